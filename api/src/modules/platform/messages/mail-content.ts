/** A link of a mail: its target, and the same URL without tracking parameters, short enough to print. */
export interface MailLink {
  readonly href: string;
  readonly shown: string;
}

/** A label and its value. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Whether the reader looks for it. */
  readonly isKey?: boolean;
}

/** A service and its state. */
export interface MailItem {
  readonly title: string;
  readonly status: string;
  readonly text: readonly string[];
}

/** A heading with paragraphs, facts, or both. */
export interface MailSection {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly facts?: readonly MailFact[];
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
  /** What an order costs. */
  readonly price?: { readonly amount: string; readonly text: readonly string[] };
  readonly facts?: readonly MailFact[];
  readonly items?: { readonly heading: string; readonly items: readonly MailItem[] };
  /** The button. */
  readonly action?: { readonly label: string; readonly link: MailLink };
  /** How long the code or link above is valid. */
  readonly after?: string;
  readonly sections?: readonly MailSection[];
  /** Advice if the recipient did not request the mail, or a note about omitted facts. */
  readonly aside: string;
  /** The unsubscribe link, or why there is none. */
  readonly ending: { readonly text: string; readonly unsubscribe?: { readonly label: string; readonly link: string } };
}
