import type { Boot } from '@home-move/contract';
import { aBranding, anEnrolment } from '@home-move/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRoot, type Root } from 'react-dom/client';
import { bootstrapPortal } from '../app/bootstrap';
import type * as AgentWorkspaceModule from './agent-workspace';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { aBoot, aRecord } from '../testing/boot.builder';

// As in bootstrap.spec, all tests share one document. The remotes' scripts never load, so the panel fails.
jest.mock('../app/journey-router', () => ({
  createJourneyRouter: () => ({ start: jest.fn(), handOver: () => Promise.resolve() }),
}));
jest.mock('../journeys/guard-script', () => ({ createGuardScript: jest.fn(), installGuardScript: jest.fn() }));
// jsdom cannot leave the page, so the test records where the agent would go.
const mockReplace = jest.fn();
jest.mock('./agent-workspace', () => {
  const { createAgentWorkspace } = jest.requireActual<typeof AgentWorkspaceModule>('./agent-workspace');
  return {
    createAgentWorkspace: (parts: AgentWorkspaceModule.AgentWorkspaceDependencies) =>
      createAgentWorkspace({ ...parts, page: { replace: mockReplace } }),
  };
});

const mine = 'GET /api/v1/enrolment-auth';
const login = 'POST /api/v1/telephony/login';
const panelRemote = aRecord({
  name: 'telephony',
  global: 'hm_telephony_1_4_0',
  entry: 'http://assets.test/remotes/telephony/1.4.0/entry.js',
  routes: [],
});
const telephony = (boot: Partial<Boot> = {}) =>
  aBoot({ portal: 'telephony', resolution: { remotes: [panelRemote], lastGood: [] }, ...boot });

let api: FakeApi;
let root: Root;

function open(path: string, boot = telephony()): HTMLElement {
  window.history.replaceState(null, '', path);
  Object.defineProperty(window, 'fetch', { value: api.fetch, configurable: true });
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  act(() => bootstrapPortal(root, element, boot, () => new Date('2026-11-20T10:42:00Z')));
  return element;
}

const here = () => window.location.pathname + window.location.search;
const progress = () => screen.findByRole('navigation', { name: 'Progress' });

beforeEach(() => {
  sessionStorage.clear();
  mockReplace.mockClear();
  api = createFakeApi();
  api.on(login, {
    body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: '665f1c2a9b1e8a0012345678' },
  });
  api.on('GET /api/v1/telephony/name', { body: { agentName: 'Jordan Lee' } });
  api.on('GET /api/v1/telephony/branding', { body: aBranding() });
  api.on(mine, { body: anEnrolment() });
  api.on('POST /api/v1/token/revoke', { body: undefined });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('the telephony portal', () => {
  it('logs the agent in with the token of the address, and continues at /pending [TEL-02, ROUTE-06]', async () => {
    open('/?telephonyToken=demo-agent');
    expect(here()).toBe('/');
    await progress();
    expect(here()).toBe('/enrolment/moving-details');
    expect(api.calls[0]).toMatchObject({ body: 'grant_type=client_credentials&client_id=telephony-portal' });
    expect(api.calls[1]).toMatchObject({ call: login, body: '{"token":"demo-agent"}' });
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBe('user-1');
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
  });

  it('redirects a brand’s root to /pending as well', async () => {
    api.on('GET /api/v1/telephony/branding', { body: aBranding({ urlRoute: 'oakwood' }) });
    open(
      '/oakwood?telephonyToken=demo-agent',
      telephony({ requestedBrand: 'oakwood', branding: aBranding({ urlRoute: 'oakwood' }) }),
    );
    await progress();
    expect(here()).toBe('/oakwood/enrolment/moving-details');
  });

  it('shows the brand, support and legal text of the customer, also after a reload', async () => {
    const bedford = aBranding({
      urlRoute: 'oakwood',
      branch: 12,
      level: 3,
      name: 'Oakwood Bedford',
      theme: 'oakwood',
      support: { phone: '01632 960 112', email: 'bedford@oakwood.example.test', hours: 'weekdays' },
      legalText: 'Oakwood Lettings introduces you to Home Move Services Ltd.',
    });
    api.on('GET /api/v1/telephony/branding', { body: bedford });
    api.on('GET /api/v1/registry/resolution?brand=oakwood&branch=12', {
      body: { remotes: [panelRemote], lastGood: [] },
    });
    open('/cookie-policy?telephonyToken=demo-agent');
    expect(await screen.findByRole('link', { name: 'Oakwood Bedford, home' })).toBeVisible();
    expect(here()).toBe('/oakwood/cookie-policy');
    expect(document.documentElement.dataset['brand']).toBe('oakwood');
    expect(await screen.findByText('Oakwood Lettings introduces you to Home Move Services Ltd.')).toBeVisible();
    expect(screen.getByRole('link', { name: '01632 960 112' })).toBeVisible();
    expect(sessionStorage.getItem('hm.telephony.brand')).toBe('{"brand":"oakwood","branch":"12"}');

    act(() => root.unmount());
    const oakwood = aBranding({ urlRoute: 'oakwood', name: 'Oakwood Lettings', theme: 'oakwood' });
    open('/oakwood/enrolment/moving-details', telephony({ requestedBrand: 'oakwood', branding: oakwood }));
    expect(await screen.findByRole('link', { name: 'Oakwood Bedford, home' })).toBeVisible();
  });

  it('resumes after a reload and fetches the agent’s name again [TEL-04]', async () => {
    sessionStorage.setItem('hm.telephony.userToken', 'user-1');
    open('/enrolment/moving-details');
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    expect(api.calls.some(({ call }) => call === login)).toBe(false);
  });

  it.each([
    ['/enrolment/moving-details', {}],
    ['/enrolment/council-services', { ctwbJourneyToggle: false, councilConsented: true }],
    ['/enrolment/product-selection', {}],
    ['/enrolment/energy/usage', { energyConsented: true, energyOptIn: 1 }],
    ['/enrolment/entertainment/broadband-list', { entertainmentConsented: true, entertainmentOptIn: 1 }],
    ['/enrolment/confirmation', { status: 40 }],
  ] as const)('opens the mover’s step %s for the agent, with the agent’s name [NEXT-06]', async (path, enrolment) => {
    api.on(mine, { body: anEnrolment(enrolment) });
    sessionStorage.setItem('hm.telephony.userToken', 'user-1');
    open(path);
    await progress();
    expect(here()).toBe(path);
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee'));
  });

  it('shows the side panel beside the step; its failure leaves the step alone', async () => {
    const element = open('/?telephonyToken=demo-agent');
    await progress();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part did not load');
    expect(screen.getByRole('complementary', { name: 'Customer panel' })).toContainElement(alert);
    expect(screen.getByRole('main')).not.toContainElement(alert);
    expect(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
    expect(await axe(element)).toHaveNoViolations();
  });

  it('explains where calls begin to an agent without a token, in place of the landing page', async () => {
    open('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Open this page from your CRM');
    expect(screen.getByRole('link', { name: 'Go to the admin portal' })).toHaveAttribute('href', 'http://admin.test');
    expect(screen.queryByText('Move in with everything set up')).toBeNull();
  });

  it('shows why a login is rejected', async () => {
    api.on(login, { problem: 'INVALID_TELEPHONY_TOKEN' });
    open('/?telephonyToken=used');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We could not log you in to this call');
    expect(screen.getByRole('main')).toHaveTextContent(
      'This call has no valid login any more. Open it again from your CRM.',
    );
    expect(here()).toBe('/');
  });

  it('keeps the token for another attempt while the service cannot be reached', async () => {
    api.on(login, 'offline');
    open('/?telephonyToken=demo-agent');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    api.on(login, { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: '665f1c2a9b1e8a0012345678' } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
  });
});

describe('an agent leaves for the admin portal', () => {
  const flags = 'GET /api/v1/flags';

  it.each(['FORBIDDEN', 'UNAUTHENTICATED'] as const)('when a call is answered %s [SESS-10]', async (code) => {
    api.on(flags, { problem: code });
    api.on('POST /api/v1/token', ({ body }) =>
      body?.includes('refresh_token') ? { problem: 'INVALID_REFRESH_TOKEN' } : { body: someTokens(9) },
    );
    open('/?telephonyToken=demo-agent');
    expect(await screen.findByText('Your login to this call has ended')).toBeVisible();
    expect(mockReplace).toHaveBeenCalledTimes(1);
    expect(mockReplace).toHaveBeenCalledWith('http://admin.test');
    expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBeNull();
  });

  it('by Log Out [NEXT-06]', async () => {
    open('/?telephonyToken=demo-agent');
    await progress();
    expect(mockReplace).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('http://admin.test'));
    expect(api.calls.at(-1)?.call).toBe('POST /api/v1/token/revoke');
    expect(document.body).not.toHaveTextContent('Jordan Lee');
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBeNull();
  });

  it('by Log Out even when the service cannot be reached [NEXT-06]', async () => {
    api.on('POST /api/v1/token/revoke', 'offline');
    open('/?telephonyToken=demo-agent');
    await progress();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('http://admin.test'));
  });
});

describe('the panel in a CRM', () => {
  const { parent } = window;
  const postMessage = jest.fn();
  const crm = 'http://crm.test';
  const panel = () => telephony({ context: 'panel' });
  const inCrm = () => telephony({ context: 'panel', config: { ...aBoot().config, hostOrigins: [crm] } });
  /** The CRM's answer to the frame. Returns the port on which the frame sends. */
  function welcome(origin: string) {
    const port = { postMessage: jest.fn() };
    const event = new MessageEvent('message', { origin, data: { hm: 'hm/1', type: 'welcome' } });
    Object.defineProperties(event, { source: { value: window.parent }, ports: { value: [port] } });
    window.dispatchEvent(event);
    return port;
  }
  beforeEach(() => {
    postMessage.mockClear();
    Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true, writable: true });
  });
  afterEach(() => Object.assign(window, { parent }));

  it('stays below /panel, adds no history entry, and greets the CRM without any data', async () => {
    open('/panel?telephonyToken=demo-agent', inCrm());
    const before = window.history.length;
    await progress();
    expect(here()).toBe('/panel/enrolment/moving-details');
    expect(window.history.length).toBe(before);
    await waitFor(() => expect(postMessage).toHaveBeenCalled());
    expect(new Set(postMessage.mock.calls.map((call) => JSON.stringify(call)))).toEqual(
      new Set([JSON.stringify([{ hm: 'hm/1', type: 'hello' }, crm])]),
    );
  });

  describe('opened with a launch code', () => {
    const launch = 'POST /api/v1/telephony/launch';
    beforeEach(() =>
      api.on(launch, {
        body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: '665f1c2a9b1e8a0012345678' },
      }),
    );

    it('logs the agent in once the CRM has answered, and leaves the next page to the CRM at Log Out', async () => {
      open('/panel#launch=code-1', inCrm());
      expect(window.location.hash).toBe('');
      await waitFor(() => expect(postMessage).toHaveBeenCalled());
      const port = welcome(crm);
      await progress();
      expect(api.calls.find(({ call }) => call === launch)?.body).toBe(`{"code":"code-1","origin":"${crm}"}`);
      await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
      await waitFor(() =>
        expect(port.postMessage).toHaveBeenCalledWith({ type: 'navigate', url: 'http://admin.test' }),
      );
      expect(screen.getByRole('link', { name: /admin portal/ })).toHaveAttribute('href', 'http://admin.test');
      expect(mockReplace).not.toHaveBeenCalled();
    });

    it('sends the code to no other page that frames it', async () => {
      open('/panel#launch=code-1', inCrm());
      await waitFor(() => expect(postMessage).toHaveBeenCalled());
      welcome('https://evil.test');
      expect(api.calls.some(({ call }) => call === launch)).toBe(false);
    });

    it('redeems no code as a page of its own', async () => {
      Object.assign(window, { parent });
      open('/panel#launch=code-1', inCrm());
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'We could not log you in to this call',
      );
      expect(window.location.hash).toBe('');
      expect(api.calls.some(({ call }) => call === launch)).toBe(false);
    });
  });

  it('explains where to go on after a reload that found no session', async () => {
    open('/panel', inCrm());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no call here any more');
    expect(screen.getByRole('main')).toHaveTextContent('Open it again from your CRM.');
  });

  it('has a narrow bar with name and Log Out, and no footer', async () => {
    const element = open('/panel?telephonyToken=demo-agent', panel());
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(await axe(element)).toHaveNoViolations();
  });

  it('works where the browser denies storage', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('/panel?telephonyToken=demo-agent', panel());
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    // The notice is for movers: the CRM brings an agent back.
    expect(screen.queryByText(/Keep this page open until you have finished/)).toBeNull();
  });

  it('confirms the log-out and stays in its frame', async () => {
    open('/panel?telephonyToken=demo-agent', panel());
    await progress();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You have logged out');
    expect(screen.getByRole('link', { name: /admin portal \(opens in a new tab\)/ })).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(api.calls.at(-1)?.call).toBe('POST /api/v1/token/revoke');
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBeNull();
  });

  it('shows the reason when a call is rejected, and stays', async () => {
    const flags = 'GET /api/v1/flags';
    api.on(flags, { problem: 'FORBIDDEN' });
    open('/panel?telephonyToken=demo-agent', panel());
    await waitFor(() => expect(api.calls.some(({ call }) => call === flags)).toBe(true));
    expect(await screen.findByText('Your login to this call has ended')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
    expect(mockReplace).not.toHaveBeenCalled();
  });
});

describe('the tenant portal', () => {
  it('never loads the side panel, and leaves an unknown parameter alone', async () => {
    open('/?telephonyToken=demo-agent', aBoot({ resolution: { remotes: [panelRemote], lastGood: [] } }));
    expect(await screen.findByText('Move in with everything set up')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Customer panel' })).toBeNull();
    expect(document.querySelector('script[src*="telephony"]')).toBeNull();
    expect(api.calls.some(({ call }) => call === login)).toBe(false);
  });
});
