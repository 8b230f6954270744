import {
  addDays,
  coolingOffDays,
  energyContact,
  energyOpensOn,
  fuelsOf,
  isMoveInDateInRange,
  isOffered,
  noQuoteAdvice,
  noQuoteReason,
  type PlanAction,
  type PlanEntry,
  type PlanEntryId,
  type SingleFuel,
} from '@home-move/contract';
import { energySlots, fuelsSetUp, slotOf, type EnergySlot } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import { supplyFacts } from '../../energy/state/supply-facts.js';
import { energyPriceLines, supplierOf, tariffOf } from './energy-prices.js';
import { callUs, event, isFinished, sentences, startDayOf, task, type PlanFacts } from './plan-facts.js';
import { listFuels, planTexts } from './plan.texts.js';

const texts = planTexts.energy;

/** The ids of the entries of an energy plan; the secondary slot is the gas of mixed meters. */
const idsOf = {
  primary: {
    cancelBy: 'energy-cancel-by',
    start: 'energy-start',
    firstPayment: 'first-payment',
    smartMeter: 'smart-meter',
  },
  secondary: {
    cancelBy: 'gas-cancel-by',
    start: 'gas-start',
    firstPayment: 'gas-first-payment',
    smartMeter: 'gas-smart-meter',
  },
} as const satisfies Record<EnergySlot, Readonly<Record<string, PlanEntryId>>>;

/** Choosing a plan, and the days of each plan that a supplier accepted. */
export function energyEntries(facts: PlanFacts): readonly PlanEntry[] {
  const setUps = energySlots.flatMap((slot) => {
    const { setUp } = slotOf(facts.enrolment, slot);
    return setUp ? setUpEntries(slot, setUp, facts) : [];
  });
  return [...choiceEntry(facts), ...setUps];
}

function choiceEntry(facts: PlanFacts): readonly PlanEntry[] {
  const { enrolment, today } = facts;
  const { offered, optIn, completed, energySkipped, moveInDate, address } = enrolment;
  const setUps = energySlots.flatMap((slot) => slotOf(enrolment, slot).setUp ?? []);
  if (completed.energy) {
    const suppliers = [...new Set(setUps.map(supplierOf))];
    const acceptedOn = setUps.map((setUp) => setUp.acceptedOn).findLast((day) => day !== null) ?? null;
    const done = { title: texts.doneTitle, text: texts.done(suppliers) };
    return suppliers.length > 0 ? [task('choose-energy', acceptedOn, done, { isDone: true })] : [];
  }
  if (!isOffered(offered.energy) || optIn.energy !== 1 || energySkipped) return [];
  const { title } = texts;
  const date = moveInDate && energyOpensOn(moveInDate);
  const { supplyStatus, currentSupplierElec } = supplyFacts(enrolment);
  const home = { postcode: address?.postcode ?? null, supplyStatus };
  const reason = noQuoteReason(home);
  if (reason !== null) return [elsewhereEntry(facts, home.postcode, sentences(reason, noQuoteAdvice(home)))];
  if (energySlots.some((slot) => slotOf(enrolment, slot).application))
    return [{ ...task('choose-energy', date, { title, text: texts.pending }), state: 'waiting' }];
  const [done] = fuelsSetUp(enrolment);
  if (isFinished(facts)) return [task('choose-energy', moveInDate, { title, text: notHereText(facts, done) })];
  if (!isMoveInDateInRange(moveInDate, today)) {
    const text = date === null ? texts.dateMissing : texts.tooEarly;
    return [{ ...task('choose-energy', date, { title, text }), state: 'waiting' }];
  }
  const text =
    done === undefined
      ? texts.open(currentSupplierElec, startDayOf(facts))
      : texts.left(listFuels([done]), listFuels([otherFuel[done]]));
  const action: PlanAction = { kind: 'step', step: 'energy-usage', label: texts.action };
  return [task('choose-energy', date, { title, text }, { action })];
}

/** Energy that cannot be set up here, with whom to call. */
function elsewhereEntry(facts: PlanFacts, postcode: string | null, reason: string): PlanEntry {
  const contact = energyContact(postcode);
  const text = sentences(reason, contact && texts.call(contact.name, contact.phone));
  const action: PlanAction = contact
    ? { kind: 'link', url: contact.url, label: contact.label }
    : callUs(facts.supportPhone);
  return task('choose-energy', facts.enrolment.moveInDate, { title: texts.elsewhere, text }, { action });
}

/** What became of energy that a finished enrolment lacks, or of the fuel that it lacks. */
function notHereText(facts: PlanFacts, done: SingleFuel | undefined): string {
  const { currentSupplierElec, currentSupplierGas } = supplyFacts(facts.enrolment);
  const left = done && otherFuel[done];
  const current = left === 'Gas' ? currentSupplierGas : currentSupplierElec;
  return sentences(
    done && left ? texts.leftNotHere(listFuels([done]), listFuels([left])) : texts.notHere,
    texts.billedBy(current, startDayOf(facts)),
  );
}

const otherFuel: Readonly<Record<SingleFuel, SingleFuel>> = { Electric: 'Gas', Gas: 'Electric' };

function setUpEntries(slot: EnergySlot, setUp: EnergySetUp, facts: PlanFacts): readonly PlanEntry[] {
  const { enrolment, today, supportPhone } = facts;
  const { switchesOn, acceptedOn, directDebit, bank } = setUp;
  const ids = idsOf[slot];
  const supplier = supplierOf(setUp);
  const fuels = fuelsOf(tariffOf(setUp)?.energyType ?? 'DualFuel');
  const contact = { today, action: callUs(supportPhone) };
  const entries: PlanEntry[] = [];
  if (acceptedOn !== null) {
    const cancel = { title: texts.cancelBy(supplier, listFuels(fuels)), text: texts.cancelByText(supplier) };
    entries.push(event(ids.cancelBy, addDays(acceptedOn, coolingOffDays), cancel, contact));
  }
  const start = {
    title: texts.start(supplier, listFuels(fuels)),
    text: sentences(
      texts.startText(supplier),
      directDebit === null && texts.payAsYouGo(supplier),
      untilThen(facts, setUp, fuels),
    ),
  };
  entries.push({
    ...event(ids.start, switchesOn, start, { today, isSetUp: true }),
    prices: energyPriceLines(setUp),
    reference: texts.reference(setUp.applicationReference, tariffOf(setUp)?.tariffName ?? supplier),
  });
  if (directDebit !== null && bank !== null) {
    const first = { title: texts.firstPayment(supplier), text: texts.firstPaymentText };
    entries.push(event(ids.firstPayment, directDebit.firstPaymentOn, first, { today }));
  } else if (directDebit !== null) {
    const form = { title: texts.paperForm(supplier), text: texts.paperFormText(supplier) };
    entries.push(task(ids.firstPayment, null, form));
  }
  const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(enrolment);
  if (tariffOf(setUp)?.isSmartSpecific && !hasElecSmartMeter && !hasGasSmartMeter)
    entries.push(
      event(ids.smartMeter, null, { title: texts.smartMeter, text: texts.smartMeterText(supplier) }, { today }),
    );
  return entries;
}

/** The supplier that bills the mover between the move and the start, if the register names a different one. */
function untilThen({ enrolment }: PlanFacts, setUp: EnergySetUp, fuels: readonly SingleFuel[]): string | null {
  const { currentSupplierElec, currentSupplierGas } = supplyFacts(enrolment);
  const current = fuels.includes('Electric') ? currentSupplierElec : currentSupplierGas;
  const isBefore = enrolment.moveInDate !== null && enrolment.moveInDate < setUp.switchesOn;
  return isBefore && current !== null && current !== supplierOf(setUp) ? texts.until(current) : null;
}
