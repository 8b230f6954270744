import { shownSelectionSchema, type EnergySelection, type ShownSelection } from '@home-move/contract';
import * as z from 'zod/mini';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { toSelection } from '../quotes/selection.js';

const anyShownSelection = z.partial(shownSelectionSchema);

/** The fields of a body that state which selection the page showed; none are required. A malformed one is left to the form's validation. */
export function shownSelectionIn(body: unknown): Partial<ShownSelection> {
  return anyShownSelection.safeParse(body ?? {}).data ?? {};
}

/**
 * CONFLICT when the page showed another selection than the one to set up, as after a choice in another tab. A start date that moved
 * since, because a day has passed, is not another selection.
 */
export function rejectOtherSelection(record: EnrolmentRecord, shown: Partial<ShownSelection>, today: string): void {
  const selection = toSelection(record, today);
  if (!selection) throw new DomainError('TARIFF_MISSING');
  const isSame =
    (!shown.tariffsId || isSameSet(tariffIds(selection.tariffs), tariffIds(shown.tariffsId))) &&
    (!shown.addOnsIdentifiers || isSameSet(selection.addOnsIdentifiers, shown.addOnsIdentifiers)) &&
    (shown.monthlyCost === undefined || shown.monthlyCost === selection.monthlyCost);
  if (!isSame) throw new DomainError('CONFLICT');
}

const tariffIds = (tariffs: readonly Pick<EnergySelection['tariffs'][number], 'quoteId' | 'priceId'>[]) =>
  tariffs.map(({ quoteId, priceId }) => `${quoteId}/${priceId}`);

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());
