import * as z from 'zod/mini';
import type { LoadedEntries } from '../telephony/entry-page';
import type { Disclosure } from './disclosure';

/** Which entries are listed: only the ones without a delivery (`waiting`, `notDelivered`), or only the ones by consent. [PASS-06, PASS-08] */
export const passportFilters = ['open', 'consent'] as const;
export type PassportFilter = (typeof passportFilters)[number];

/** The id of an entry. */
export const entryIdSchema = z.string().check(z.regex(/^[\da-f]{24}$/));

/** The page of the passport to return: from this entry on, by default from the newest. */
export const passportQuerySchema = z.object({
  from: z.optional(entryIdSchema),
  only: z.optional(z.enum(passportFilters)),
});
export type PassportQuery = z.infer<typeof passportQuerySchema>;

/** The counts of a whole passport. [PASS-05] */
export interface PassportCounts {
  readonly organisations: number;
  readonly entries: number;
  /** Entries on the basis of consent. */
  readonly byConsent: number;
  /** Consents that the mover can withdraw: each is for one purpose and one organisation, and may have several entries. */
  readonly withdrawable: number;
  /** Entries that are waiting or were not delivered. */
  readonly open: number;
}

/** How complaints are answered, as the operator has configured it. [PASS-12] */
export interface ComplaintsRoute {
  /** Days until the answer. */
  readonly answerDays: number;
  /** The supervisory authority, and the months after the answer in which it accepts a case. */
  readonly authority: { readonly name: string; readonly url: string; readonly withinMonths: number };
}

/** The response of `GET /enrolment/data-passport`: a page of entries, newest first. */
export interface DataPassport extends LoadedEntries<Disclosure> {
  readonly counts: PassportCounts;
  readonly complaints: ComplaintsRoute;
}

/** The response of `GET /enrolment/data-passport/files`: bytes of each file, as long as nothing about the mover changes. [PASS-14] */
export interface PassportFiles {
  readonly pdf: number;
  readonly json: number;
}

/** What agents and support see of a passport. [PASS-16] */
export interface PassportExistence {
  readonly entries: number;
}
