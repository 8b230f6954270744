import type { MessageSubject } from '../../common/disclosures/disclosures.js';

/** A text message. */
export interface OutgoingText {
  /** A British mobile number: 07 and nine digits. */
  readonly to: string;
  readonly text: string;
  /** Null for SMS_SENDER. */
  readonly sender: string | null;
  readonly about: MessageSubject;
}

/** Sends text messages. Both calls reject with DomainError THIRD_PARTY. */
export abstract class SmsPort {
  abstract send(message: OutgoingText): Promise<void>;
  /** Resolves when the vendor is reachable. */
  abstract check(): Promise<void>;
}
