import type { Boot } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { expectConsoleErrors } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoot } from '../testing/boot.builder';
import { heldAnswer, type FakeApi } from '../testing/fake-api';
import { portalOfEachTest } from '../testing/started-portal';
import { startJourneyRouter } from './journey-router';

let api: FakeApi;
const open = portalOfEachTest((fresh) => (api = fresh));

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
  it.each([
    ['by Try again', async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['once the browser is online', async () => act(() => void window.dispatchEvent(new Event('online')))],
  ])('shows the failure, keeps stored values, and recovers %s without a reload', async (_, retry) => {
    sessionStorage.setItem('hm.default.onboarding', '{"firstName":"Sam"}');
    api.on('POST /api/v1/token', 'offline');
    expectConsoleErrors(/^\[home-move\] shell: start ApiError: 0 NETWORK/);
    open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not open this page');
    api.on('POST /api/v1/token', {
      body: { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' },
    });
    await retry();
    expect(await screen.findByText('Move in with everything set up')).toBeVisible();
    expect(sessionStorage.getItem('hm.default.onboarding')).toBe('{"firstName":"Sam"}');
  });

  it('starts once if the network connection returns twice', async () => {
    const mounted = jest.mocked(startJourneyRouter).mockClear();
    api.on('POST /api/v1/token', 'offline');
    expectConsoleErrors(/^\[home-move\] shell: start ApiError: 0 NETWORK/);
    open('/');
    await screen.findByRole('alert');
    const { answer, give } = heldAnswer();
    api.on('POST /api/v1/token', () => answer);
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('online')));
    give({ body: { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' } });
    expect(await screen.findByText('Move in with everything set up')).toBeVisible();
    expect(mounted).toHaveBeenCalledTimes(1);
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
    expectConsoleErrors(/^\[home-move\] shell: start ApiError: 0 NETWORK/);
    open('/embed', embedded());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    expect(postMessage).toHaveBeenCalledWith({ hm: 'hm/1', type: 'hello' }, host);
  });

  it('opens at the step that its host requests', async () => {
    open('/embed?start=personal-details', embedded());
    await screen.findByRole('navigation', { name: 'Progress' });
    expect(window.location.pathname + window.location.search).toBe('/embed/pending/personal-details');
  });
});

it('opens a hosted page at its own path, whatever step the query requests', async () => {
  open('/?start=personal-details');
  expect(await screen.findByText('Move in with everything set up')).toBeVisible();
  expect(window.location.pathname).toBe('/');
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
