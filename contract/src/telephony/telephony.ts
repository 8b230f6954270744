/** A note that an agent wrote on an enrolment. [TEL-29] */
export interface Note {
  readonly id: string;
  readonly content: string;
  /** ISO instant. */
  readonly dateCreated: string;
  /** Name of the agent who wrote it. */
  readonly author: string;
}

/** Most characters of a note. */
export const noteMaxLength = 5000;

/** Texts that agents see; the first is word for word the specification's. [TEL-30] */
export const telephonyMessages = {
  emptyNote: 'You cannot save an empty note',
  longNote: `A note can be no longer than ${/* @__PURE__ */ noteMaxLength.toLocaleString('en-GB')} characters`,
} as const;

/** Query parameter that carries an agent's single-use login token; the page removes it from the address bar. */
export const telephonyTokenParam = 'telephonyToken';
