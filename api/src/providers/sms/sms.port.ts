/** Sends text messages. Both calls reject with DomainError THIRD_PARTY. */
export abstract class SmsPort {
  /** `to` is a British mobile number: 07 and nine digits. `sender` is null for SMS_SENDER. */
  abstract send(to: string, text: string, sender: string | null): Promise<void>;
  /** Resolves when the vendor is reachable. */
  abstract check(): Promise<void>;
}
