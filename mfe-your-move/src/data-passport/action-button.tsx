import type { Disclosure, Problem } from '@home-move/contract';
import { registerSheet, VisuallyHidden } from '@home-move/ui';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';

registerSheet(sheet);

interface ActionButtonProps {
  readonly entry: Disclosure;
  /** Shown on the button; `about` completes it for screen readers, and `busy` replaces it during the call. */
  readonly texts: { readonly action: string; readonly about: (entry: string) => string; readonly busy: string };
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly onClick: () => void;
}

/** The button of an action that calls the API, and why the call failed. */
export function ActionButton({ entry, texts, isBusy, problem, onClick }: ActionButtonProps) {
  return (
    <>
      <button type="button" aria-disabled={isBusy} className={styles.action} onClick={onClick}>
        {isBusy ? texts.busy : texts.action}
        <VisuallyHidden>{texts.about(nameOfEntry(entry))}</VisuallyHidden>
      </button>
      {problem && (
        <p role="alert" className={styles.failure}>
          {problem.title}
        </p>
      )}
    </>
  );
}
