import type { SessionServices } from '../session/session-services';
import { createFakeApi, type FakeApi } from './fake-api';
import { aSessionServices } from './session-services.builder';

interface PageServices {
  readonly services: SessionServices;
  /** Navigates the page, with a new entry in the history. */
  readonly assign: jest.Mock;
  /** Navigates the page without one. */
  readonly replace: jest.Mock;
}

interface PageServicesOfEachTest {
  /** Creates the session services of a page at an address. */
  readonly servicesAt: (href?: string, options?: { readonly isFramed?: boolean }) => PageServices;
  /** Called when these services end the session. */
  readonly ended: jest.Mock;
}

/** Gives each test of the file an in-memory API and an empty session storage, for the session services of one page. */
export function pageServicesOfEachTest(setApi: (api: FakeApi) => void): PageServicesOfEachTest {
  let api: FakeApi;
  const ended = jest.fn();

  beforeEach(() => {
    sessionStorage.clear();
    ended.mockClear();
    api = createFakeApi();
    setApi(api);
  });

  function servicesAt(href = 'http://localhost:4000/oakwood/pending', { isFramed = false } = {}): PageServices {
    const assign = jest.fn();
    const replace = jest.fn();
    const services = aSessionServices({
      fetcher: api.fetch,
      page: { href, assign, replace },
      publicSiteUrl: 'https://www.example.test/',
      adminPortalUrl: 'https://admin.example.test/desk',
      isFramed,
    });
    services.onSessionEnded = ended;
    return { services, assign, replace };
  }

  return { servicesAt, ended };
}
