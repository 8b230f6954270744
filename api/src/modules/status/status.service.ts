import { Injectable } from '@nestjs/common';
import type { ServiceStatus } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { AddressesPort } from '../../providers/addresses/addresses.port.js';

/** How long an answer holds for everybody; a little longer at random, so that processes do not ask together. */
const KEPT_MS = 5000;
const JITTER_MS = 1000;

/** State of the address service: however many browsers poll, one question in some seconds. [HEALTH-06] */
@Injectable()
export class StatusService {
  private known: { readonly status: ServiceStatus; readonly until: number } | null = null;
  private asking: Promise<ServiceStatus> | null = null;

  constructor(
    private readonly addresses: AddressesPort,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<ServiceStatus> {
    if (this.known && this.known.until > this.now()) return this.known.status;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async ask(): Promise<ServiceStatus> {
    const status = await this.addresses.status();
    this.known = { status, until: this.now() + KEPT_MS + Math.random() * JITTER_MS };
    return status;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
