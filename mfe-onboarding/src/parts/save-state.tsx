import { ClockIcon, Notice, registerSheet, Status, SuccessIcon, Text, useEnrolment, useRuntime } from '@home-move/ui';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import sheet, * as styles from './save-state.module.css';
import { saveStateTexts as texts } from './save-state.texts';

registerSheet(sheet);

interface SaveStateProps<V extends FieldValues, Output> {
  readonly form: UseFormReturn<V, unknown, Output>;
  /** What the boxes hold when nothing was typed since the last save. */
  readonly saved: V;
  /** No answer came: it is saved once the connection is back. */
  readonly isWaiting: boolean;
}

const isSame = (typed: unknown, saved: unknown) => JSON.stringify(typed) === JSON.stringify(saved);

/** Whether a page has anything that people gave; by which way they enter an address is our own note. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, part]) => name !== 'entry' && holdsSomething(part))
    : Boolean(value);

/** Says below the actions of a step whether what it holds is saved, and where it is until then. Each change is announced once. */
export function SaveState<V extends FieldValues, Output>({ form, saved, isWaiting }: SaveStateProps<V, Output>) {
  const { storage } = useRuntime();
  const hasEnrolment = useEnrolment() !== null;
  const typed: FieldValues = useWatch({ control: form.control });
  const isTyped = !isSame(typed, saved);

  const line = (): string | null => {
    if (!isTyped && !hasEnrolment) return texts.atNext;
    if (!isTyped) return holdsSomething(saved) ? texts.saved : null;
    if (!storage.persistent) return texts.inThisPage;
    return typed['password'] ? texts.keptWithoutPassword : texts.kept;
  };
  const words = line();
  const Icon = isTyped || !hasEnrolment ? ClockIcon : SuccessIcon;
  return (
    <Status className={styles.state}>
      {isWaiting ? (
        <Notice kind="warning" still>
          {storage.persistent ? texts.waiting : texts.waitingInThisPage}
        </Notice>
      ) : (
        words !== null && (
          <Text as="div" size="sm" muted className={styles.line}>
            <Icon size={18} />
            <span>{words}</span>
          </Text>
        )
      )}
    </Status>
  );
}
