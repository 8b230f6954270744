import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { hasMixedMeters, slotChange, slotOf, type EnergySlot } from '../state/energy-slot.js';
import type { StoredSelection, TariffOffer } from '../state/energy.state.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { earliestStart, selectionStart, tariffsOf, type StoredStart } from './selection-start.js';
import type { Quote } from './quote.js';
import { withoutAddOnsOf } from './secondary-offer.js';
import { startDateFacts } from './supply-start.js';

const notOfThisTariff = 'This does not go with the plan';

/** A tariff of the mover's quote. */
export interface ChosenOffer {
  readonly quote: Quote;
  readonly offer: TariffOffer;
}

type Choice = Omit<StoredSelection, keyof StoredStart>;

/** The selection of a slot; null to choose none for it. */
export interface SlotChoice {
  readonly slot: EnergySlot;
  readonly choice: Choice | null;
}

/**
 * The selections of the slots that are left. Throws VALIDATION unless the tariffs go with the meters and the add-ons with the
 * tariffs, ENROLMENT_COMPLETE for a fuel that is set up. [LIST-10, LIST-12]
 */
export function choicesOf(
  current: EnrolmentRecord,
  chosen: readonly ChosenOffer[],
  addOnsIdentifiers: readonly string[],
): readonly SlotChoice[] {
  const [first, second] = chosen;
  const fuels = chosen.map(({ offer }) => offer.tariff.energyType).join();
  if (!first) throw rejected('tariffsId');
  if (!hasMixedMeters(current)) {
    if (second) throw rejected('tariffsId');
    return inSlots(['primary'], [first], addOnsIdentifiers);
  }
  const accepted = current.energySetUp?.selection;
  if (accepted) {
    if (fuels.includes('Electric')) throw new DomainError('ENROLMENT_COMPLETE');
    if (fuels !== 'Gas') throw rejected('tariffsId');
    const added = addOnsIdentifiers.filter((id) => !accepted.addOnsIdentifiers.includes(id));
    return inSlots(['secondary'], [{ ...first, offer: withoutAddOnsOf(accepted.offers, first.offer) }], added);
  }
  // The gas is set up, and its electricity was rejected or cancelled.
  if (current.secondarySetUp) {
    if (fuels.includes('Gas')) throw new DomainError('ENROLMENT_COMPLETE');
    if (fuels !== 'Electric') throw rejected('tariffsId');
    return inSlots(['primary'], [first], addOnsIdentifiers);
  }
  if (fuels !== 'Electric' && fuels !== 'Electric,Gas') throw rejected('tariffsId');
  const gas = second && { ...second, offer: withoutAddOnsOf([first.offer], second.offer) };
  return inSlots(['primary', 'secondary'], gas ? [first, gas] : [first], addOnsIdentifiers);
}

/** Whether exactly these selections are stored, whatever their start date. */
export function isStored(current: EnrolmentRecord, choices: readonly SlotChoice[]): boolean {
  return choices.every(({ slot, choice }) =>
    isSameValue(contentOf(slotOf(current, slot).selection), contentOf(choice)),
  );
}

/** Stores the selections. A day that the mover confirmed stays while the tariffs do; otherwise they start as early as possible. */
export function storeChoices(current: EnrolmentRecord, choices: readonly SlotChoice[], today: string): EnrolmentChange {
  const before = selectionStart(current, today);
  const isSame = choices.every(({ slot, choice }) =>
    isSameValue(tariffIdsOf(slotOf(current, slot).selection), tariffIdsOf(choice)),
  );
  const tariffs = tariffsOf(choices.flatMap(({ choice }) => choice ?? []));
  const start =
    isSame && before?.current.startAnswers ? before.current : earliestStart(startDateFacts(tariffs, current), today);
  const changes = choices.map(({ slot, choice }) => slotChange(slot, { selection: choice && { ...choice, ...start } }));
  return Object.assign({}, ...changes) as EnrolmentChange;
}

function inSlots(
  slots: readonly EnergySlot[],
  chosen: readonly ChosenOffer[],
  addOnsIdentifiers: readonly string[],
): readonly SlotChoice[] {
  const offered = chosen.flatMap(({ offer }) => offer.tariff.addOnsData);
  const unknown = addOnsIdentifiers.findIndex((id) => !offered.some(({ identifier }) => identifier === id));
  if (unknown >= 0) throw rejected(`addOnsIdentifiers.${unknown}`);
  return slots.map((slot, index) => {
    const found = chosen[index];
    return { slot, choice: found ? withAddOns(found, addOnsIdentifiers) : null };
  });
}

/** With the chosen and included add-ons, in the supplier's order. [TARIFF-05] */
function withAddOns({ quote, offer }: ChosenOffer, chosen: readonly string[]): Choice {
  const addOnsIdentifiers = offer.tariff.addOnsData
    .filter(({ identifier, isIncluded }) => isIncluded || chosen.includes(identifier))
    .map(({ identifier }) => identifier);
  return { quoteId: quote.id, searchId: quote.searchId, offers: [offer], addOnsIdentifiers };
}

const tariffIdsOf = (choice: Choice | null) =>
  choice && [choice.quoteId, choice.searchId, ...choice.offers.map(({ tariff }) => tariff.priceId)];

const contentOf = (choice: Choice | null) => choice && [tariffIdsOf(choice), choice.addOnsIdentifiers];

const rejected = (field: string) => new DomainError('VALIDATION', { errors: { [field]: notOfThisTariff } });
