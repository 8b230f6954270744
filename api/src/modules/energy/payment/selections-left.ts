import type { ShownSelection } from '@home-move/contract';
import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { PaymentTerms, QuotesPort } from '../../../providers/quotes/quotes.port.js';
import { energySetUps, slotOf, slotsLeft, type EnergySlot } from '../state/energy-slot.js';
import type { StoredSelection } from '../state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { selectionStart, type StoredStart } from '../quotes/selection-start.js';
import { paymentMethodOf } from './application-attempt.js';

/** A selection that is left to set up. */
export interface SelectionLeft {
  readonly slot: EnergySlot;
  readonly selection: StoredSelection;
}

/** The selections that are left to set up, in the order in which they are submitted. Throws TARIFF_MISSING without one. */
export function selectionsLeft(record: EnrolmentRecord): readonly SelectionLeft[] {
  const left = slotsLeft(record).flatMap((slot) => {
    const { selection } = slotOf(record, slot);
    return selection ? [{ slot, selection }] : [];
  });
  if (left.length === 0) throw new DomainError('TARIFF_MISSING');
  return left;
}

/** The selection that is left and paid by Direct Debit; null if all are paid as you go. */
export function payerOf(left: readonly SelectionLeft[]): StoredSelection | null {
  return (
    left.map(({ selection }) => selection).find((selection) => paymentMethodOf(selection) === 'DIRECT_DEBIT') ?? null
  );
}

/** The terms of the supplier of a selection. Throws TARIFF_MISSING, QUOTE_EXPIRED or THIRD_PARTY. */
export async function paymentTermsOf(provider: QuotesPort, { offers }: StoredSelection): Promise<PaymentTerms> {
  const [offer] = offers;
  if (!offer) throw new DomainError('TARIFF_MISSING');
  return provider.paymentTerms(offer.supplierCode);
}

/**
 * The selection paid by Direct Debit that an interrupted call for both fuels has set up already: the same call, sent again, still
 * shows it. Null for any other call.
 */
export function acceptedPayer(
  record: EnrolmentRecord,
  { tariffsId = [] }: Partial<ShownSelection>,
): StoredSelection | null {
  const isShown = ({ quoteId, offers }: StoredSelection) =>
    offers.every(({ tariff }) =>
      tariffsId.some((shown) => shown.quoteId === quoteId && shown.priceId === tariff.priceId),
    );
  const accepted = energySetUps(record).map(({ selection }) => selection);
  return accepted.find((selection) => paymentMethodOf(selection) === 'DIRECT_DEBIT' && isShown(selection)) ?? null;
}

/**
 * The start date to submit: the stored one, or the earliest one if that is no longer possible. CONFLICT if the page
 * showed neither, and if the mover confirmed the stored day and has not seen the new one.
 */
export function startToSubmit(
  record: EnrolmentRecord,
  { startServiceDate: shown }: Partial<ShownSelection>,
  today: string,
): { readonly stored: StoredStart; readonly start: StoredStart; readonly isMoved: boolean } {
  const selected = selectionStart(record, today);
  if (!selected) throw new DomainError('TARIFF_MISSING');
  const { stored, current } = selected;
  const isMoved = !isSameValue(stored, current);
  const setUpDays = energySetUps(record).map(({ switchesOn }) => switchesOn);
  const isShown = ({ startServiceDate }: StoredStart) => shown === [...setUpDays, startServiceDate].toSorted().at(-1);
  const wasConfirmed = isMoved && stored.startAnswers !== null && current.startAnswers === null;
  const isKnown = isShown(current) || (!wasConfirmed && (shown === undefined || isShown(stored)));
  if (!isKnown) throw new DomainError('CONFLICT');
  return { stored, start: current, isMoved };
}
