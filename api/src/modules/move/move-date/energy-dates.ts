import {
  energyOpensOn,
  fuelsOf,
  isMoveInDateInRange,
  isOffered,
  startDateWindow,
  type MoveDateEffect,
} from '@home-move/contract';
import { energySlots, slotOf, type EnergySlot } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { SupplierDate } from './state/date-change.state.js';
import { listFuels } from '../../after-setup/plan/plan.texts.js';
import { selectionStart } from '../../energy/quotes/selection-start.js';
import { startDateFacts } from '../../energy/quotes/supply-start.js';
import { isTooSoon, noticeWorkingDays, withNotice, type MoveDateFacts } from './move-date-facts.js';
import { moveDateTexts } from './move-date.texts.js';

/** An effect, and the change that it needs at a supplier. */
export interface DatedEffect {
  readonly effect: MoveDateEffect;
  readonly supplier: SupplierDate | null;
}

const texts = moveDateTexts.energy;
const idOf = { primary: 'energy-start', secondary: 'gas-start' } as const;

/** The start of each plan that a supplier accepted, and the plan that is left to set up. */
export function energyDates(facts: MoveDateFacts): readonly DatedEffect[] {
  const accepted = energySlots.flatMap((slot) => {
    const { setUp } = slotOf(facts.enrolment, slot);
    return setUp ? [startOf(slot, setUp, facts)] : [];
  });
  return [...accepted, ...choiceOf(facts)];
}

function startOf(slot: EnergySlot, setUp: EnergySetUp, facts: MoveDateFacts): DatedEffect {
  const { switchesOn: before, applicationReference: reference, selection } = setUp;
  const [tariff] = selection.offers.map((offer) => offer.tariff);
  const name = tariff?.supplierName ?? '';
  const title = texts.title(name, listFuels(fuelsOf(tariff?.energyType ?? 'DualFuel')));
  const shown = { id: idOf[slot], title, before } as const;
  const wanted = startFor(setUp, facts);
  if (wanted === before)
    return { effect: { ...shown, after: before, action: 'none', text: texts.none, contact: null }, supplier: null };
  const contact = { name, url: tariff?.supplierSiteUrl ?? null, reference };
  if (isTooSoon(before, noticeWorkingDays.energy, facts))
    return { effect: { ...shown, after: before, action: 'call', text: texts.call(name), contact }, supplier: null };
  return {
    effect: { ...shown, after: wanted, action: 'change', text: texts.change(name), contact },
    supplier: { contract: slot, reference, before, after: wanted },
  };
}

/**
 * The start for the new move-in date: as early as the supplier can, counted from the day on which it accepted. A day of the
 * mover's own choice stays while it is possible.
 */
function startFor({ selection, acceptedOn, switchesOn }: EnergySetUp, facts: MoveDateFacts): string {
  const { enrolment, today, to } = facts;
  const { startAnswers } = selection;
  const sold = startDateFacts(
    selection.offers.map(({ tariff }) => tariff),
    { ...enrolment, moveInDate: to },
  );
  const consentToPayWhileSwitch = startAnswers?.consentToPayWhileSwitch ?? false;
  const { earliest } = startDateWindow(sold, { today: acceptedOn ?? today, consentToPayWhileSwitch });
  const { latest } = startDateWindow(sold, { today, consentToPayWhileSwitch });
  const isChosen = startAnswers?.startServiceOption === 'customInstallationDate';
  if (earliest === switchesOn || (isChosen && switchesOn > earliest && switchesOn <= latest)) return switchesOn;
  return withNotice(earliest, noticeWorkingDays.energy, facts);
}

function choiceOf({ enrolment, today, to }: MoveDateFacts): readonly DatedEffect[] {
  const { offered, optIn, completed, energySkipped, moveInDate } = enrolment;
  if (!isOffered(offered.energy) || optIn.energy !== 1 || completed.energy || energySkipped) return [];
  const { title, opens, starts } = moveDateTexts.energyChoice;
  const chosen = selectionStart(enrolment, today);
  const moved = selectionStart({ ...enrolment, moveInDate: to }, today);
  const isOpen = isMoveInDateInRange(to, today) && chosen !== null && moved !== null;
  const days = isOpen
    ? { before: chosen.current.startServiceDate, after: moved.current.startServiceDate, text: starts }
    : { before: moveInDate && energyOpensOn(moveInDate), after: energyOpensOn(to), text: opens };
  return [{ effect: { id: 'energy-choice', title, ...days, action: 'none', contact: null }, supplier: null }];
}
