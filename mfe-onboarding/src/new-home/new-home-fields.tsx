import { focusField, Stack } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { AddressPicker, type AddressPickerProps } from './address-picker';
import { ManualAddress } from './manual-address';

interface NewHomeFieldsProps<V extends FieldValues, O> extends AddressPickerProps<V, O> {
  /** The answer of a save that lacked details of the chosen address. [ADDR-18] */
  readonly insufficientDetails?: string | null;
  /** The lines of a manual address. */
  readonly children: ReactNode;
}

/** Focuses the first field of a container whenever its content is switched: the element that had the focus is gone. */
function useFocusOnSwitch(shown: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const field = container.current?.querySelector('input');
    if (field) focusField(field);
  }, [shown]);
  return container;
}

/** The new home, chosen from the addresses of its postcode or entered manually. */
export function NewHomeFields<V extends FieldValues, O>({
  insufficientDetails = null,
  children,
  ...picker
}: NewHomeFieldsProps<V, O>) {
  const { form, names, search } = picker;
  const entry: unknown = useWatch({ control: form.control, name: names.entry });
  const isManual = entry === 'manual';
  const container = useFocusOnSwitch(isManual ? 'manual' : 'lookup');

  const setEntry = (next: 'lookup' | 'manual') =>
    // The form knows the type of a value by its path; the entry is one of these two in every form.
    form.setValue(names.entry, next as PathValue<V, FieldPath<V>>);
  const switchTo = (next: 'lookup' | 'manual') => {
    form.clearErrors(names.group);
    setEntry(next);
  };

  const reason = search.problem?.code === 'GSP_NOT_FOUND' ? search.problem.title : insufficientDetails;
  const hasInsufficientDetails = reason !== null;
  const showManual = useEffectEvent(() => setEntry('manual'));
  useEffect(() => {
    if (hasInsufficientDetails) showManual();
  }, [hasInsufficientDetails]);

  return (
    <Stack ref={container}>
      {isManual ? (
        <ManualAddress reason={reason} onSearch={() => switchTo('lookup')}>
          {children}
        </ManualAddress>
      ) : (
        <AddressPicker {...picker} onManual={() => switchTo('manual')} />
      )}
    </Stack>
  );
}
