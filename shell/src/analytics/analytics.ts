/** What is measured: names, ids and path patterns of ours, never what a person is called, owns or types. */
export type EventProperties = Readonly<Record<string, string>>;

/** The product analytics service, whichever it is. */
export interface Analytics {
  readonly track: (event: string, properties?: EventProperties) => void;
  /** From now on events are of this person, by an opaque reference. */
  readonly alias: (reference: string) => void;
}
