import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../components/button/button';
import { LazyDialog } from '../components/dialog/lazy-dialog';
import { ProblemNotice } from '../components/notice/problem-notice';
import { Stack } from '../components/stack/stack';
import { Text } from '../components/text/text';
import { useAction } from '../form/use-action';
import { callTexts } from './call.texts';

export interface ConfirmedActionProps {
  readonly variant?: ButtonProps['variant'];
  /** Small by default. */
  readonly size?: ButtonProps['size'] | 'normal';
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
export function ConfirmedAction({ variant, size = 'small', children, question, onAgree }: ConfirmedActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    await onAgree();
    setOpen(false);
  });
  const close = () => !busy && setOpen(false);
  return (
    <>
      <Button variant={variant} size={size === 'normal' ? undefined : size} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={close}
        title={question.title}
        actions={
          <>
            <Button onClick={close}>{callTexts.cancel}</Button>
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
