import { Injectable } from '@nestjs/common';

/** The end of the process's service. It begins before the port closes, so that load balancers stop sending requests first. */
@Injectable()
export class Drain {
  private readonly controller = new AbortController();

  get hasBegun(): boolean {
    return this.controller.signal.aborted;
  }

  /** Runs `stop` when the drain begins. */
  onBegin(stop: () => void): void {
    this.controller.signal.addEventListener('abort', stop, { once: true });
  }

  /** Begins the drain. Repeated calls have no effect. */
  begin(): void {
    this.controller.abort();
  }
}
