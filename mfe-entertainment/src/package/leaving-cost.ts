import type { BroadbandPackage } from '@home-move/contract';
import { formatMoney } from '@home-move/ui';
import { costTexts as texts } from './package-page.texts';

/** Months after which the example leaves, where the contract is long enough. */
const EXAMPLE_MONTHS = 6;

/** The cost of ending the contract early, with one worked example. Names the provider to contact if it is unknown. */
export function leavingCost({
  pricing,
  provider,
  monthlyExitFee,
}: Pick<BroadbandPackage, 'pricing' | 'provider' | 'monthlyExitFee'>): readonly string[] {
  const { contractLengthMonths: months, isRolling } = pricing;
  if (isRolling) return [texts.leaveRolling];
  const contract = texts.contract(months);
  if (monthlyExitFee === null) return [contract, texts.leaveUnknown(provider.name)];
  if (monthlyExitFee === 0) return [contract, texts.leaveFree(provider.name)];
  const after = Math.min(EXAMPLE_MONTHS, Math.floor(months / 2));
  const left = months - after;
  const example = after > 0 ? [texts.leaveExample(after, left, formatMoney(left * monthlyExitFee))] : [];
  return [contract, texts.leaveFee(formatMoney(monthlyExitFee)), ...example];
}
