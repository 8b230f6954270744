import { passwordCriteria } from '@home-move/contract';
import { CheckIcon, classNames, FormPasswordField, registerSheet, Text, VisuallyHidden } from '@home-move/ui';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { PersonalDetailsValues, TypedPersonalDetails } from './personal-details.form';
import { personalDetailsTexts as texts } from './personal-details.texts';
import sheet, * as styles from './new-password.module.css';

registerSheet(sheet);

interface NewPasswordProps {
  readonly control: Control<TypedPersonalDetails, unknown, PersonalDetailsValues>;
}

/** The criteria stand above the box, where the message points to; each is ticked as it is met. [PWD-01 to PWD-03] */
export function NewPassword({ control }: NewPasswordProps) {
  const id = useId();
  const typed = useWatch({ control, name: 'password' });
  return (
    <div className={styles.part}>
      <div id={id}>
        <Text strong>{texts.passwordNeeds}</Text>
        <ul className={styles.criteria}>
          {passwordCriteria.map(({ id: criterion, label, isMet }) => {
            const met = isMet(typed);
            return (
              <li key={criterion} className={classNames(met && styles.met)}>
                {met && <CheckIcon size={18} />}
                <span>
                  {label}
                  {met && <VisuallyHidden> ({texts.criterionMet})</VisuallyHidden>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <FormPasswordField
        control={control}
        name="password"
        label={texts.password}
        aria-describedby={id}
        autoComplete="new-password"
      />
    </div>
  );
}
