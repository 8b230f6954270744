import { Stack } from '@home-move/ui';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useFocusOnSwitch } from '../../parts/use-focus-on-switch';
import type { MovingDetails, TypedMovingDetails } from '../moving-details.form';
import { AddressSearchField } from './address-search-field';
import type { AddressSearch } from './address-lookup.queries';
import { ManualEntry } from './manual-entry';

interface HomeAddressProps {
  readonly form: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>;
  readonly search: AddressSearch;
}

/** The address of the new home: looked up, or typed by hand. */
export function HomeAddress({ form, search }: HomeAddressProps) {
  const { control, setValue, clearErrors } = form;
  const entry = useWatch({ control, name: 'address.entry' });
  const place = useFocusOnSwitch(entry);

  // The search was answered: the register knows too little of this address. [ADDR-18]
  const isThin = search.problem?.code === 'GSP_NOT_FOUND';
  useEffect(() => {
    if (isThin) setValue('address.entry', 'manual');
  }, [isThin, setValue]);

  const enterBy = (way: 'lookup' | 'manual') => {
    clearErrors('address');
    setValue('address.entry', way);
  };

  return (
    <Stack ref={place}>
      {entry === 'manual' ? (
        <ManualEntry
          form={form}
          reason={isThin ? (search.problem?.title ?? null) : null}
          onSearch={() => enterBy('lookup')}
        />
      ) : (
        <AddressSearchField form={form} search={search} onManual={() => enterBy('manual')} />
      )}
    </Stack>
  );
}
