import { enrolmentStatus, type EnrolmentStatus } from '@home-move/contract';
import type { FoundEnrolment } from '../modules/move/enrolment/enrolment-search.js';

/** What a customer's partner and a lock add to the enrolment. */
export interface CustomerContext {
  /** Path of the brand. */
  readonly brand: string;
  /** The reference that the partner gave; null if no partner has sent the move. */
  readonly partnerReference: string | null;
  /** What keeps the customer from logging in, one line each. */
  readonly locks: readonly string[];
  /** The number of entries of the data passport, of which support sees nothing else. [PASS-16] */
  readonly passportEntries: number;
}

/** The lines about a found customer: enough to recognise a caller by, too little to identify anyone. */
export function customerLines(
  found: FoundEnrolment,
  { brand, partnerReference, locks, passportEntries }: CustomerContext,
): string[] {
  const facts = [
    found.id,
    found.reference,
    brand,
    ...(partnerReference === null ? [] : [`partner's reference ${partnerReference}`]),
    statusText(found),
    `created ${isoDay(found.createdAt)}`,
    ...(passportEntries === 0 ? [] : [`entries of the data passport: ${passportEntries}`]),
  ];
  const person = [
    maskName(found.firstName),
    maskName(found.surname),
    maskEmail(found.emailAddress),
    maskPhone(found.contactNumber),
    outwardPostcode(found.address?.postcode ?? found.partnerPostcode),
  ].filter((text) => text !== null);
  return [
    facts.join('  '),
    ...(person.length > 0 ? [`  ${person.join('  ')}`] : []),
    ...locks.map((lock) => `  ${lock}`),
  ];
}

const statusTexts: Readonly<Record<EnrolmentStatus, string>> = {
  [enrolmentStatus.pending]: 'pending',
  [enrolmentStatus.open]: 'open',
  [enrolmentStatus.detailsPopulated]: 'details entered',
  [enrolmentStatus.closed]: 'closed',
  [enrolmentStatus.complete]: 'complete',
};

function statusText({ status, closedAt, forgottenAt }: FoundEnrolment): string {
  if (forgottenAt !== null) return `forgotten ${isoDay(forgottenAt)}`;
  return closedAt === null ? statusTexts[status] : `${statusTexts[status]}, finished ${isoDay(closedAt)}`;
}

const initial = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0);

/** "Sam" → "S…" */
const maskName = (name: string | null) => name && `${initial(name)}…`;

/** "sam@example.org" → "s…@example.org" */
const maskEmail = (address: string | null) =>
  address && `${initial(address)}…${address.slice(address.lastIndexOf('@'))}`;

/** "07700900123" → "07… … 123" */
const maskPhone = (number: string | null) => number && `07… … ${number.slice(-3)}`;

/** "MK40 2QT" → "MK40" */
const outwardPostcode = (postcode: string | null) => postcode?.split(' ')[0] ?? null;

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
