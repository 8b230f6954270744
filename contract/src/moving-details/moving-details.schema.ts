import * as z from 'zod/mini';
import { addDays, addMonths, isIsoDate } from '../form/calendar-date';
import { formNumber } from '../form/form-values';
import { movingDetailsMessages } from './moving-details.messages';

/** Residential status codes. [MOVE-19] */
export const residentialStatus = {
  notSet: 0,
  homeOwner: 200,
  privateTenant: 201,
  localAuthority: 202,
  landlord: 203,
} as const;
export type ResidentialStatus = (typeof residentialStatus)[keyof typeof residentialStatus];

/** The flag of content that is meant for one kind of resident alone, by the code of their status. [MOVE-20] */
export const showForFlags = {
  [residentialStatus.homeOwner]: 'showForHomeOwner',
  [residentialStatus.privateTenant]: 'showForPrivateTenant',
  [residentialStatus.localAuthority]: 'showForLocalAuthorityTenant',
  [residentialStatus.landlord]: 'showForLandlord',
} as const satisfies Record<Exclude<ResidentialStatus, 0>, string>;

/** One option of `GET /residential-statuses`. [MOVE-11, MOVE-21] */
export interface ResidentialStatusOption {
  readonly key: ResidentialStatus;
  readonly value: string;
}

/** How far from today a move-in date may lie. [MOVE-12] */
export interface MoveInLimits {
  readonly maxPastMonths: number;
  readonly maxFutureDays: number;
}

/** What a page says of a move-in date. */
export interface MoveInMessages {
  readonly dateMissing: string;
  readonly dateImpossible: string;
  readonly tooFarAhead: (days: number) => string;
  readonly tooFarBack: (months: number) => string;
}

/**
 * A move-in date, yyyy-MM-dd, both limits included. `today` is London's calendar day; a page may have words of its own.
 * [MOVE-12 to MOVE-15]
 */
export function moveInDateSchema({
  today,
  limits,
  messages = movingDetailsMessages,
}: {
  today: string;
  limits: MoveInLimits;
  messages?: MoveInMessages | undefined;
}) {
  return z.string(messages.dateMissing).check(
    z.minLength(1, { error: messages.dateMissing, abort: true }),
    z.refine(isIsoDate, { error: messages.dateImpossible, abort: true }),
    z.refine((iso) => iso <= addDays(today, limits.maxFutureDays), messages.tooFarAhead(limits.maxFutureDays)),
    z.refine((iso) => iso >= addMonths(today, -limits.maxPastMonths), messages.tooFarBack(limits.maxPastMonths)),
  );
}

/** The four codes a person can choose; 0 means not chosen yet. [MOVE-17] */
export const residentialStatusSchema = formNumber(
  [200, 201, 202, 203] as const,
  movingDetailsMessages.residentialStatus,
);
