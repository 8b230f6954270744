import { emptyDate, type DateParts } from '@home-move/contract';
import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../components/checkbox/checkbox';
import { DateField, type DateFieldProps } from '../components/date-field/date-field';
import { PasswordField, type PasswordFieldProps } from '../components/password-field/password-field';
import { RadioCards, type RadioCardsProps, type RadioValue } from '../components/radio-cards/radio-cards';
import { Select, type SelectOption, type SelectProps } from '../components/select/select';
import { TextField, type TextFieldProps } from '../components/text-field/text-field';
import { useBoundField, type Bound } from './use-bound-field';

/** Props that the form provides. */
type FormProps =
  | 'id'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'error'
  | 'onChange'
  | 'onBlur'
  | 'ref';

/** A text field in a form; its value is a string. */
export function FormTextField<V extends FieldValues, O>({
  control,
  name,
  ...rest
}: Bound<V, O> & Omit<TextFieldProps, FormProps>) {
  const { value, onChange, ...field } = useBoundField<string, V, O>({ control, name });
  return <TextField {...rest} {...field} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />;
}

/** A password in a form; its value is a string. */
export function FormPasswordField<V extends FieldValues, O>({
  control,
  name,
  ...rest
}: Bound<V, O> & Omit<PasswordFieldProps, FormProps>) {
  const { value, onChange, ...field } = useBoundField<string, V, O>({ control, name });
  return <PasswordField {...rest} {...field} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />;
}

type BoundSelectProps = Omit<SelectProps, FormProps | 'options'> & { readonly options: readonly SelectOption[] };

/** A select in a form; its value is the chosen option's value, a string or a number, and '' while none is chosen. */
export function FormSelect<V extends FieldValues, O>({
  control,
  name,
  options,
  ...rest
}: Bound<V, O> & BoundSelectProps) {
  const { value, onChange, ...field } = useBoundField<string | number, V, O>({ control, name });
  const chosen = (text: string) => options.find((option) => String(option.value) === text)?.value ?? '';
  return (
    <Select
      {...rest}
      {...field}
      options={options}
      value={value ?? ''}
      onChange={(event) => onChange(chosen(event.target.value))}
    />
  );
}

type BoundRadioProps<Value extends RadioValue> = Omit<RadioCardsProps<Value>, FormProps>;

/** Radio cards in a form; their value is the chosen option's value, undefined while none is chosen. */
export function FormRadioCards<Value extends RadioValue, V extends FieldValues, O>(
  props: Bound<V, O> & BoundRadioProps<Value>,
) {
  const { control, name, ...rest } = props;
  const field = useBoundField<Value, V, O>({ control, name });
  return <RadioCards {...rest} {...field} />;
}

/** A checkbox in a form; its value is a boolean. */
export function FormCheckbox<V extends FieldValues, O>({
  control,
  name,
  ...rest
}: Bound<V, O> & Omit<CheckboxProps, FormProps>) {
  const { value, onChange, ...field } = useBoundField<boolean, V, O>({ control, name });
  return (
    <Checkbox {...rest} {...field} checked={value ?? false} onChange={(event) => onChange(event.target.checked)} />
  );
}

/** A date in a form; its value is `DateParts`. An error of one part marks the whole group. */
export function FormDateField<V extends FieldValues, O>({
  control,
  name,
  ...rest
}: Bound<V, O> & Omit<DateFieldProps, FormProps>) {
  const { value, ...field } = useBoundField<DateParts, V, O>({ control, name });
  return <DateField {...rest} {...field} value={value ?? emptyDate} />;
}
