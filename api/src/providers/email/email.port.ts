/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** Name before the sender's address. */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Header fields beside those that every mail has. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Hands mails over. Both calls reject with THIRD_PARTY. */
export abstract class EmailPort {
  /** Resolves once the server took the mail; one that it may have taken is never sent again. */
  abstract send(mail: OutgoingMail): Promise<void>;
  /** Whether the server answers: greets, and takes our user and password where it wants them. */
  abstract check(): Promise<void>;
}
