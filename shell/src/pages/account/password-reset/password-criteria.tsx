import { passwordCriteria } from '@home-move/contract';
import { CheckIcon, classNames, registerSheet, Text, VisuallyHidden } from '@home-move/ui';
import sheet, * as styles from './password-criteria.module.css';
import { passwordResetTexts as texts } from './password-reset.texts';

registerSheet(sheet);

export interface PasswordCriteriaProps {
  readonly id: string;
  readonly password: string;
}

/** Above the box, where the message of a refused password points; each is ticked once it is met. [PWD-01] */
export function PasswordCriteria({ id, password }: PasswordCriteriaProps) {
  return (
    <div id={id}>
      <Text strong>{texts.criteria}</Text>
      <ul className={styles.criteria}>
        {passwordCriteria.map((criterion) => {
          const isMet = criterion.isMet(password);
          return (
            <li key={criterion.id} className={classNames(styles.item, isMet && styles.met)}>
              {isMet && <CheckIcon size={18} />}
              <span>
                {criterion.label}
                {isMet && <VisuallyHidden>, {texts.met}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
