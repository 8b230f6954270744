import { Button, LazyDialog, ProblemNotice, Stack, Text, useAction, type ButtonProps } from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { actionsTexts as texts } from './actions.texts';

export interface ConfirmedActionProps {
  readonly variant?: ButtonProps['variant'];
  /** Label of the button that opens the question. */
  readonly children: ReactNode;
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly agree: string;
    readonly busy: string;
  };
  /** Runs after the agent has agreed; a failure is shown in the dialog, which stays open. */
  readonly onAgree: () => Promise<void>;
}

/** A button whose action runs only after the agent has agreed in a dialog. [TEL-14] */
export function ConfirmedAction({ variant, children, question, onAgree }: ConfirmedActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    await onAgree();
    setOpen(false);
  });
  const close = () => !busy && setOpen(false);
  return (
    <>
      <Button variant={variant} size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={close}
        title={question.title}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button variant={variant ?? 'primary'} busy={busy ? question.busy : undefined} onClick={() => void run()}>
              {question.agree}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>{question.text}</Text>
          <ProblemNotice problem={problem} />
        </Stack>
      </LazyDialog>
    </>
  );
}
