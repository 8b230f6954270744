import { shownPlanSchema } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { costOf, type StoredSelection } from '../quotes/selection.js';

/**
 * CONFLICT when the body says that another plan was shown than the one that would be contracted, as after a choice in
 * another tab. A body that says nothing of it is left to the form's own check.
 */
export function refuseOtherPlan(selection: StoredSelection, body: unknown): void {
  const { data: shown } = shownPlanSchema.safeParse(body);
  if (!shown) return;
  const offers = selection.offers.map(({ tariff }) => `${tariff.quoteId}/${tariff.priceId}`);
  const isSame =
    sameSet(
      offers,
      shown.tariffsId.map(({ quoteId, priceId }) => `${quoteId}/${priceId}`),
    ) &&
    sameSet(selection.addOnsIdentifiers, shown.addOnsIdentifiers) &&
    costOf(selection).monthly === shown.monthlyCost;
  if (!isSame) throw new DomainError('CONFLICT');
}

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());
