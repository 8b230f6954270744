import { aBranding, anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell, expectConsoleErrors } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoot } from '../testing/boot.builder';
import { someTokens, type FakeApi } from '../testing/fake-api';
import {
  agentLogin,
  aTelephonyBoot,
  here,
  login,
  mine,
  mockReplace,
  panelRemote,
  progress,
  telephonyPortalOfEachTest,
} from '../testing/telephony-portal';

let api: FakeApi;
const open = telephonyPortalOfEachTest((fresh) => (api = fresh));

describe('the telephony portal', () => {
  it('logs the agent in with the token of the address, and continues at /pending [TEL-02, ROUTE-06]', async () => {
    open('/?telephonyToken=demo-agent');
    expect(here()).toBe('/');
    await progress();
    expect(here()).toBe('/enrolment/product-selection');
    expect(api.calls[0]).toMatchObject({ body: 'grant_type=client_credentials&client_id=telephony-portal' });
    expect(api.calls[1]).toMatchObject({ call: login, body: '{"token":"demo-agent"}' });
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBe('user-1');
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
  });

  it('redirects a brand’s root to /pending as well', async () => {
    api.on('GET /api/v1/telephony/branding', { body: aBranding({ urlRoute: 'oakwood' }) });
    open(
      '/oakwood?telephonyToken=demo-agent',
      aTelephonyBoot({ requestedBrand: 'oakwood', branding: aBranding({ urlRoute: 'oakwood' }) }),
    );
    await progress();
    expect(here()).toBe('/oakwood/enrolment/product-selection');
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

    const oakwood = aBranding({ urlRoute: 'oakwood', name: 'Oakwood Lettings', theme: 'oakwood' });
    open('/oakwood/enrolment/moving-details', aTelephonyBoot({ requestedBrand: 'oakwood', branding: oakwood }));
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

  it('shows the side panel next to the step, which is not affected by its failure', async () => {
    const element = open('/?telephonyToken=demo-agent');
    await progress();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part did not load');
    expect(screen.getByRole('complementary', { name: 'Customer panel' })).toContainElement(alert);
    expect(screen.getByRole('main')).not.toContainElement(alert);
    expect(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
    await expectAccessibleShell(element);
  });

  it('explains where calls begin to an agent without a token, instead of the landing page', async () => {
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
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(here()).toBe('/');
  });

  it('lets an agent try again after too many attempts', async () => {
    api.on(login, { problem: 'TOO_MANY_REQUESTS' });
    open('/?telephonyToken=demo-agent');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    api.on(login, agentLogin);
    await userEvent.click(tryAgain);
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
  });

  it('keeps the token for another attempt while the service cannot be reached', async () => {
    api.on(login, 'offline');
    expectConsoleErrors(/^\[home-move\] shell: start ApiError: 0 NETWORK/);
    open('/?telephonyToken=demo-agent');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is safe.');
    api.on(login, agentLogin);
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
    expect(api.calls.map(({ call }) => call)).toContain('POST /api/v1/token/revoke');
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

describe('the tenant portal', () => {
  it('never loads the side panel, and ignores an unknown parameter', async () => {
    open('/?telephonyToken=demo-agent', aBoot({ resolution: { remotes: [panelRemote], lastGood: [] } }));
    expect(await screen.findByText('Move in with everything set up')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Customer panel' })).toBeNull();
    expect(document.querySelector('script[src*="telephony"]')).toBeNull();
    expect(api.calls.some(({ call }) => call === login)).toBe(false);
  });
});
