import { type Action, ContinueWithout, NoThanks } from '@home-move/ui';
import { useElectricityOnly } from '../selection/choose-tariff';
import type { MixedFuel } from '../selection/mixed-meters';
import { ContinueWithoutEnergy, NoThanksToEnergy, useSkipEnergy } from '../skip/skip-energy';
import { leaveFuelTexts as texts } from './list.texts';

interface LeaveListProps {
  readonly mixed: MixedFuel | null;
  /** Without tariffs to choose from there is nothing to ask: 'Continue'. [LIST-18] */
  readonly hasTariffs: boolean;
  /** Whether 'Continue' is the page's primary action. */
  readonly primary?: boolean;
}

interface LeaveFuelProps extends LeaveListProps {
  readonly mixed: MixedFuel;
  readonly leave: Action<[]>;
  readonly label: string;
}

function LeaveFuel({ mixed: { fuel }, leave, label, hasTariffs, primary }: LeaveFuelProps) {
  if (!hasTariffs) return <ContinueWithout skip={leave} primary={primary} />;
  return <NoThanks skip={leave} title={texts.title(fuel)} body={texts.body(fuel)} skipLabel={label} />;
}

function LeaveGas(props: LeaveListProps & { readonly mixed: MixedFuel }) {
  return <LeaveFuel {...props} leave={useElectricityOnly()} label={texts.electricityOnly} />;
}

function LeaveLastFuel(props: LeaveListProps & { readonly mixed: MixedFuel }) {
  return <LeaveFuel {...props} leave={useSkipEnergy()} label={texts.skip(props.mixed.fuel)} />;
}

/**
 * 'No thanks' or 'Continue': skips energy; with mixed meters the fuel that is left, or gas in favour of the electricity that was
 * chosen. [LIST-08, LIST-09, LIST-17, LIST-18]
 */
export function LeaveList({ mixed, hasTariffs, primary = false }: LeaveListProps) {
  if (mixed?.isLast) return <LeaveLastFuel mixed={mixed} hasTariffs={hasTariffs} primary={primary} />;
  if (mixed?.fuel === 'Gas') return <LeaveGas mixed={mixed} hasTariffs={hasTariffs} primary={primary} />;
  return hasTariffs ? <NoThanksToEnergy /> : <ContinueWithoutEnergy primary={primary} />;
}
