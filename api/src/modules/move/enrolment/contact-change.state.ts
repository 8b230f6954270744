import type { ContactField } from './mover-fields.js';

/** The contacts that were entered and wait for their proof. */
export type PendingContacts = Readonly<Partial<Record<ContactField, string>>>;

/** The contacts of a mover, and which of them are proven. */
export interface KnownContacts extends Readonly<Record<ContactField, string | null>> {
  readonly emailAddressVerified: boolean;
  readonly contactNumberVerified: boolean;
}

/** A change of contacts by an agent. */
export interface ContactChange {
  readonly id: string;
  readonly changedAt: Date;
  /** The contacts as they were before it. */
  readonly before: KnownContacts;
}
