import { pathOf, type Order } from '@home-move/contract';
import { Button, Notice, useAction, useIsFinished, useRuntime } from '@home-move/ui';
import { orderTexts as texts } from './order.texts';

const firstSteps = { energy: 'energy-usage', broadband: 'broadband-list' } as const satisfies Record<
  Order['kind'],
  string
>;

interface ChooseAgainProps {
  readonly order: Order;
  readonly variant: 'primary' | 'secondary';
}

/** Opens the service of an order that ended, at its first step; nothing in a finished enrolment, whose steps are closed. [ORDER-49, ORDER-62] */
export function ChooseAgain({ order: { kind }, variant }: ChooseAgainProps) {
  const runtime = useRuntime();
  const isFinished = useIsFinished();
  const { run, busy, problem } = useAction(async () => {
    // The service became to do again when the provider reported, after this page had loaded the enrolment.
    await runtime.enrolment.refresh();
    runtime.navigate(pathOf(firstSteps[kind]));
  });
  if (isFinished) return null;
  return (
    <>
      <Button variant={variant} busy={busy ? texts.opening : undefined} onClick={() => void run()}>
        {texts.chooseAgain[kind]}
      </Button>
      {problem && (
        <Notice kind="error">
          <p>{problem.title}</p>
        </Notice>
      )}
    </>
  );
}
