import { aBranding, anEnrolment, someFlags } from '@home-move/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoot } from '../testing/boot.builder';
import { heldAnswer, type FakeApi } from '../testing/fake-api';
import { portalOfEachTest } from '../testing/started-portal';

let api: FakeApi;
const open = portalOfEachTest((fresh) => (api = fresh));

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
    expect(window.location.pathname).toBe('/oakwood/enrolment/product-selection');
  });

  it.each([
    ['/', { lastStep: '/enrolment/energy/list' }, '/enrolment/energy/list'],
    ['/enrolment', { lastStep: '/enrolment/energy/list' }, '/enrolment/energy/list'],
    ['/', { energyComplete: true }, '/enrolment/confirmation'],
    ['/enrolment', { confirmationPageLastViewed: '2026-11-20T10:00:00.000Z' }, '/enrolment/confirmation'],
  ])('is where the mover left off, at %s with %j', async (path, progress, landing) => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    const body = anEnrolment({ energyConsented: true, energyOptIn: 1, ...progress });
    api.on('GET /api/v1/enrolment-auth', { body });
    open(path);
    await screen.findByRole('navigation', { name: 'Progress' });
    expect(window.location.pathname).toBe(landing);
  });

  it('is still the step on screen for a mover who clicks the logo', async () => {
    sessionStorage.setItem('hm.default.userToken', 'user-1');
    const lastStep = '/enrolment/energy/list';
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ energyConsented: true, energyOptIn: 1, lastStep }) });
    open('/enrolment/energy/list');
    const [logo] = await screen.findAllByRole('link', { name: 'Home Move, home' });
    await userEvent.click(logo ?? document.body);
    expect(window.location.pathname).toBe('/enrolment/energy/list');
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
