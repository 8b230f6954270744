import type { HomeMoveProblem, Move } from './home-move-client.js';

/** The statuses of a tenancy, in the order in which they follow each other; the last three are final. */
const statuses = [
  'notSent',
  'scheduled',
  'invited',
  'opened',
  'inProgress',
  'completed',
  'cancelled',
  'objected',
  'forgotten',
] as const;
export type Status = (typeof statuses)[number];

/** Something that happened to a move. */
export interface News {
  readonly label: string;
  /** ISO 8601 */
  readonly at: string;
}

/** The progress of a tenancy, as Home Move reports it. */
export interface Progress {
  readonly status: Status;
  /** The services that are set up. */
  readonly services: readonly string[];
  /** The earliest first. */
  readonly news: readonly News[];
  /** When the tenant will be invited. */
  readonly inviteAt: string | null;
  /** Why the tenant could not be invited. */
  readonly notInvited: string | null;
  /** Why Home Move did not accept the latest call. */
  readonly problem: HomeMoveProblem | null;
}

/** A webhook of Home Move, as far as the agency uses it. */
export interface MoveEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly reference: string; readonly service?: string };
}

export const nothingYet: Progress = {
  status: 'notSent',
  services: [],
  news: [],
  inviteAt: null,
  notInvited: null,
  problem: null,
};

const services: Readonly<Record<string, string>> = {
  energy: 'Energy',
  entertainment: 'Broadband, phone and TV',
  council: 'Council tax',
  water: 'Water',
};
export const serviceName = (service: string): string => services[service] ?? service;

interface Meaning {
  readonly status: Status;
  readonly label: (service: string) => string;
}
const meanings: Readonly<Record<string, Meaning>> = {
  'move.invited': { status: 'invited', label: () => 'Invited' },
  'move.opened': { status: 'opened', label: () => 'Opened' },
  'move.service_completed': { status: 'inProgress', label: (service) => `${serviceName(service)} set up` },
  'move.completed': { status: 'completed', label: () => 'Everything set up' },
  'move.cancelled': { status: 'cancelled', label: () => 'Cancelled' },
  'move.objected': { status: 'objected', label: () => 'Objected' },
  'move.forgotten': { status: 'forgotten', label: () => 'Details erased' },
};

/** The progress after a webhook. An event of an unknown type changes nothing: Home Move may add types. */
export function afterEvent(progress: Progress, { type, timestamp, data: { service } }: MoveEvent): Progress {
  const meaning = Object.hasOwn(meanings, type) ? meanings[type] : undefined;
  if (meaning === undefined) return progress;
  const isNewService = service !== undefined && !progress.services.includes(service);
  return {
    ...progress,
    status: furthest(progress.status, meaning.status),
    services: isNewService ? [...progress.services, service] : progress.services,
    news: [...progress.news, { label: meaning.label(service ?? ''), at: timestamp }],
    inviteAt: null,
    notInvited: null,
  };
}

/** The progress after a response of the partner API. A webhook may have arrived before it. */
export function afterResponse(progress: Progress, move: Move): Progress {
  const status = statuses.find((known) => known === move.status) ?? progress.status;
  return {
    ...progress,
    status: furthest(progress.status, status),
    services: [...new Set([...progress.services, ...move.completedServices])],
    inviteAt: furthest(progress.status, status) === 'scheduled' ? move.inviteAt : null,
    notInvited: move.notInvited,
    problem: null,
  };
}

function furthest(known: Status, reported: Status): Status {
  return statuses.indexOf(reported) > statuses.indexOf(known) ? reported : known;
}
