/** A link of a mail: its target, and the same URL without tracking parameters, short enough to print. */
export interface MailLink {
  readonly href: string;
  readonly shown: string;
}

/** The content of a mail in reading order, independent of its layout. */
export interface MailContent {
  /** Like the preheader, contains nothing that a user has typed: it would be read as our own words. */
  readonly subject: string;
  /** The preview that a mailbox shows next to the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly lead: readonly string[];
  /** Six digits. */
  readonly code?: string;
  /** The button. */
  readonly action?: { readonly label: string; readonly link: MailLink };
  /** How long the code or link above is valid. */
  readonly after?: string;
  /** What to do if the recipient did not request the mail. */
  readonly aside: string;
  /** The unsubscribe link, or why there is none. */
  readonly ending: { readonly text: string; readonly unsubscribe?: { readonly label: string; readonly link: string } };
}
