/** Hands text messages over. Both calls reject with THIRD_PARTY. */
export abstract class SmsPort {
  /** `to` is a mobile number of Great Britain, 07 and nine digits. */
  abstract send(to: string, text: string): Promise<void>;
  /** Whether the vendor answers. */
  abstract check(): Promise<void>;
}
