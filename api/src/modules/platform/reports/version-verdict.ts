import { Inject, Injectable } from '@nestjs/common';
import type { JourneyId } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { isProven } from '../registry/resolve-remotes.js';
import { RolloutService } from '../registry/rollout.service.js';
import { ReportRepository, type StoredVisits } from './report.repository.js';

interface Version {
  readonly remote: JourneyId;
  readonly version: string;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Decides by visits and faults whether a version is proven, and whether it is withdrawn. */
@Injectable()
export class VersionVerdict {
  constructor(
    private readonly repository: ReportRepository,
    private readonly catalogue: RegistryCatalogue,
    private readonly rollout: RolloutService,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Proves a version that was published long enough ago and that enough visits have mounted, with less than half the share of faulty visits that
   * would withdraw it.
   */
  async afterVisit({ remote, version }: Version): Promise<void> {
    const { remotes, proofs } = await this.catalogue.read();
    const record = remotes.find((candidate) => candidate.name === remote && candidate.version === version);
    if (!record || isProven({ proofs }, record)) return;
    const { visits, faulty } = sum(await this.repository.visitsOf(remote, version));
    const { REMOTE_PROVEN_VISITS, REMOTE_PROVEN_MINUTES, REMOTE_WITHDRAW_PERCENT } = this.env;
    if (visits < REMOTE_PROVEN_VISITS || faulty * 200 >= visits * REMOTE_WITHDRAW_PERCENT) return;
    if (this.clock.now().getTime() - Date.parse(record.publishedAt) < REMOTE_PROVEN_MINUTES * MINUTE_MS) return;
    const why = `${visits} visits, ${faulty} of them with a fault`;
    if (await this.rollout.prove(remote, version, why))
      this.log.info({ remote, version, visits, faulty }, 'version proven');
  }

  /** Withdraws a version for everyone if too many visits of this hour and the last had a fault. */
  async afterFault({ remote, version }: Version): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const { visits, faulty } = sum(await this.repository.visitsOf(remote, version, since));
    const { REMOTE_WITHDRAW_VISITS, REMOTE_WITHDRAW_PERCENT } = this.env;
    // Visits in which it never mounted are among the faulty ones only.
    const all = Math.max(visits, faulty);
    if (faulty < REMOTE_WITHDRAW_VISITS || faulty * 100 < all * REMOTE_WITHDRAW_PERCENT) return;
    const why = `${faulty} of ${all} visits had a fault`;
    if (await this.rollout.withdrawFaulty(remote, version, why))
      this.log.error({ remote, version, visits: all, faulty }, 'version withdrawn');
  }
}

function sum(rows: readonly StoredVisits[]): { readonly visits: number; readonly faulty: number } {
  return {
    visits: rows.reduce((total, row) => total + row.visits, 0),
    faulty: rows.reduce((total, row) => total + row.faulty, 0),
  };
}
