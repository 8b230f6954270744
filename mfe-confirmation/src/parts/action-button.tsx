import { Button, Notice, useAction, type ButtonProps } from '@home-move/ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly act: () => Promise<void>;
  /** Shown while it runs: "Starting". */
  readonly busyWords: string;
}

/** A button that does something on the server, and says above itself what went wrong. */
export function ActionButton({ act, busyWords, ...button }: ActionButtonProps) {
  const { run, busy, problem } = useAction(act);
  return (
    <>
      {problem && <Notice kind="error">{problem.title}</Notice>}
      <Button {...button} onClick={() => void run()} busy={busy ? busyWords : undefined} />
    </>
  );
}
