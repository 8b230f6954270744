import type { HostProperties } from './host-properties';
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
  /** The properties that the page has set so far. */
  readonly properties: HostProperties;
  /** The host's ends of the channels that the frame may have accepted. */
  readonly ports: MessagePort[];
  /** The loader's own function, so that one place resolves addresses and checks hashes. */
  readonly lazyScript: <Module>(address: string, integrity: string) => () => Promise<Module>;
}
