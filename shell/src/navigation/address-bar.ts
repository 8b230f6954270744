/** The address bar as one context may use it. Paths here are whole: pathname and query. */
export interface AddressBar {
  current(): string;
  push(url: string): void;
  replace(url: string): void;
  /** Goes to the page before; false when there is none of ours. */
  back(): boolean;
  /** Calls back when the browser itself moved (Back, Forward). */
  onMoved(listener: () => void): void;
}

export const whereIs = ({ pathname, search }: Location): string => pathname + search;
