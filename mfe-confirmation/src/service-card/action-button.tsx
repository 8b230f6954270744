import { Button, Notice, useAction, type ButtonProps } from '@home-move/ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly action: () => Promise<void>;
  /** Shown during the action: "Starting". */
  readonly busyLabel: string;
}

/** A button whose action calls the server; a problem is shown above it. */
export function ActionButton({ action, busyLabel, ...button }: ActionButtonProps) {
  const { run, busy, problem } = useAction(action);
  return (
    <>
      {problem && <Notice kind="error">{problem.title}</Notice>}
      <Button {...button} onClick={() => void run()} busy={busy ? busyLabel : undefined} />
    </>
  );
}
