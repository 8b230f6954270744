import { matchPath, steps, type JourneyId, type RegistryResolution, type RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault } from './fault';

/** The versions of remotes that this document uses. */
export interface Registry {
  /** The record to load. Throws HM-101. */
  readonly resolve: (journey: JourneyId) => RemoteRecord;
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

export function createRegistry(first: RegistryResolution): Registry {
  let { remotes, lastGood } = first;
  const served = () => [
    ...remotes.flatMap(({ name, routes }) => routes.map((route) => ({ journey: name, route }))),
    ...known,
  ];
  return {
    resolve(journey) {
      const record = remotes.find(({ name }) => name === journey);
      if (!record) throw new RemoteFault(faultCodes.missing, journey);
      return record;
    },
    lastGood: ({ name, version }) => lastGood.find((good) => good.name === name && good.version !== version),
    journeyAt: (path) => served().find(({ route }) => matchPath(route, path))?.journey ?? null,
    routes: () => served().map(({ route }) => route),
    replace(resolution) {
      ({ remotes, lastGood } = resolution);
    },
  };
}

/** Every journey with pages, published or not; this excludes the agent's side panel. */
export function journeysOf(resolution: RegistryResolution): readonly JourneyId[] {
  const withPages = resolution.remotes.filter(({ routes }) => routes.length > 0);
  return [...new Set([...withPages.map(({ name }) => name), ...known.map(({ journey }) => journey)])];
}
