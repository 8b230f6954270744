import { anEnrolment } from '@home-move/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aTab, browserOfEachTest, type Tab } from '../testing/browser-tabs';
import { someTokens, type FakeApi } from '../testing/fake-api';
import { portalOfEachTest } from '../testing/started-portal';

let api: FakeApi;
const open = portalOfEachTest((fresh) => (api = fresh));
browserOfEachTest();
beforeEach(() => {
  api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ energyConsented: true, energyOptIn: 1 }) });
  api.on('GET /api/v1/flags', { problem: 'NOT_FOUND' });
  api.on('POST /api/v1/token/revoke', { body: undefined });
});

const notice = /^You have logged in in another tab\./;

async function logInElsewhere(): Promise<Tab> {
  const tab = aTab(api);
  await act(() => tab.services.session.begin(someTokens(1)));
  return tab;
}

describe('a second tab', () => {
  it('opens the requested step with the session of the first, and logs out with it', async () => {
    const first = await logInElsewhere();
    open('/enrolment/energy/usage');
    expect(await screen.findByRole('navigation', { name: 'Progress' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/enrolment/energy/usage');

    await act(() => first.services.session.logout());
    expect(window.location.pathname).toBe('/login');
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
  });

  it('leads from the sign-up to the move instead of starting another one', async () => {
    await logInElsewhere();
    open('/pending/personal-details');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/enrolment\//));
  });
});

describe('a tab that was open before the mover logged in in another one', () => {
  it.each(['/login', '/'])('continues from %s with the move', async (path) => {
    open(path);
    expect((await screen.findAllByRole('link', { name: 'Log In' }))[0]).toBeVisible();
    await logInElsewhere();
    expect((await screen.findAllByRole('button', { name: 'Log Out' }))[0]).toBeVisible();
    expect(window.location.pathname).not.toBe('/login');
  });

  it('keeps a sign-up as it is, and explains how to continue with the move', async () => {
    open('/pending/personal-details');
    await screen.findAllByRole('link', { name: 'Log In' });
    await logInElsewhere();
    expect(await screen.findByText(notice)).toBeVisible();
    expect(window.location.pathname).toBe('/pending/personal-details');
    expect(sessionStorage.getItem('hm.default.userToken')).toBeNull();
  });

  it('shows nothing on the page of a link', async () => {
    open('/confirm-details/a-token');
    await screen.findAllByRole('link', { name: 'Log In' });
    await logInElsewhere();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/confirm-details/a-token');
  });
});
