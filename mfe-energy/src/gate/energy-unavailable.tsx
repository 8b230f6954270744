import { pathOf } from '@home-move/contract';
import { Actions, EnergyHelp, Notice, Page, Text, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { ContinueWithoutEnergy } from '../skip/skip-energy';

/** Texts of the gate and of its notices. */
export const gateTexts = {
  title: 'Your energy',
  opening: 'Getting your energy ready',
  noAddress: 'We need the address of your new home before we can show you energy plans.',
  addAddress: 'Tell us your address',
  stillSupplied:
    'You will still have energy: the current supplier of the home keeps supplying it until you choose another.',
} as const;

interface EnergyUnavailableProps {
  /** The sentence from the specification. */
  readonly reason: string;
  /** Advice for the mover and the postcode of the home; undefined if the mover can resolve the reason. */
  readonly elsewhere?: { readonly advice: string | null; readonly postcode: string | null };
  /** An alternative to continuing without energy. */
  readonly action?: ReactNode;
}

/** Explains why energy cannot be set up here, reassures the mover about the present supply, and offers to continue without. */
export function EnergyUnavailable({ reason: sentence, elsewhere, action }: EnergyUnavailableProps) {
  const runtime = useRuntime();
  return (
    <Page
      title={gateTexts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('product-selection')) }}
    >
      <Notice kind="warning" still>
        <p>{sentence}</p>
      </Notice>
      <Text muted measure>
        {gateTexts.stillSupplied}
        {elsewhere?.advice && ` ${elsewhere.advice}`}
      </Text>
      {elsewhere && <EnergyHelp postcode={elsewhere.postcode} />}
      <Actions>
        {action}
        <ContinueWithoutEnergy primary />
      </Actions>
    </Page>
  );
}
