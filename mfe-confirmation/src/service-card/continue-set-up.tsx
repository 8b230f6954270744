import { pathOf, type StepId } from '@home-move/contract';
import { Button, Text, useRuntime } from '@home-move/ui';
import { serviceCardTexts as texts } from './service-display';

interface ContinueSetUpProps {
  readonly progress: string;
  readonly step: StepId;
}

/** Prompts the mover to continue a service they skipped or left unfinished. [CONF-15, CONF-19] */
export function ContinueSetUp({ progress, step }: ContinueSetUpProps) {
  const runtime = useRuntime();
  return (
    <>
      <Text muted>{progress}</Text>
      <Button onClick={() => runtime.navigate(pathOf(step))}>{texts.continueSetUp}</Button>
    </>
  );
}
