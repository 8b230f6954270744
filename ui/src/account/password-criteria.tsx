import { passwordCriteria } from '@home-move/contract';
import { useEffect, useState } from 'react';
import { Status } from '../components/status/status';
import { Text } from '../components/text/text';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { CheckIcon } from '../icons/frame-icons';
import { classNames, registerSheet } from '../styles/sheets';
import sheet, * as styles from './new-password.module.css';

registerSheet(sheet);

/** The criteria themselves are in the contract. */
const texts = {
  needs: 'Your password needs:',
  met: 'done',
  missing: (labels: readonly string[]) => `Still needed: ${labels.join('; ')}`,
  complete: 'Your password has all it needs',
} as const;

/** Longer than a slow typist takes to find the next key: an announcement between two keystrokes is lost. */
const TYPING_PAUSE_MS = 1500;

interface PasswordCriteriaProps {
  /** Id of the list, for the `aria-describedby` of the password field. */
  readonly id: string;
  readonly password: string;
}

/** The criteria of a new password, each ticked as it is met. [PWD-01] */
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

function formatMissing(password: string): string {
  if (password === '') return '';
  const missing = passwordCriteria.filter(({ isMet }) => !isMet(password)).map(({ label }) => label);
  return missing.length === 0 ? texts.complete : texts.missing(missing);
}

/** The value as it was when it last stayed unchanged for `ms`. */
function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** Announces to screen readers which criteria are missing, once typing pauses and only when that changed. */
export function CriteriaStatus({ password }: { readonly password: string }) {
  return (
    <Status>
      <VisuallyHidden>{formatMissing(useDebounced(password, TYPING_PAUSE_MS))}</VisuallyHidden>
    </Status>
  );
}
