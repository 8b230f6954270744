/** A link of a mail: where it leads, and the same without what names the mail, short enough to write out. */
export interface MailLink {
  readonly href: string;
  readonly shown: string;
}

/** What a mail says, in the order in which it stands there; how it looks is another's business. */
export interface MailContent {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly lead: readonly string[];
  /** Six digits. */
  readonly code?: string;
  /** The one button. */
  readonly action?: { readonly label: string; readonly link: MailLink };
  /** How long what stands above works. */
  readonly after?: string;
  /** What to do when it was not asked for. */
  readonly aside: string;
  /** The way out of marketing, or why there is none. */
  readonly ending: { readonly text: string; readonly unsubscribe?: { readonly label: string; readonly link: string } };
}
