import {
  faultCodes,
  type DisabledRemote,
  type JourneyId,
  matchPath,
  type RegistryResolution,
  type RemoteRecord,
  steps,
  isInCanary,
} from '@home-move/contract';
import { RemoteFault } from './fault';

/** The versions of remotes that this document uses. */
export interface Registry {
  /** The record to load; undefined for none. */
  readonly find: (journey: JourneyId | null) => RemoteRecord | undefined;
  /** The record to load. Throws HM-101. */
  readonly resolve: (journey: JourneyId) => RemoteRecord;
  /** The journeys that are switched off. */
  readonly disabled: () => readonly DisabledRemote[];
  /** The version that replaces this one when it fails. */
  readonly lastGood: (record: RemoteRecord) => RemoteRecord | undefined;
  /** The journey that owns a path; null for none. */
  readonly journeyAt: (path: string) => JourneyId | null;
  /** The path patterns of all journeys. */
  readonly routes: () => readonly string[];
  /** Switches to a newer resolution; mounted remotes stay as they are. */
  readonly replace: (resolution: RegistryResolution) => void;
}

/** The contract's steps: a journey missing from the registry still owns its pages, and shows that it is missing. */
const known: readonly { readonly journey: JourneyId; readonly route: string }[] = Object.values(steps).map(
  ({ journey, path }) => ({ journey, route: path }),
);

/** @param bucket of the visitor, 0 to 99: decides which canaries they get */
export function createRegistry(first: RegistryResolution, bucket: number): Registry {
  let current = first;
  /** Kept because single-spa looks up the journey of one path dozens of times as the journeys are registered. */
  let latest: { readonly path: string; readonly journey: JourneyId | null } | null = null;
  const served = () => [
    ...current.remotes.flatMap(({ name, routes }) => routes.map((route) => ({ journey: name, route }))),
    ...known,
  ];
  const find = (journey: JourneyId | null) =>
    current.canaries?.find((canary) => canary.record.name === journey && isInCanary(canary, bucket))?.record ??
    current.remotes.find(({ name }) => name === journey);
  return {
    find,
    resolve(journey) {
      const record = find(journey);
      if (!record) throw new RemoteFault(faultCodes.missing, journey);
      return record;
    },
    // The version of everyone else is the fallback of a canary.
    lastGood: ({ name, version }) =>
      [...current.remotes, ...current.lastGood].find((good) => good.name === name && good.version !== version),
    disabled: () => current.disabled ?? [],
    journeyAt(path) {
      if (latest?.path !== path)
        latest = { path, journey: served().find(({ route }) => matchPath(route, path))?.journey ?? null };
      return latest.journey;
    },
    routes: () => served().map(({ route }) => route),
    replace(resolution) {
      current = resolution;
      latest = null;
    },
  };
}

/** Every journey with pages, published or not; this excludes the agent's side panel. */
export function journeysOf(resolution: RegistryResolution): readonly JourneyId[] {
  const withPages = resolution.remotes.filter(({ routes }) => routes.length > 0);
  return [...new Set([...withPages.map(({ name }) => name), ...known.map(({ journey }) => journey)])];
}
