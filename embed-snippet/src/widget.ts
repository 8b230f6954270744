import type { Placement } from './portal';

/** One frame of the page, as the loader created it. */
export interface Widget {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly surface: HTMLElement;
  readonly placement: Placement;
  /** Dispatches an event of the element. */
  readonly emit: (name: string, detail: object) => void;
  /** Keeps the frame while its agent has unsaved input: the function gets the code of another call. Null releases the frame. */
  readonly hold: (holdCode: ((code: string) => void) | null) => void;
}
