import { TextField, useBoundField, type TextFieldProps } from '@home-move/ui';
import type { DirectDebit } from '@home-move/contract';
import type { Control } from 'react-hook-form';
import type { PaymentForm } from './payment.form';

interface DigitsFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'width'> {
  readonly control: Control<PaymentForm, unknown, DirectDebit>;
  readonly name: 'bankAccountNumber' | 'bankAccountSortCode';
  /** Number of digits; typed hyphens and spaces do not count. [PAY-26] */
  readonly length: number;
}

/** A sort code or account number, however the mover groups it: "08-99-99" is six digits. */
export function DigitsField({ control, name, length, ...rest }: DigitsFieldProps) {
  const { value, onChange, ...field } = useBoundField<string, PaymentForm, DirectDebit>({ control, name });
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value.replace(/[\s-]/g, '').slice(0, length))}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      numeric
    />
  );
}
