import type { OrderStatus, RejectionReason } from '@home-move/contract';
import * as z from 'zod';
import type { OrderUpdate } from '../orders/order-update.js';

/** TariffHub's states of an application → our statuses. */
const statuses = {
  RECEIVED: 'submitted',
  ACCEPTED: 'accepted',
  SWITCHING: 'beingSetUp',
  SUPPLYING: 'live',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
} as const satisfies Readonly<Record<string, OrderStatus>>;

/** TariffHub's reasons for a declined application → ours. */
const reasons: ReadonlyMap<string, RejectionReason> = new Map([
  ['METER_AT_OTHER_ADDRESS', 'meterElsewhere'],
  ['DEBT_ON_METER', 'outstandingDebt'],
  ['CREDIT_CHECK', 'creditCheck'],
] as const);

/** The response of `GET /v3/applications/{reference}`. */
export const applicationState = z.object({
  application_ref: z.string().min(1).max(200).describe('The reference of the application'),
  state: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
  revision: z.int().min(0).describe('Counts the changes of the application; a lower one is older'),
  changed_at: z.iso.datetime({ offset: true }).describe('When this state began'),
  decline_code: z.string().max(100).nullable().describe('Why it is DECLINED; null in any other state'),
});
export type ApplicationState = z.infer<typeof applicationState>;

/** The body of `POST /order-updates/energy`. */
export const applicationEvent = z.object({
  type: z.literal('application.state'),
  data: applicationState,
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

export function toOrderUpdate(application: ApplicationState): OrderUpdate {
  const status = statuses[application.state];
  return {
    reference: application.application_ref,
    status,
    sequence: application.revision,
    at: new Date(application.changed_at),
    rejectionReason: status === 'rejected' ? (reasons.get(application.decline_code ?? '') ?? 'other') : null,
  };
}
