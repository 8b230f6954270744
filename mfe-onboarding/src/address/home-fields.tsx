import { focusField, Stack } from '@home-move/ui';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AddressSearch } from '../moving-details/address/address-lookup.queries';
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
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(entry);

  const reason = search.problem?.code === 'GSP_NOT_FOUND' ? search.problem.title : thin;
  const isThin = reason !== null;
  useEffect(() => {
    if (isThin) setValue('entry', 'manual');
  }, [isThin, setValue]);

  // What had the focus is gone with the other way to give an address.
  useEffect(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    const box = place.current?.querySelector('input');
    if (box) focusField(box);
  }, [entry]);

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
