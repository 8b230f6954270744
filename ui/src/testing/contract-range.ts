import { runtimeAdditions, satisfies, type RuntimeContract, type SessionState } from '@home-move/contract';

/** Global that jest.config.mjs sets to the `contract` range of the manifest of the remote under test. */
export const contractRangeGlobal = 'remoteContractRange';

/** Member → the version that added it, for each member that the oldest version within the range lacks. */
function missingMembers(range: string): ReadonlyMap<string, string> {
  const oldest = range.replace('^', '');
  return new Map(
    Object.entries(runtimeAdditions)
      .filter(([version]) => !satisfies(oldest, `^${version}`))
      .flatMap(([version, members]) => members.map((member) => [member, version] as const)),
  );
}

/**
 * Limits a runtime to the contract range of the remote under test: reading a member that the oldest version within the range
 * lacks throws, so a manifest whose range is too wide fails the remote's specs. Without a range, returns the runtime itself.
 */
export function limitToContractRange(
  runtime: RuntimeContract,
  range: unknown = Reflect.get(globalThis, contractRangeGlobal),
): RuntimeContract {
  if (typeof range !== 'string') return runtime;
  const missing = missingMembers(range);

  const limit = <T extends object>(value: T, path: string): T => {
    const copy = { ...value };
    for (const key of Object.keys(copy)) {
      const member = `${path}${key}`;
      const since = missing.get(member);
      if (since === undefined) continue;
      const get = () => {
        throw new Error(`${member} exists since runtime contract ${since}; remote.config.mjs accepts ${range}`);
      };
      Object.defineProperty(copy, key, { get, enumerable: false });
    }
    return Object.freeze(copy);
  };

  // One copy per state: React compares snapshots by identity.
  const states = new WeakMap<SessionState, SessionState>();
  const limitSession = (state: SessionState): SessionState => {
    const limited = states.get(state) ?? limit(state, 'session.');
    states.set(state, limited);
    return limited;
  };
  const session = Object.freeze({ ...runtime.session, get: () => limitSession(runtime.session.get()) });
  return limit({ ...runtime, session }, '');
}
