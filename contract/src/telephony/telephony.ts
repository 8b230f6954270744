/** A note of an agent's on an enrolment. [TEL-29] */
export interface Note {
  readonly id: string;
  readonly content: string;
  /** ISO instant. */
  readonly dateCreated: string;
  /** Name of the agent who wrote it. */
  readonly author: string;
}

/** A host whose name contains this is the telephony portal's. [TEL-01] */
const telephonyMark = 'telephony';

/** Whether a host name (no port) is the telephony portal's. [TEL-01] */
export function isTelephonyHost(hostname: string): boolean {
  return hostname.toLowerCase().includes(telephonyMark);
}

/** Query parameter that carries an agent's single-use way in; the page takes it out of the address bar. */
export const telephonyTokenParam = 'telephonyToken';
