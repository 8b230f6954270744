import type { Boot, Branding } from '@home-move/contract';
import { aBranding, anEnrolment } from '@home-move/contract/testing';
import type { SessionServices } from '../session/session-services';
import { loadBrandAndSession } from './load-brand-and-session';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { aBoot } from '../testing/boot.builder';
import { aSessionServices } from '../testing/session-services.builder';

let api: FakeApi;
let services: SessionServices;
const called = () => api.calls.map(({ call }) => call);

beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi();
  const page = { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() };
  services = aSessionServices({ fetcher: api.fetch, page });
});

describe('start-up', () => {
  const initialised = { loggedIn: false, enrolmentId: null, agentName: null, loading: false, error: null };

  it('fetches the portal’s own token and nothing else for a new visitor [SESS-01, SESS-04, SESS-20]', async () => {
    await loadBrandAndSession(services, aBoot(), '/');
    expect(called()).toEqual(['POST /api/v1/token']);
    expect(api.calls[0]?.body).toBe('grant_type=client_credentials&client_id=tenant-portal');
    expect(sessionStorage.getItem('hm.default.appToken')).toBe('app-1');
    expect(services.session.state.get()).toEqual(initialised);
    expect(services.session.enrolment.get()).toBeNull();
  });

  it('fetches no enrolment by a pending id whose token is missing [SESS-04]', async () => {
    services.storage.set('pendingEnrolmentId', '665f');
    services.storage.set('userRefreshToken', 'refresh-1');
    await loadBrandAndSession(services, aBoot(), '/');
    expect(called()).toEqual(['POST /api/v1/token']);
    expect(services.session.state.get()).toEqual(initialised);
    expect(services.tokens.refresh()).toBeNull();
  });

  it('keeps what a visitor without a session has typed', async () => {
    services.storage.set('onboarding', '{"draft":{"firstName":"Sam"}}');
    await loadBrandAndSession(services, aBoot(), '/');
    expect(services.storage.get('onboarding')).toBe('{"draft":{"firstName":"Sam"}}');
  });

  it('loads the enrolment of a user’s token [SESS-01, SESS-02]', async () => {
    services.storage.set('userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await loadBrandAndSession(services, aBoot(), '/');
    expect(called()).toEqual(['POST /api/v1/token', 'GET /api/v1/enrolment-auth']);
    expect(api.calls[1]?.token).toBe('user-1');
    expect(services.session.state.get().loggedIn).toBe(true);
  });

  it('loads a pending enrolment by its id [SESS-01, SESS-03]', async () => {
    services.storage.set('pendingEnrolmentId', '665f');
    services.tokens.keep(someTokens(1));
    api.on('GET /api/v1/enrolment/665f', { body: anEnrolment({ id: '665f', status: 10 }) });
    await loadBrandAndSession(services, aBoot(), '/');
    expect(called()).toEqual(['POST /api/v1/token', 'GET /api/v1/enrolment/665f']);
    expect(services.session.state.get()).toMatchObject({ loggedIn: false, enrolmentId: '665f', agentName: null });
  });

  it('starts from scratch when the stored session has ended, as when the user’s enrolment no longer exists [SESS-23]', async () => {
    services.storage.set('userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { problem: 'NOT_FOUND' });
    await loadBrandAndSession(services, aBoot(), '/');
    expect(services.tokens.access()).toBeNull();
    expect(services.session.state.get().loggedIn).toBe(false);
  });

  it('keeps the stored session when the service cannot be reached', async () => {
    services.storage.set('userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', 'offline');
    await expect(loadBrandAndSession(services, aBoot(), '/')).rejects.toThrow('0 NETWORK');
    expect(services.tokens.access()).toBe('user-1');
  });
});

describe('the brand', () => {
  const oakwood = aBranding({ id: 101, name: 'Oakwood Lettings', urlRoute: 'oakwood', theme: 'oakwood' });
  const bedford = { ...oakwood, name: 'Oakwood Bedford', level: 3 as const, branch: 12 };

  it('is the inlined one, without a call', async () => {
    const boot = aBoot({ requestedBrand: 'oakwood', branding: bedford });
    const { branding } = await loadBrandAndSession(services, boot, '/oakwood/12/pending');
    expect(branding.name).toBe('Oakwood Bedford');
    expect(called()).toEqual(['POST /api/v1/token']);
    expect(document.documentElement.dataset['brand']).toBe('oakwood');
  });

  it('is "default" if the path names none [BRAND-04, BRAND-09]', async () => {
    api.on('GET /api/v1/branding/default', { body: aBranding() });
    api.on('GET /api/v1/registry/resolution?brand=default', { body: { remotes: [] } });
    const { branding } = await loadBrandAndSession(services, null, '/pending');
    expect(branding.urlRoute).toBe('default');
    expect(called()[1]).toBe('GET /api/v1/branding/default');
  });

  it('is fetched when the document inlines another [BRAND-12]', async () => {
    api.on('GET /api/v1/branding/oakwood/12', { body: bedford });
    const { branding } = await loadBrandAndSession(services, aBoot(), '/oakwood/12');
    expect(branding.name).toBe('Oakwood Bedford');
    expect(called()).toContain('GET /api/v1/branding/oakwood/12');
  });

  it('is the default one when the requested one does not exist [BRAND-13]', async () => {
    api.on('GET /api/v1/branding/default', { body: aBranding() });
    const { branding } = await loadBrandAndSession(services, aBoot(), '/unknown');
    expect(branding.name).toBe('Home Move');
    expect(called()).toEqual(['POST /api/v1/token', 'GET /api/v1/branding/unknown', 'GET /api/v1/branding/default']);
  });

  it('keeps the branch after it has left the path [BRAND-10]', async () => {
    api.on('GET /api/v1/branding/oakwood/12', { body: bedford });
    await loadBrandAndSession(services, aBoot({ requestedBrand: 'oakwood', branding: bedford }), '/oakwood/12/pending');
    expect(sessionStorage.getItem('hm.default.brand')).toBe('{"brand":"oakwood","branch":"12"}');

    const reloaded = await loadBrandAndSession(
      services,
      aBoot({ requestedBrand: 'oakwood', branding: oakwood }),
      '/oakwood/pending',
    );
    expect(reloaded.branding.name).toBe('Oakwood Bedford');
  });

  it('is added to the path of a frame that named only its host, so that a reload keeps it', async () => {
    const { brandPath } = await loadBrandAndSession(
      services,
      aBoot({ context: 'embedded', branding: bedford }),
      '/embed',
    );
    expect(brandPath).toEqual({ brand: 'oakwood', branch: '12', path: '/' });
    expect(called()).toEqual(['POST /api/v1/token']);
  });

  it('is not added to a frame’s path if it is the default brand', async () => {
    const { brandPath } = await loadBrandAndSession(services, aBoot({ context: 'embedded' }), '/embed');
    expect(brandPath.brand).toBeNull();
  });

  it('does not apply its stored branch to another brand', async () => {
    services.storage.set('brand', '{"brand":"oakwood","branch":"12"}');
    const harbour = aBranding({ id: 102, urlRoute: 'harbour' });
    const { brandPath } = await loadBrandAndSession(
      services,
      aBoot({ requestedBrand: 'harbour', branding: harbour }),
      '/harbour',
    );
    expect(brandPath.branch).toBeNull();
  });
});

describe('the style sheet of a look', () => {
  const harbour = aBranding({ urlRoute: 'harbour', font: 'figtree-heavy', themeSheet: '/brand-themes/harbour.css' });
  const resolution = 'GET /api/v1/registry/resolution?brand=harbour';
  const linked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const callOfHarbour = (boot: Boot) =>
    loadBrandAndSession(services, boot, '/', (resume) => resume().then(() => harbour));
  // Sheets that other tests have linked.
  beforeEach(() => document.head.replaceChildren());

  it('is linked for another brand than the document was served for, before its remotes are requested', async () => {
    const atRequest: unknown[] = [];
    api.on(resolution, () => {
      atRequest.push(...linked());
      return { body: { remotes: [], lastGood: [] } };
    });
    await callOfHarbour(aBoot());
    expect(atRequest).toEqual(['/brand-themes/harbour.css']);
    expect(document.head.querySelector('link')).toHaveAttribute('rel', 'stylesheet');
    expect(document.documentElement).toHaveAttribute('data-brand', 'harbour');
    expect(document.documentElement).toHaveAttribute('data-font', 'figtree-heavy');
  });

  it('is linked once if the start is repeated', async () => {
    api.on(resolution, { body: { remotes: [], lastGood: [] } });
    await callOfHarbour(aBoot());
    await callOfHarbour(aBoot());
    expect(linked()).toEqual(['/brand-themes/harbour.css']);
  });

  it('is not linked if the document contains it, also for another brand with the same look', async () => {
    await loadBrandAndSession(services, aBoot({ requestedBrand: 'harbour', branding: harbour }), '/harbour');
    api.on(resolution, { body: { remotes: [], lastGood: [] } });
    await callOfHarbour(aBoot({ branding: aBranding({ themeSheet: harbour.themeSheet }) }));
    expect(linked()).toEqual([]);
  });
});

describe('the icon of the page', () => {
  const mark = '/brand-pictures/0123456789abcdef0123456789abcdef.svg';
  const icon = () => document.head.querySelector('link[rel="icon"]')?.getAttribute('href');
  const callOf = (branding: Partial<Branding>, boot: Boot) =>
    loadBrandAndSession(services, boot, '/', (resume) => resume().then(() => aBranding(branding)));
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/react-tenant-portal/icon.svg">';
    api.on('GET /api/v1/registry/resolution?brand=harbour', { body: { remotes: [], lastGood: [] } });
  });
  afterEach(() => document.head.replaceChildren());

  it('is the uploaded mark of the customer’s brand', async () => {
    await callOf({ urlRoute: 'harbour', mark }, aBoot());
    expect(icon()).toBe(mark);
  });

  it('stays if the brand has no uploaded mark', async () => {
    await callOf({ urlRoute: 'harbour' }, aBoot());
    expect(icon()).toBe('/react-tenant-portal/icon.svg');
  });

  it('is empty if the document has the mark of another brand', async () => {
    await callOf({ urlRoute: 'harbour' }, aBoot({ branding: aBranding({ mark }) }));
    expect(icon()).toBe('data:,');
  });
});

describe('a document without a boot block', () => {
  it('fetches brand and remotes', async () => {
    const remotes = aBoot().resolution.remotes;
    api.on('GET /api/v1/branding/default', { body: aBranding() });
    api.on('GET /api/v1/registry/resolution?brand=default', { body: { remotes } });
    const { branding, settings } = await loadBrandAndSession(services, null, '/pending');
    expect(branding.name).toBe('Home Move');
    expect(settings.resolution.remotes).toEqual(remotes);
  });
});
