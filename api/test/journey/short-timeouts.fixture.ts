import { type BootedApp, bootApp, briefTimeLimit } from '../support/boot-app.js';
import { clearFaults } from './mover.builder.js';

const now = '2026-11-20T10:00:00Z';

/** How long a lease lasts in these tests, in seconds: as long as a third party may take. */
export const leaseSeconds = Number(briefTimeLimit.PROVIDER_TIMEOUT) / 1000;

/** Advances the clock to the end of the leases taken so far. */
export function expireLeases(api: BootedApp): void {
  api.clock.advance({ seconds: leaseSeconds });
}

/**
 * Boots an application for the tests of a file, and gives it to `use`. Its third parties have 3 seconds to respond, and its
 * log is complete. Each test starts on 20 November 2026 at 10:00; its mocks and faults end with it.
 */
export function bootWithShortTimeouts(use: (api: BootedApp) => void): void {
  let api: BootedApp;

  beforeAll(async () => {
    api = await bootApp({ ...briefTimeLimit, LOG_LEVEL: 'info' });
    api.clock.at(now);
    use(api);
  });
  beforeEach(() => api.clock.at(now));
  afterEach(async () => {
    jest.restoreAllMocks();
    await clearFaults(api);
  });
  afterAll(() => api.close());
}
