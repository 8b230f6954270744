import { Button, Dialog, Notice, registerSheet, Text, type Action } from '@home-move/ui';
import { useRef } from 'react';
import sheet, * as styles from './dialogs.module.css';

registerSheet(sheet);

interface QuestionTexts {
  readonly title: string;
  readonly text: readonly string[];
  readonly keep: string;
  readonly confirm: string;
  readonly busy: string;
}

export interface QuestionDialogProps {
  readonly texts: QuestionTexts;
  readonly action: Action<[]>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that gets the focus after an attempt, which may remove the opener. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** One question before a change that cannot be undone. Two buttons of equal weight. */
export function QuestionDialog({ texts, action, open, onClose, finalFocus }: QuestionDialogProps) {
  const { busy, problem, run } = action;
  const isConfirmed = useRef(false);
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      finalFocus={() => (isConfirmed.current ? (finalFocus?.() ?? null) : null)}
      title={texts.title}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            busy={busy ? texts.busy : undefined}
            onClick={() => {
              isConfirmed.current = true;
              void run();
            }}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice kind="error">
          <p>{problem.title}</p>
        </Notice>
      )}
      <div className={styles.text}>
        {texts.text.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
    </Dialog>
  );
}
