import { londonToday } from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import type { KeptContract } from './kept-contract.js';
import { emptyFields } from './new-enrolment.js';
import { monthOf } from './retention.model.js';

/** The fields of a forgotten enrolment. They are allow-listed, so that a new field is erased unless it is added here. */
export function forgottenEnrolment(
  record: EnrolmentRecord,
): Omit<EnrolmentRecord, 'id' | 'version' | 'saveAndContinueToken'> {
  const { status, enrolmentType, brand, partnerName, reference, createdAt, offered, forgottenAt, isSentByPartner } =
    record;
  const { unfinished } = record;
  return {
    ...emptyFields({ offered }),
    status,
    enrolmentType,
    brand,
    partnerName,
    reference,
    createdAt: unfinished ? monthOf(createdAt) : createdAt,
    forgottenAt,
    isSentByPartner,
    ctwbJourneyToggle: false,
    retention: { stage: 'kept', day: londonToday(forgottenAt ?? createdAt) },
    unfinished,
    recentEvents: unfinished ? [] : record.recentEvents,
    eventsCopiedTo: record.eventsCopiedTo,
    keptContracts: record.keptContracts.length > 0 ? record.keptContracts : contractsOf(record),
  };
}

function contractsOf(record: EnrolmentRecord): readonly KeptContract[] {
  const energy = energySetUps(record).map(({ applicationReference, selection, acceptedOn, switchesOn }) => ({
    service: 'energy' as const,
    supplier: selection.offers[0]?.tariff.supplierName ?? '',
    reference: applicationReference,
    acceptedOn,
    startsOn: switchesOn,
  }));
  const former = record.formerOrders.map(({ kind, provider, reference, orderedOn, startsOn }) => ({
    service: kind,
    supplier: provider,
    reference,
    acceptedOn: orderedOn,
    startsOn,
  }));
  const { broadband } = record;
  if (!broadband?.order) return [...former, ...energy];
  const { number, startDate } = broadband.order;
  return [
    ...former,
    ...energy,
    {
      service: 'broadband',
      supplier: broadband.package.provider.name,
      reference: number,
      acceptedOn: londonToday(broadband.chosenAt),
      startsOn: startDate,
    },
  ];
}
