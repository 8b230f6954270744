import { pathOf, type StepId } from '@home-move/contract';
import { Button, Text, useRuntime } from '@home-move/ui';
import { cardTexts as texts } from './card.texts';

interface ContinueSetUpProps {
  /** How far it is. */
  readonly words: string;
  readonly step: StepId;
}

/** Prompts to go on with what was skipped or left halfway. [CONF-15, CONF-19] */
export function ContinueSetUp({ words, step }: ContinueSetUpProps) {
  const runtime = useRuntime();
  return (
    <>
      <Text muted>{words}</Text>
      <Button onClick={() => runtime.navigate(pathOf(step))}>{texts.continueSetUp}</Button>
    </>
  );
}
