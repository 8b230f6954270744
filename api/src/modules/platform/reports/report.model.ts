import type { FaultCode, FaultPhase, JourneyId, RuntimeContext } from '@home-move/contract';
import { Schema } from 'mongoose';

export const REMOTE_VISITS = 'remote_visits';
export const REMOTE_FAULTS = 'remote_faults';
export const REPORT_SOURCE = 'report_source';

const required = { required: true } as const;
const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;
const date = { type: Date, ...required } as const;
const options = { versionKey: false, id: false, strict: 'throw' } as const;

/** One hour of one version in one brand. */
interface VersionHour {
  /** All fields that identify it. */
  _id: string;
  remote: JourneyId;
  version: string;
  /** URL route. */
  brand: string;
  hour: Date;
  expiresAt: Date;
}

export interface RemoteVisitsDocument extends VersionHour {
  /** Visits that mounted the version. */
  visits: number;
  /** Visits in which it had a fault. */
  faulty: number;
}

export const remoteVisitsSchema = new Schema<RemoteVisitsDocument>(
  { _id: text, remote: text, version: text, brand: text, hour: date, expiresAt: date, visits: number, faulty: number },
  { collection: 'remote_visits', ...options },
);
remoteVisitsSchema.index({ remote: 1, version: 1, hour: 1 });
remoteVisitsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface RemoteFaultsDocument extends VersionHour {
  code: FaultCode;
  phase: FaultPhase;
  context: RuntimeContext;
  /** Occurrences. */
  count: number;
  since: Date;
  latest: Date;
}

export const remoteFaultsSchema = new Schema<RemoteFaultsDocument>(
  {
    _id: text,
    remote: text,
    version: text,
    brand: text,
    hour: date,
    expiresAt: date,
    code: text,
    phase: text,
    context: text,
    count: number,
    since: date,
    latest: date,
  },
  { collection: 'remote_faults', ...options },
);
remoteFaultsSchema.index({ remote: 1, version: 1 });
remoteFaultsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** That a session has been counted for a version: only a keyed hash, kept for a day. */
export interface ReportSourceDocument {
  _id: string;
  expiresAt: Date;
}

export const reportSourceSchema = new Schema<ReportSourceDocument>(
  { _id: text, expiresAt: date },
  { collection: 'report_sources', ...options },
);
reportSourceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
