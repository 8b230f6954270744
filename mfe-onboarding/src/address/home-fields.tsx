import { Stack } from '@home-move/ui';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AddressSearch } from '../moving-details/address/address-lookup.queries';
import { useFocusOnSwitch } from '../parts/use-focus-on-switch';
import type { Home, TypedHome } from './home.form';
import { HomeByHand } from './home-by-hand';
import { HomeOfList } from './home-of-list';

interface HomeFieldsProps {
  readonly form: UseFormReturn<TypedHome, unknown, Home>;
  readonly search: AddressSearch;
  /** Saving said that too little is known of the chosen address. [ADDR-18] */
  readonly thin: string | null;
}

/** The new home: chosen from the list, or typed by hand. */
export function HomeFields({ form, search, thin }: HomeFieldsProps) {
  const { control, setValue, clearErrors } = form;
  const entry = useWatch({ control, name: 'entry' });
  const place = useFocusOnSwitch(entry);

  const reason = search.problem?.code === 'GSP_NOT_FOUND' ? search.problem.title : thin;
  const isThin = reason !== null;
  useEffect(() => {
    if (isThin) setValue('entry', 'manual');
  }, [isThin, setValue]);

  const enterBy = (way: TypedHome['entry']) => {
    clearErrors();
    setValue('entry', way);
  };

  return (
    <Stack ref={place}>
      {entry === 'manual' ? (
        <HomeByHand control={control} reason={reason} onSearch={() => enterBy('lookup')} />
      ) : (
        <HomeOfList form={form} search={search} onManual={() => enterBy('manual')} />
      )}
    </Stack>
  );
}
