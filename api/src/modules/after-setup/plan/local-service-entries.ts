import {
  councilCardStatus,
  formatDay,
  hasCombinedCard,
  waterCardStatus,
  type CouncilSummary,
  type PlanAction,
  type PlanEntry,
  type WaterSummary,
} from '@home-move/contract';
import { councilSummary, isCouncilWithWater, waterSummary } from '../confirmation/local-services-summary.js';
import { isFinished, isLandlord, sentences, startDayOf, task, type PlanFacts } from './plan-facts.js';
import { planTexts } from './plan.texts.js';

/** Registering with the council and the water companies, on the day of the move. */
export function localServiceEntries(facts: PlanFacts): readonly PlanEntry[] {
  const { enrolment } = facts;
  const council = councilSummary(enrolment);
  const water = waterSummary(enrolment);
  const isOneBill = hasCombinedCard({ isCouncilWithWater: isCouncilWithWater(enrolment), council, water });
  return [
    ...(council.isOffered ? [councilEntry(facts, council, isOneBill)] : []),
    ...(water.isOffered && !isOneBill && !water.isScotland && !water.isWithoutBill ? waterEntries(facts, water) : []),
  ];
}

const link = (url: string | null, label: string): PlanAction | null =>
  url === null ? null : { kind: 'link', url, label };

function councilEntry(facts: PlanFacts, summary: CouncilSummary, isOneBill: boolean): PlanEntry {
  const { enrolment } = facts;
  const texts = planTexts.council;
  const { councilName, completeRegistrationLink, kind, isUnidentified } = summary;
  const title = isOneBill ? texts.withWater : kind === 'DOMESTIC_RATES' ? texts.rates : texts.title;
  const isDone = councilCardStatus(summary) === 'completed';
  if (isUnidentified) {
    const action = link(texts.findUrl, texts.find);
    return task('council', enrolment.moveInDate, { title, text: texts.notIdentified }, { isDone, action });
  }
  if (councilName === null) return unknownEntry('council', title, facts);
  const { replacedBy } = enrolment.localServices?.services.council ?? { replacedBy: null };
  const text = sentences(
    texts.text(councilName, startDayOf(facts)),
    replacedBy && texts.replaced(replacedBy.name, formatDay(replacedBy.on)),
    isOneBill && texts.billCoversWater,
    isLandlord(facts) && kind !== 'DOMESTIC_RATES' && texts.landlord,
  );
  const action = link(completeRegistrationLink, texts.action(councilName));
  return task('council', enrolment.moveInDate, { title, text }, { isDone, action });
}

function waterEntries(facts: PlanFacts, summary: WaterSummary): readonly PlanEntry[] {
  const { enrolment } = facts;
  const texts = planTexts.water;
  const { moveInDate } = enrolment;
  const { boardName, completeRegistrationLink, sewerage, isUnidentified } = summary;
  const isDone = waterCardStatus(summary) === 'completed';
  if (isUnidentified) {
    const text = isLandlord(facts) ? texts.notIdentifiedForLandlord : texts.notIdentified;
    return [task('water', moveInDate, { title: texts.unknownTitle, text }, { isDone })];
  }
  if (boardName === null) return [unknownEntry('water', texts.unknownTitle, facts)];
  const register = (id: 'water' | 'sewerage', name: string, url: string | null, text: string) =>
    task(
      id,
      moveInDate,
      { title: texts.title(name), text: sentences(text, isLandlord(facts) && texts.landlord) },
      { isDone, action: link(url, texts.action(name)) },
    );
  const startDay = startDayOf(facts);
  return [
    register('water', boardName, completeRegistrationLink, texts.text(startDay)),
    ...(sewerage
      ? [register('sewerage', sewerage.name, sewerage.completeRegistrationLink, texts.sewerageText(startDay))]
      : []),
  ];
}

/** Before an address is known, and while the directory is unavailable. */
function unknownEntry(id: 'council' | 'water', title: string, facts: PlanFacts): PlanEntry {
  const { moveInDate, address } = facts.enrolment;
  const { noAddress, noAddressWhenFinished, unavailable } = planTexts.local;
  const text = address ? unavailable : isFinished(facts) ? noAddressWhenFinished : noAddress;
  return { ...task(id, moveInDate, { title, text }), state: 'waiting' };
}
