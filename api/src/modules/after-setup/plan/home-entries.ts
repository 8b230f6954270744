import {
  formatDay,
  fuelsOf,
  mailRedirection,
  residentialStatus,
  type MeterReadings,
  type PlanAction,
  type PlanEntry,
  type SingleFuel,
} from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { supplyFacts } from '../../energy/state/supply-facts.js';
import { callUs, event, isFinished, isLandlord, sentences, task, type PlanFacts } from './plan-facts.js';
import { planTexts } from './plan.texts.js';

const { privateTenant, localAuthority } = residentialStatus;

/** Leaving the old home, moving in, and the meters of the new one. A landlord does not move. */
export function homeEntries(facts: PlanFacts): readonly PlanEntry[] {
  return [...(isLandlord(facts) ? [] : leavingEntries(facts)), moveInEntry(facts), readingsEntry(facts)];
}

const link = ({ url, action }: { readonly url: string; readonly action: string }): PlanAction => ({
  kind: 'link',
  url,
  label: action,
});

function leavingEntries({ enrolment: { moveInDate }, addWorkingDays }: PlanFacts): readonly PlanEntry[] {
  const inTime = moveInDate && addWorkingDays(moveInDate, -mailRedirection.workingDays);
  const { redirectMail, leaveCouncil, leaveReadings } = planTexts;
  return [
    task('redirect-mail', inTime, redirectMail, { action: link(redirectMail) }),
    task('leave-council', inTime, leaveCouncil, { action: link(leaveCouncil) }),
    task('leave-readings', moveInDate, leaveReadings),
  ];
}

function moveInEntry(facts: PlanFacts): PlanEntry {
  const { enrolment, today } = facts;
  const { moveInDate } = enrolment;
  const texts = planTexts.moveIn;
  const title = isLandlord(facts) ? texts.takeOver : texts.title;
  if (moveInDate === null) {
    if (isFinished(facts)) {
      const unknown = { title, text: texts.unknownWhenFinished };
      return task('move-in', null, unknown, { action: callUs(facts.supportPhone) });
    }
    const action: PlanAction = { kind: 'step', step: 'moving-details', label: texts.unknownAction };
    const request = isLandlord(facts) ? texts.unknownTakeOver : texts.unknownTitle;
    return task('move-in', null, { title: request, text: texts.unknownText }, { action });
  }
  return event('move-in', moveInDate, { title, text: texts.text }, { today });
}

function readingsEntry(facts: PlanFacts): PlanEntry {
  const { enrolment } = facts;
  const { moveInDate, meterReadings } = enrolment;
  const texts = planTexts.readings;
  const title = isLandlord(facts) ? texts.landlordTitle : texts.title;
  const noteWith = (label: string): PlanAction | null => (isFinished(facts) ? null : { kind: 'readings', label });
  if (meterReadings) {
    return task(
      'meter-readings',
      moveInDate,
      { title, text: notedText(enrolment, meterReadings) },
      { isDone: true, action: noteWith(texts.change) },
    );
  }
  const isTenant = [privateTenant, localAuthority].some((status) => status === enrolment.residentialStatus);
  const note = isFinished(facts) ? texts.noteWhenFinished : texts.note;
  const text = sentences(texts.text, note, isTenant && texts.tenant);
  return task('meter-readings', moveInDate, { title, text }, { action: noteWith(texts.action) });
}

function notedText(enrolment: EnrolmentRecord, readings: MeterReadings): string {
  const texts = planTexts.readings;
  const { electricity, electricityNight, gas, readOn } = readings;
  const figures: string[] = [];
  const suppliers = new Set<string>();
  if (electricity !== null) {
    const { dayAndNight, electricity: single } = texts;
    figures.push(electricityNight === null ? single(electricity) : dayAndNight(electricity, electricityNight));
    suppliers.add(supplierOn(enrolment, 'Electric', readOn) ?? texts.unknownSupplier);
  }
  if (gas !== null) {
    figures.push(texts.gas(gas));
    suppliers.add(supplierOn(enrolment, 'Gas', readOn) ?? texts.unknownSupplier);
  }
  return texts.noted(figures, formatDay(readOn), [...suppliers]);
}

/** Who supplies a fuel of the home on a day: the chosen supplier from the start, before it the one in the register. */
function supplierOn(enrolment: EnrolmentRecord, fuel: SingleFuel, day: string): string | null {
  const chosen = energySetUps(enrolment)
    .filter(({ switchesOn }) => switchesOn <= day)
    .map(({ selection }) => selection.offers[0]?.tariff)
    .find((tariff) => tariff && fuelsOf(tariff.energyType).includes(fuel));
  const { currentSupplierElec, currentSupplierGas } = supplyFacts(enrolment);
  return chosen?.supplierName ?? (fuel === 'Gas' ? currentSupplierGas : currentSupplierElec);
}
