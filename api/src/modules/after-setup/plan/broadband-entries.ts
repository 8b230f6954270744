import { addDays, coolingOffDays, isOffered, londonToday, type PlanAction, type PlanEntry } from '@home-move/contract';
import { contractStartOf } from '../confirmation/entertainment-summary.js';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import { broadbandPriceLines } from './broadband-prices.js';
import { event, isFinished, sentences, task, type PlanFacts } from './plan-facts.js';
import { planTexts } from './plan.texts.js';

const texts = planTexts.broadband;

/** Choosing a package, and the days of the order. */
export function broadbandEntries(facts: PlanFacts): readonly PlanEntry[] {
  const { broadband, completed, wombbUserConfirmedDate } = facts.enrolment;
  if (broadband && completed.entertainment) return orderedEntries(broadband, facts);
  if (broadband && wombbUserConfirmedDate !== null) {
    const { name } = broadband.package.provider;
    const reported = { title: texts.doneTitle, text: texts.reported(name) };
    const on = londonToday(wombbUserConfirmedDate);
    return [task('choose-broadband', on, reported, { isDone: true }), startEntry(name, null, facts)];
  }
  return choiceEntry(facts);
}

function choiceEntry(facts: PlanFacts): readonly PlanEntry[] {
  const { offered, optIn, completed, broadband, entertainmentSkipped, unsettledOrder } = facts.enrolment;
  const isChosen = isOffered(offered.entertainment) && optIn.entertainment === 1 && !entertainmentSkipped;
  if (completed.entertainment || !isChosen) return [];
  const { title } = texts;
  if (unsettledOrder) return [{ ...task('choose-broadband', null, { title, text: texts.pending }), state: 'waiting' }];
  if (broadband?.click) {
    const referredTitle = texts.referredTitle(broadband.package.provider.name);
    if (isFinished(facts)) return [task('choose-broadband', null, { title: referredTitle, text: texts.referred })];
    const referred = { title: referredTitle, text: sentences(texts.referred, texts.referredReport) };
    const action: PlanAction = { kind: 'step', step: 'confirmation', label: texts.referredAction };
    return [task('choose-broadband', null, referred, { action })];
  }
  if (isFinished(facts)) return [task('choose-broadband', null, { title, text: texts.notHere })];
  const action: PlanAction = { kind: 'step', step: 'broadband-list', label: texts.action };
  return [task('choose-broadband', null, { title, text: texts.text }, { action })];
}

function orderedEntries(stored: StoredBroadband, facts: PlanFacts): readonly PlanEntry[] {
  const { package: ordered, chosenAt, order, skyCallbackSlot } = stored;
  const { today, addWorkingDays } = facts;
  const { name } = ordered.provider;
  const orderedOn = londonToday(chosenAt);
  const done = { title: texts.doneTitle, text: texts.done(name) };
  const entries: PlanEntry[] = [
    task('choose-broadband', orderedOn, done, { isDone: true }),
    {
      ...startEntry(name, order?.activationDate ?? null, facts),
      prices: broadbandPriceLines(ordered.pricing, contractStartOf(stored, facts.enrolment)),
      reference: order && texts.reference(order.number, ordered.packageName),
    },
  ];
  if (order) {
    const cancel = { title: texts.cancelBy(name), text: texts.cancelByText(name) };
    entries.push(event('broadband-cancel-by', addDays(orderedOn, coolingOffDays), cancel, { today }));
  }
  if (ordered.activation?.needsEngineer)
    entries.push(event('broadband-visit', null, { title: texts.visit, text: texts.visitText(name) }, { today }));
  if (skyCallbackSlot !== null) {
    const call = { title: texts.skyCall, text: texts.skyCallText(skyCallbackSlot) };
    entries.push(event('sky-call', addWorkingDays(orderedOn, 1), call, { today }));
  }
  return entries;
}

function startEntry(provider: string, date: string | null, { today }: PlanFacts): PlanEntry {
  const text = date === null ? texts.startUnknown(provider) : texts.startText(provider);
  return event('broadband-start', date, { title: texts.start(provider), text }, { today, isSetUp: true });
}
