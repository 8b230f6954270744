import { useContext } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldMessages, fieldId } from './form-errors';
import { FormIdContext } from './form-id';

/** Ties a field to a form: `control={form.control}` and the path of its value. */
export interface Bound<Values extends FieldValues, Output = Values> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** What a drawn field needs of its form. */
export interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/**
 * The state of one field of a form. No ref goes to react-hook-form: its own focus would scroll the page around a frame;
 * `FormPage` moves the focus in the page's order instead.
 */
export function useBoundField<Value, Values extends FieldValues, Output>({
  control,
  name,
}: Bound<Values, Output>): BoundField<Value> {
  const formId = useContext(FormIdContext);
  const { field, fieldState } = useController({ control, name });
  // The type of a value by its path is known to the form; the field that draws it asks for the value it can draw.
  const value = field.value as Value | undefined;
  const error = fieldState.error && fieldMessages({ [name]: fieldState.error })[0]?.message;
  return { id: fieldId(formId, name), name, value, error, onChange: field.onChange, onBlur: field.onBlur };
}
