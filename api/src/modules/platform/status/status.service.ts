import { Injectable } from '@nestjs/common';
import type { ServiceStatus } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { AddressesPort } from '../../../providers/addresses/addresses.port.js';

/** How long a status is cached, plus random jitter so that processes do not poll in step. */
const CACHE_MS = 5000;
const JITTER_MS = 1000;

/** Status of the address service. Makes one call every few seconds, however many browsers poll. [HEALTH-06] */
@Injectable()
export class StatusService {
  private cached: { readonly status: ServiceStatus; readonly until: number } | null = null;
  private pending: Promise<ServiceStatus> | null = null;

  constructor(
    private readonly addresses: AddressesPort,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<ServiceStatus> {
    if (this.cached && this.cached.until > this.now()) return this.cached.status;
    this.pending ??= this.fetchStatus().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private async fetchStatus(): Promise<ServiceStatus> {
    const status = await this.addresses.status();
    this.cached = { status, until: this.now() + CACHE_MS + Math.random() * JITTER_MS };
    return status;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
