import { type BootedApp, bootApp } from '../support/boot-app.js';
import { clearFaults } from './mover.builder.js';

const now = '2026-11-20T10:00:00Z';

/**
 * Boots an application for the tests of a file, and gives it to `use`. Its third parties have a second to respond, which is
 * how long leases last in these tests, and its log is complete. Each test starts on 20 November 2026 at 10:00; its mocks and
 * faults end with it.
 */
export function bootWithShortTimeouts(use: (api: BootedApp) => void): void {
  let api: BootedApp;

  beforeAll(async () => {
    api = await bootApp({ PROVIDER_TIMEOUT: '1000', LOG_LEVEL: 'info' });
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
