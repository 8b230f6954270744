import { ClockIcon, Notice, registerSheet, Status, SuccessIcon, Text, useEnrolment, useRuntime } from '@home-move/ui';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import sheet, * as styles from './save-state.module.css';
import { saveStateTexts as texts } from './journey.texts';

registerSheet(sheet);

interface SaveStateProps<V extends FieldValues, Output> {
  readonly form: UseFormReturn<V, unknown, Output>;
  /** The form's values when nothing was typed since the last save. */
  readonly saved: V;
  /** The save got no answer; it is repeated once the connection is back. */
  readonly isWaiting: boolean;
}

const isSame = (typed: unknown, saved: unknown) => JSON.stringify(typed) === JSON.stringify(saved);

/** Whether the mover has given any value; `entry` is our own note of how an address is entered. */
const hasValues = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, field]) => name !== 'entry' && hasValues(field))
    : Boolean(value);

/**
 * Shows below the actions of a step whether its values are saved, kept in the tab or only on the page. Announces each
 * change once.
 */
export function SaveState<V extends FieldValues, Output>({ form, saved, isWaiting }: SaveStateProps<V, Output>) {
  const { storage } = useRuntime();
  const hasEnrolment = useEnrolment() !== null;
  const typed: FieldValues = useWatch({ control: form.control });
  const isTyped = !isSame(typed, saved);

  const currentText = (): string | null => {
    if (!isTyped && !hasEnrolment) return texts.atNext;
    if (!isTyped) return hasValues(saved) ? texts.saved : null;
    if (!storage.persistent) return texts.inThisPage;
    return typed['password'] ? texts.keptWithoutPassword : texts.kept;
  };
  const text = currentText();
  const Icon = isTyped || !hasEnrolment ? ClockIcon : SuccessIcon;
  return (
    <Status className={styles.state}>
      {isWaiting ? (
        <Notice kind="warning" still>
          {storage.persistent ? texts.waiting : texts.waitingInThisPage}
        </Notice>
      ) : (
        text !== null && (
          <Text as="div" size="sm" muted className={styles.line}>
            <Icon size={18} />
            <span>{text}</span>
          </Text>
        )
      )}
    </Status>
  );
}
