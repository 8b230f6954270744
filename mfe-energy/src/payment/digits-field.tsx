import { TextField, useBoundField, type TextFieldProps } from '@home-move/ui';
import type { AccountForm } from './account.form';
import type { Control } from 'react-hook-form';

interface DigitsFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'width'> {
  readonly control: Control<AccountForm>;
  readonly name: 'bankAccountNumber' | 'bankAccountSortCode';
  /** Number of digits; typed hyphens and spaces do not count. [PAY-26] */
  readonly length: number;
  /** Called after each change. */
  readonly onChanged?: () => void;
}

/** A sort code or account number, however the mover groups it: "08-99-99" is six digits. */
export function DigitsField({ control, name, length, onChanged, ...rest }: DigitsFieldProps) {
  const { value, onChange, ...field } = useBoundField<string, AccountForm, AccountForm>({ control, name });
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.target.value.replace(/[\s-]/g, '').slice(0, length));
        onChanged?.();
      }}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      numeric
    />
  );
}
