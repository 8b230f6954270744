import type { Ref } from 'react';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';

/** An address as typed by hand; every part a string, possibly empty. */
export interface ManualAddress {
  readonly houseNameOrNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly cityTown: string;
  readonly postcode: string;
}

export interface ManualAddressFieldsProps {
  /** Ids are `${id}-${part}`. */
  readonly id: string;
  readonly value: ManualAddress;
  readonly onChange: (value: ManualAddress) => void;
  readonly onBlur?: () => void;
  readonly errors?: Partial<Record<keyof ManualAddress, string | undefined>>;
  /** The first box, for focus on an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

const PARTS = [
  { part: 'houseNameOrNumber', label: 'House name or number', width: '12', autoComplete: 'off' },
  { part: 'addressLine1', label: 'Address line 1', width: 'full', autoComplete: 'address-line1' },
  { part: 'addressLine2', label: 'Address line 2', width: 'full', autoComplete: 'address-line2' },
  { part: 'cityTown', label: 'Town or city', width: '20', autoComplete: 'address-level2' },
  { part: 'postcode', label: 'Postcode', width: 'postcode', autoComplete: 'postal-code' },
] as const;

/** The boxes of an address that the lookup does not know. */
export function ManualAddressFields({ id, value, onChange, onBlur, errors = {}, ref }: ManualAddressFieldsProps) {
  return (
    <Stack gap={5}>
      {PARTS.map(({ part, label, width, autoComplete }, index) => (
        <TextField
          key={part}
          ref={index === 0 ? ref : undefined}
          id={`${id}-${part}`}
          label={label}
          optional={part === 'addressLine2'}
          width={width}
          autoComplete={autoComplete}
          error={errors[part]}
          value={value[part]}
          onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          onBlur={onBlur}
        />
      ))}
    </Stack>
  );
}
