import { passwordCriteria } from '@home-move/contract';
import { Status } from '../components/status/status';
import { Text } from '../components/text/text';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { CheckIcon } from '../icons/frame-icons';
import { classNames } from '../styles/class-names';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './new-password.module.css';
import { newPasswordTexts as texts } from './new-password.texts';
import { useRested } from './use-rested';

registerSheet(sheet);

/** As long as somebody who types slowly looks for the next key: what is read out meanwhile is lost. */
const restMs = 1500;

interface PasswordCriteriaProps {
  /** Of the list, for the box to be described by. */
  readonly id: string;
  readonly password: string;
}

/** What a password needs, each ticked as it is met. */
export function PasswordCriteria({ id, password }: PasswordCriteriaProps) {
  return (
    <div id={id}>
      <Text strong>{texts.needs}</Text>
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

function inWords(password: string): string {
  if (password === '') return '';
  const missing = passwordCriteria.filter(({ isMet }) => !isMet(password)).map(({ label }) => label);
  return missing.length === 0 ? texts.complete : texts.missing(missing);
}

/** The same for who cannot see the ticks: told when typing rests, and only where it has changed. */
export function CriteriaStatus({ password }: { readonly password: string }) {
  return (
    <Status>
      <VisuallyHidden>{inWords(useRested(password, restMs))}</VisuallyHidden>
    </Status>
  );
}
