import { useState, type ComponentPropsWithRef } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Field, useFieldIds, type FieldTexts } from '../field/field';
import { inputClass } from '../field/input';
import { Status } from '../status/status';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './password-field.module.css';

registerSheet(sheet);

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'width'> {}

/** A password with a Show/Hide button inside. Set `autoComplete` to current-password or new-password. */
export function PasswordField({ label, hint, error, optional, id, className, ...box }: PasswordFieldProps) {
  const ids = useFieldIds(id, { hint, error }, box['aria-describedby']);
  const [shown, setShown] = useState(false);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.reveal}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...box}
          id={ids.id}
          type={shown ? 'text' : 'password'}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={inputClass('full', Boolean(error), className)}
        />
        <button type="button" aria-controls={ids.id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </div>
      <Status>{shown && <VisuallyHidden>Your password is shown</VisuallyHidden>}</Status>
    </Field>
  );
}
