import { pathOf } from '@home-move/contract';
import { Actions, EnergyIcon, Notice, Page, Text, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { gateTexts as texts } from './energy-gate.texts';
import { ContinueWithoutEnergy } from './skip-energy';

interface EnergyStopProps {
  /** The specification's sentence. */
  readonly sentence: string;
  /** Another way than going on without energy. */
  readonly action?: ReactNode;
}

/** Energy cannot go on: says why, what is safe, and offers the way on. */
export function EnergyStop({ sentence, action }: EnergyStopProps) {
  const runtime = useRuntime();
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('moving-details')) }}
    >
      <Notice kind="warning" still>
        <p>{sentence}</p>
      </Notice>
      <Text muted measure>
        <EnergyIcon size={18} /> {texts.stillSupplied}
      </Text>
      <Actions>
        {action}
        <ContinueWithoutEnergy primary />
      </Actions>
    </Page>
  );
}
