import type { MessageSubject } from '../../common/disclosures/disclosures.js';

/** A mail ready for the mail server. */
export interface OutgoingMail {
  /** Display name of the sender. */
  readonly fromName: string;
  /** Address of the sender; null for MAIL_FROM. */
  readonly fromAddress: string | null;
  /** Address to which replies go; null for the sender. */
  readonly replyTo: string | null;
  readonly to: string;
  readonly subject: string;
  /** Makes the Message-ID, by which a mailbox shows a mail once that is sent again after a crash; null for a random one. */
  readonly id: string | null;
  readonly text: string;
  readonly html: string;
  /** Additional header fields. */
  readonly headers: Readonly<Record<string, string>>;
  readonly about: MessageSubject;
}

/** Sends mails. Both calls reject with DomainError THIRD_PARTY. */
export abstract class EmailPort {
  /** Resolves once the server has accepted the mail. A mail that it may already have accepted is never sent again. */
  abstract send(mail: OutgoingMail): Promise<void>;
  /** Resolves when the server is reachable and accepts our credentials, if it requires any. */
  abstract check(): Promise<void>;
}
