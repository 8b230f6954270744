import { Inject, Injectable } from '@nestjs/common';
import type { FaultReport, ReportBatch } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Telemetry } from '../../../common/telemetry/telemetry.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { ReportRepository, type ReportedVersion } from './report.repository.js';
import { VersionVerdict } from './version-verdict.js';

type Subject = ReportBatch['mounts'][number];
const isSame = (one: Subject) => (other: Subject) => one.remote === other.remote && one.version === other.version;

/** Counts what browsers report about remotes, and has the verdict on each version reviewed. */
@Injectable()
export class ReportService {
  constructor(
    private readonly repository: ReportRepository,
    private readonly catalogue: RegistryCatalogue,
    private readonly brands: BrandService,
    private readonly verdict: VersionVerdict,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    private readonly telemetry: Telemetry,
  ) {}

  /**
   * Counts the visits and faults of a batch. A session counts once for each version, and a client address for a limited number
   * of faulty visits an hour, so that one client cannot get a version withdrawn. Unknown brands and versions are ignored.
   */
  async record(batch: ReportBatch, { sessionId }: CallerIdentity, address: string): Promise<void> {
    const [brand, { remotes }] = await Promise.all([this.brands.find(batch.brand), this.catalogue.read()]);
    if (!brand) return;
    const isKnown = ({ remote, version }: Subject) =>
      remotes.some((record) => record.name === remote && record.version === version);
    const placed = ({ remote, version }: Subject): ReportedVersion => ({ remote, version, brand: brand.urlRoute });
    const at = this.clock.now();
    for (const mount of batch.mounts.filter(isKnown)) {
      if (!(await this.repository.isFirst('visit', sessionId, mount, at))) continue;
      await this.repository.countVisit(placed(mount), 'visits', at);
      await this.verdict.afterVisit(mount);
    }
    for (const faults of groupByVersion(batch.faults.filter(isKnown))) {
      const [first] = faults;
      const version = placed(first);
      for (const fault of faults) {
        await this.repository.countFault(version, fault, batch.context, at);
        const attributes = { 'remote.name': fault.remote, 'fault.code': fault.code };
        this.telemetry.count('remoteFault', fault.count, attributes);
      }
      if (!(await this.countsAsFaulty(first, sessionId, address, at))) continue;
      await this.repository.countVisit(version, 'faulty', at);
      await this.verdict.afterFault(first);
    }
  }

  private async countsAsFaulty(version: Subject, sessionId: string, address: string, at: Date): Promise<boolean> {
    if (!(await this.repository.isFirst('fault', sessionId, version, at))) return false;
    const limit = { name: 'fault-reports', by: address, max: this.env.FAULT_REPORT_LIMIT, windowSeconds: 3600 };
    return (await this.limiter.reserve(limit, 1)) === 1;
  }
}

function groupByVersion(faults: readonly FaultReport[]): readonly (readonly [FaultReport, ...FaultReport[]])[] {
  const groups: [FaultReport, ...FaultReport[]][] = [];
  for (const fault of faults) {
    const group = groups.find(([first]) => isSame(first)(fault));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}
