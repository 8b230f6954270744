import type { RemoteFault } from './fault';

export interface FailureView {
  readonly fault: RemoteFault;
  /** How often this journey failed in a row. */
  readonly failures: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Where a journey draws: a place for the remote, and beside it the shell's own words while it waits or has failed. */
export interface Surface {
  /** A fresh, empty element for one mount. */
  createMountElement(): HTMLElement;
  showWaiting(): void;
  showFailure(view: FailureView): void;
  /** The remote is there: takes the shell's own words away. */
  showRemote(): void;
  clear(): void;
}
