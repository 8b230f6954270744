/** The address bar as one context may use it. Paths here are whole: pathname and query. */
export interface AddressBar {
  readonly current: () => string;
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
  /** Goes to the page before; false when there is none of ours. */
  readonly back: () => boolean;
  /** Calls back when the browser itself moved (Back, Forward). */
  readonly onMoved: (listener: () => void) => void;
}

export const urlOf = ({ pathname, search }: Location): string => pathname + search;
