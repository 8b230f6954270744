import type { Boot } from '@home-move/contract';
import { aBranding, anEnrolment, someFlags } from '@home-move/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { bootstrapPortal } from './bootstrap';
import type { FakeAnswer, FakeApi } from '../testing/fake-api';
import { createFakeApi } from '../testing/fake-api';
import { aBoot } from '../testing/boot.builder';

// All tests share one document, where the script guard can be installed only once, and no journey can be loaded.
jest.mock('./journey-router', () => ({
  createJourneyRouter: () => ({ start: jest.fn(), handOver: () => Promise.resolve() }),
}));
jest.mock('../journeys/guard-script', () => ({ createGuardScript: jest.fn(), installGuardScript: jest.fn() }));

let api: FakeApi;
let root: Root;

function open(path: string, boot = aBoot()): void {
  window.history.replaceState(null, '', path);
  Object.defineProperty(window, 'fetch', { value: api.fetch, configurable: true });
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  act(() => bootstrapPortal(root, element, boot, () => new Date('2026-11-20T10:42:00Z')));
}

/** An answer that the test releases. */
function heldAnswer(): { readonly answer: Promise<FakeAnswer>; readonly give: (answer: FakeAnswer) => void } {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (give = resolve));
  return { answer, give };
}

beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('the first page', () => {
  it('is the landing page for a visitor at the root [ROUTE-03]', async () => {
    open('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Move in with everything set up');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('is the journey for a mover at a brand’s root [ROUTE-04]', async () => {
    sessionStorage.setItem('hm.oakwood.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    open('/oakwood', aBoot({ requestedBrand: 'oakwood', branding: aBranding({ urlRoute: 'oakwood' }) }));
    await screen.findByRole('navigation', { name: 'Progress' });
    expect(window.location.pathname).toBe('/oakwood/enrolment/moving-details');
  });

  it('is the landing page of another brand, without the session of the first brand', async () => {
    sessionStorage.setItem('hm.oakwood.userToken', 'user-1');
    open('/meadow', aBoot({ requestedBrand: 'meadow', branding: aBranding({ urlRoute: 'meadow' }) }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Move in with everything set up');
    expect(api.calls.map(({ call }) => call)).not.toContain('GET /api/v1/enrolment-auth');
    expect(sessionStorage.getItem('hm.oakwood.userToken')).toBe('user-1');
  });

  it('is the next available step for a mover who opens an unavailable one [SESS-16]', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', {
      body: anEnrolment({ entertainmentConsented: true, entertainmentOptIn: 1 }),
    });
    open('/enrolment/energy/list');
    await screen.findByRole('navigation', { name: 'Progress' });
    expect(window.location.pathname).toBe('/enrolment/entertainment/broadband-list');
  });

  it('is moving details for a mover who opens a step with no available step after it [SESS-17]', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    open('/enrolment/confirmation');
    await screen.findByRole('navigation', { name: 'Progress' });
    expect(window.location.pathname).toBe('/enrolment/moving-details');
  });

  it('is log in for a visitor who opens an enrolment page [ROUTE-29]', async () => {
    open('/enrolment/energy/list', aBoot({ flags: someFlags({ 'otp-login': false }) }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    expect(window.location.pathname).toBe('/log-in');
  });

  it('is the login by code for a visitor who opens an enrolment page of a brand with codes [ROUTE-02]', async () => {
    open('/enrolment/energy/list');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back!');
    expect(window.location.pathname).toBe('/login');
  });
});

describe('a public page', () => {
  it.each([
    ['/confirm-details/a-token', 'Confirm your details', 'ROUTE-07'],
    ['/log-in', 'Log in', 'ROUTE-08'],
    ['/log-in/a-token', 'Opening your link', 'ROUTE-09'],
    ['/login', 'Welcome back!', 'ROUTE-10'],
    ['/login/code', "Verify it's you", 'ROUTE-11'],
    ['/password-reset-request', 'Set a new password', 'ROUTE-12'],
    ['/password-reset/a-token', 'Checking your link', 'ROUTE-13'],
    ['/continue', 'Carry on with your move', 'ROUTE-14'],
    ['/continue/a-token', 'Welcome back', 'ROUTE-14'],
    ['/email/unsubscribe/a-token', 'Are you sure?', 'ROUTE-15'],
    ['/email/confirm-unsubscribe/a-token', "We'll miss you.", 'ROUTE-15'],
    ['/email/resubscribe/a-token', 'Subscribe again?', 'ROUTE-15'],
    ['/cookie-policy', 'Cookie policy', 'ROUTE-16'],
  ])('at %s is titled "%s" [%s]', async (path, title) => {
    const login = { channel: 'email', contact: 'sam.hartley@example.test', sentAt: 0 };
    sessionStorage.setItem('hm.default.onboarding', JSON.stringify({ login }));
    const { answer } = heldAnswer();
    api.on('POST /api/v1/account/login-link', () => answer);
    api.on('GET /api/v1/password-reset-request/a-token', () => answer);
    document.title = '';
    open(path);
    await waitFor(() => expect(document.title).toBe(`${title} - Home Move`));
    expect(window.location.pathname).toBe(path);
  });
});

describe('during start-up', () => {
  it('shows a full-page spinner after 300 ms until authentication has finished [ROUTE-01]', async () => {
    const { answer, give } = heldAnswer();
    api.on('POST /api/v1/token', () => answer);
    jest.useFakeTimers();
    open('/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('status')).toHaveTextContent('Getting your move ready');
    expect(screen.queryByRole('heading')).toBeNull();
    jest.useRealTimers();
    give({ body: { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Getting your move ready')).toBeNull();
  });

  it('shows the spinner while the brand resolves [BRAND-11, ROUTE-01]', async () => {
    const { answer, give } = heldAnswer();
    api.on('GET /api/v1/branding/oakwood', () => answer);
    jest.useFakeTimers();
    open('/oakwood');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('status')).toHaveTextContent('Getting your move ready');
    expect(api.calls.at(-1)?.call).toBe('GET /api/v1/branding/oakwood');
    jest.useRealTimers();
    give({ body: aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood', theme: 'oakwood' }) });
    expect(await screen.findByRole('link', { name: 'Oakwood Lettings, home' })).toBeVisible();
  });
});

it.each([
  ['shows the brand’s bar in a document', 'hosted', 'Home Move'],
  ['shows no bar in a frame', 'embedded', undefined],
] as const)('%s from the start', async (_, context, name) => {
  open('/', aBoot({ context }));
  expect(document.querySelector('.hm-start')?.textContent).toBe(name);
  await screen.findByRole('heading', { level: 1 });
});

it('starts with the app token that the document requested, and removes it from the page', async () => {
  window.hmEarlyToken = Promise.resolve({
    access_token: 'app-7',
    token_type: 'Bearer',
    expires_in: 1800,
    refresh_token: 'app-refresh-7',
  });
  open('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(api.calls.map(({ call }) => call)).not.toContain('POST /api/v1/token');
  expect(sessionStorage.getItem('hm.default.appToken')).toBe('app-7');
  expect(window).not.toHaveProperty('hmEarlyToken');
});

describe('when the service cannot be reached at start', () => {
  it('shows the failure, keeps stored values, and recovers by Try again without a reload', async () => {
    sessionStorage.setItem('hm.default.onboarding', '{"firstName":"Sam"}');
    api.on('POST /api/v1/token', 'offline');
    open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not open this page');
    api.on('POST /api/v1/token', {
      body: { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Move in with everything set up')).toBeVisible();
    expect(sessionStorage.getItem('hm.default.onboarding')).toBe('{"firstName":"Sam"}');
  });
});

describe('a frame', () => {
  const host = 'http://partner.localhost:4002';
  const embedded = (boot: Partial<Boot> = {}) =>
    aBoot({ context: 'embedded', config: { ...aBoot().config, hostOrigins: [host] }, ...boot });
  const { parent } = window;
  const postMessage = jest.fn();
  beforeEach(() => {
    postMessage.mockClear();
    Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true, writable: true });
  });
  afterEach(() => Object.assign(window, { parent }));

  it('greets its host even when the service cannot be reached, so that the failure is visible', async () => {
    api.on('POST /api/v1/token', 'offline');
    open('/embed', embedded());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    expect(postMessage).toHaveBeenCalledWith({ hm: 'hm/1', type: 'hello' }, host);
  });
});

describe('the flag for login by code', () => {
  it.each([
    ['on', someFlags(), '/login'],
    ['off', someFlags({ 'otp-login': false }), '/log-in'],
  ])('selects the login page when it is %s [FLAG-01]', async (_, flags, expected) => {
    open('/', aBoot({ flags }));
    const [link] = await screen.findAllByRole('link', { name: 'Log In' });
    expect(link).toHaveAttribute('href', expected);
  });

  it('follows the address in a demo, even for a mover whose own flags differ [FLAG-01]', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    api.on('GET /api/v1/flags', { body: someFlags() });
    open(
      '/enrolment/energy/usage?flags=otp-login:off',
      aBoot({ flags: someFlags({ 'otp-login': false }), flagOverrides: { 'otp-login': false } }),
    );
    const [button] = await screen.findAllByRole('button', { name: 'Log Out' });
    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('GET /api/v1/flags'));
    await userEvent.click(button ?? document.body);
    expect(window.location.pathname + window.location.search).toBe('/log-in?flags=otp-login%3Aoff');
  });
});

describe('the consent banner', () => {
  const analytics = { url: 'https://analytics.example/v1/events', token: 'product-1' };
  const measured = aBoot({ config: { ...aBoot().config, analytics } });
  const banner = () => screen.findByRole('region', { name: 'Performance cookies' });

  it('is shown over the first page where analytics is configured; nothing is sent before the answer [FLAG-09]', async () => {
    open('/', measured);
    expect(await banner()).toBeVisible();
    expect(api.calls.every(({ call }) => call.includes('/api/v1/'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(sessionStorage.getItem('hm.consent')).toBe('rejected');
    expect(api.calls.every(({ call }) => call.includes('/api/v1/'))).toBe(true);
  });

  it.each([
    ['analytics is not configured [FLAG-06]', aBoot()],
    ['the visitor has answered before', measured],
  ])('is not shown where %s', async (_, boot) => {
    if (boot === measured) sessionStorage.setItem('hm.consent', 'rejected');
    open('/', boot);
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('region', { name: 'Performance cookies' })).toBeNull();
  });
});

describe('logging in', () => {
  const logIn = async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ energyConsented: true, energyOptIn: 1 }) });
    await userEvent.type(await screen.findByLabelText('Email address'), 'sam@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'Moving1!');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('navigation', { name: 'Progress' });
  };
  const byPassword = aBoot({ flags: someFlags({ 'otp-login': false }) });

  it.each([
    ['/enrolment/energy/list', '/enrolment/energy/list'],
    // Not available, so the guard leads on.
    ['/enrolment/product-selection', '/enrolment/energy/usage'],
    ['/log-in', '/enrolment/moving-details'],
  ])('after %s was requested leads to %s', async (requested, expected) => {
    open(requested, byPassword);
    await logIn();
    expect(window.location.pathname).toBe(expected);
    expect(sessionStorage.getItem('hm.default.requestedPath')).toBeNull();
  });

  it('returns to the page at which the session ended', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ energyConsented: true, energyOptIn: 1 }) });
    api.on('GET /api/v1/flags', { problem: 'UNAUTHENTICATED' });
    open('/enrolment/energy/list', byPassword);
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    expect(sessionStorage.getItem('hm.default.requestedPath')).toBe('/enrolment/energy/list');
  });

  it('leads to no page of the mover who logged out before', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ energyConsented: true, energyOptIn: 1 }) });
    open('/enrolment/energy/list', byPassword);
    const [button] = await screen.findAllByRole('button', { name: 'Log Out' });
    await userEvent.click(button ?? document.body);
    await logIn();
    expect(window.location.pathname).toBe('/enrolment/moving-details');
  });
});

describe('logging out', () => {
  it('goes to the login page [SESS-07]', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    open('/enrolment/energy/usage');
    const [button] = await screen.findAllByRole('button', { name: 'Log Out' });
    await userEvent.click(button ?? document.body);
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('hm.default.userToken')).toBeNull();
  });
});
