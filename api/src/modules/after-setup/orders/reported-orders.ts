import { londonToday, type ReportedOrder } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { serviceOf } from '../confirmation/accepted-orders.js';

/** The order that the mover reported to have placed on a provider's own site, if there is one. [ORDER-08] */
export function reportedOrders({
  broadband,
  wombbUserConfirmedDate,
}: Pick<EnrolmentRecord, 'broadband' | 'wombbUserConfirmedDate'>): readonly ReportedOrder[] {
  if (!broadband || wombbUserConfirmedDate === null) return [];
  const { package: reported } = broadband;
  return [
    {
      provider: reported.provider.name,
      service: serviceOf(reported),
      product: reported.packageName,
      reportedOn: londonToday(wombbUserConfirmedDate),
    },
  ];
}
