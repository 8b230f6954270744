/**
 * A lock that all logged-in tabs of a scope share, so that a new tab knows at once whether there is one: it waits for a
 * response only then. The browser releases it with the tab, and stores nothing.
 */
export interface LoggedInLock {
  /** Holds the lock until `release`; calls back once other tabs can see it. */
  hold(onHeld: () => void): void;
  release(): void;
  /** Whether any tab holds it. */
  isHeld(): Promise<boolean>;
}

/** Without the Web Locks API, no tab is found, and tabs are independent. */
export function createLoggedInLock(
  scope: string,
  locks: Pick<LockManager, 'request' | 'query'> | undefined = window.navigator.locks,
): LoggedInLock {
  const name = `hm.session.${scope}`;
  let release = () => undefined as void;
  return {
    hold(onHeld) {
      const released = new Promise<void>((resolve) => (release = resolve));
      const whileHeld = () => {
        onHeld();
        return released;
      };
      locks?.request(name, { mode: 'shared' }, whileHeld).catch(() => undefined);
    },
    release: () => release(),
    async isHeld() {
      const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
      return held.some((lock) => lock.name === name);
    },
  };
}
