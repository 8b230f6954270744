import { anEnrolment, someFlags } from '@home-move/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoot } from '../testing/boot.builder';
import type { FakeApi } from '../testing/fake-api';
import { portalOfEachTest } from '../testing/started-portal';

let api: FakeApi;
const open = portalOfEachTest((fresh) => (api = fresh));

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
    ['/enrolment/product-selection', '/enrolment/product-selection'],
    // The step is not available, so the guard redirects.
    ['/enrolment/entertainment/broadband-list', '/enrolment/moving-details'],
    ['/log-in', '/enrolment/energy/usage'],
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
    expect(window.location.pathname).toBe('/enrolment/energy/usage');
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
