import { dayOf, type Day } from '../clock/clock.js';
import { addWorkingDays, workingDayFrom } from '../clock/working-days.js';
import type { Network } from './coverage.js';

interface Connection {
  workingDays: number;
  needsEngineer: boolean;
}

/** How long each network takes to connect a home; null for the one whose provider gives no date. As of November 2026. */
const CONNECTIONS: Readonly<Record<Network, Connection | null>> = {
  'part-fibre': { workingDays: 5, needsEngineer: false },
  'full-fibre': { workingDays: 10, needsEngineer: true },
  cable: { workingDays: 10, needsEngineer: true },
  altnet: null,
  'mast-5g': { workingDays: 3, needsEngineer: false },
};

export interface Activation {
  earliest: Day;
  needsEngineer: boolean;
}

/** The earliest activation: counted in working days from today, never before the requested start. Null without a date. */
export function activationOf(network: Network, start: Day, now: Date): Activation | null {
  const connection = CONNECTIONS[network];
  if (!connection) return null;
  const possible = addWorkingDays(dayOf(now), connection.workingDays);
  return { earliest: workingDayFrom(start > possible ? start : possible), needsEngineer: connection.needsEngineer };
}
