import { createContext, useContext } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldMessages, fieldId } from './form-errors';

/** Id of the form around a bound field: the prefix of the ids of its inputs. Provided by `FormPage`. */
export const FormIdContext = createContext('field');

/** Binds a field to a form: `control={form.control}` and the path of its value. */
export interface Bound<Values extends FieldValues, Output = Values> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** The state of one field of a form, as a component needs it. */
export interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/**
 * The state of one field of a form. react-hook-form gets no ref: its own focus would scroll the page around a frame;
 * `FormPage` moves the focus in the page's order instead.
 */
export function useBoundField<Value, Values extends FieldValues, Output>({
  control,
  name,
}: Bound<Values, Output>): BoundField<Value> {
  const formId = useContext(FormIdContext);
  const { field, fieldState } = useController({ control, name });
  // The form types a value by its path; the caller names the type that its component renders.
  const value = field.value as Value | undefined;
  const error = fieldState.error && fieldMessages({ [name]: fieldState.error })[0]?.message;
  return { id: fieldId(formId, name), name, value, error, onChange: field.onChange, onBlur: field.onBlur };
}
