import { useId } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { FormPasswordField } from '../form/form-fields';
import type { Bound } from '../form/use-bound-field';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './new-password.module.css';
import { CriteriaStatus, PasswordCriteria } from './password-criteria';

registerSheet(sheet);

export interface FormNewPasswordProps<V extends FieldValues, O> extends Bound<V, O> {
  readonly label: string;
}

/**
 * A new password in a form. The criteria are shown above the field, because the message of a rejected password refers
 * to them. [PWD-01 to PWD-03]
 */
export function FormNewPassword<V extends FieldValues, O>({ control, name, label }: FormNewPasswordProps<V, O>) {
  const id = useId();
  const typed: unknown = useWatch({ control, name });
  const password = typeof typed === 'string' ? typed : '';
  return (
    <div className={styles.part}>
      <PasswordCriteria id={id} password={password} />
      <div>
        <FormPasswordField
          control={control}
          name={name}
          label={label}
          autoComplete="new-password"
          aria-describedby={id}
        />
        <CriteriaStatus password={password} />
      </div>
    </div>
  );
}
