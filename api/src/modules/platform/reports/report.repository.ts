import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FaultReport, JourneyId, RuntimeContext } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { ENV, type Env } from '../../../config/env.js';
import {
  REMOTE_FAULTS,
  REMOTE_VISITS,
  REPORT_SOURCE,
  type RemoteFaultsDocument,
  type RemoteVisitsDocument,
  type ReportSourceDocument,
} from './report.model.js';

const HOUR_MS = 3_600_000;
const RETENTION_MS = 14 * 24 * HOUR_MS;
const SOURCE_MS = 24 * HOUR_MS;

/** A version of a remote in a brand, by its URL route. */
export interface ReportedVersion {
  readonly remote: JourneyId;
  readonly version: string;
  readonly brand: string;
}

export type StoredVisits = Readonly<Pick<RemoteVisitsDocument, 'brand' | 'visits' | 'faulty' | 'hour'>>;
export type StoredFaults = Readonly<Omit<RemoteFaultsDocument, '_id' | 'expiresAt'>>;

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** Counts of reports by hour, kept for two weeks. */
@Injectable()
export class ReportRepository {
  constructor(
    @InjectModel(REMOTE_VISITS) private readonly visits: Model<RemoteVisitsDocument>,
    @InjectModel(REMOTE_FAULTS) private readonly faults: Model<RemoteFaultsDocument>,
    @InjectModel(REPORT_SOURCE) private readonly sources: Model<ReportSourceDocument>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Whether this is the first report of that kind by a session about a version. */
  async isFirst(
    kind: 'visit' | 'fault',
    sessionId: string,
    { remote, version }: Pick<ReportedVersion, 'remote' | 'version'>,
    at: Date,
  ): Promise<boolean> {
    const subject = `${kind} ${remote} ${version} ${sessionId}`;
    const _id = createHmac('sha256', this.env.JWT_SECRET).update(subject).digest('base64url');
    try {
      await this.sources.create({ _id, expiresAt: new Date(at.getTime() + SOURCE_MS) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async countVisit(version: ReportedVersion, kind: 'visits' | 'faulty', at: Date): Promise<void> {
    const { hour, id, ...identified } = identify(version, at);
    const other = kind === 'visits' ? { faulty: 0 } : { visits: 0 };
    await upsertOnce(() =>
      this.visits.updateOne(
        { _id: id },
        { $inc: { [kind]: 1 }, $setOnInsert: { ...identified, hour, ...other } },
        { upsert: true },
      ),
    );
  }

  async countFault(version: ReportedVersion, fault: FaultReport, context: RuntimeContext, at: Date): Promise<void> {
    const { hour, id, ...identified } = identify(version, at);
    const { code, phase, count } = fault;
    await upsertOnce(() =>
      this.faults.updateOne(
        { _id: `${id} ${context} ${code} ${phase}` },
        {
          $inc: { count },
          $set: { latest: at },
          $setOnInsert: { ...identified, hour, code, phase, context, since: at },
        },
        { upsert: true },
      ),
    );
  }

  /** The visits of a version, by brand and hour; `since` leaves out earlier hours. */
  async visitsOf(remote: JourneyId, version: string, since = new Date(0)): Promise<readonly StoredVisits[]> {
    const filter = { remote, version, hour: { $gte: hourOf(since) } };
    return this.visits.find(filter, { _id: 0 }).lean<StoredVisits[]>();
  }

  async faultsOf(remote: JourneyId, version: string): Promise<readonly StoredFaults[]> {
    return this.faults.find({ remote, version }, { _id: 0 }).lean<StoredFaults[]>();
  }
}

function identify({ remote, version, brand }: ReportedVersion, at: Date) {
  const hour = hourOf(at);
  const id = `${remote} ${version} ${brand} ${hour.toISOString()}`;
  return { id, hour, remote, version, brand, expiresAt: new Date(hour.getTime() + RETENTION_MS) };
}

/** Two simultaneous first upserts both insert; the one that fails then updates the other's document. */
async function upsertOnce(upsert: () => Promise<unknown>): Promise<void> {
  await upsert().catch((error: unknown) => {
    if (isDuplicateKey(error)) return upsert();
    throw error;
  });
}
