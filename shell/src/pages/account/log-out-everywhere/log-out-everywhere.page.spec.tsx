import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { LogOutEverywherePage } from './log-out-everywhere.page';

const call = 'POST /api/v1/account/log-out-everywhere';
const open = (loggedIn: boolean, answer: FakeAnswer = { body: undefined }) =>
  openPage(<LogOutEverywherePage />, { path: '/log-out-everywhere', loggedIn, answers: { [call]: answer } });
beforeEach(() => sessionStorage.setItem('hm.default.userToken', 'user-1'));
afterEach(() => sessionStorage.clear());

const button = () => screen.getByRole('button', { name: 'Log out everywhere' });

describe('logging out everywhere', () => {
  it('happens on a click only, ends the session here, and confirms it', async () => {
    const { api, user, logout, feedback, container } = open(true);
    await expectAccessibleShell(container);
    expect(api.calls.map((made) => made.call)).not.toContain(call);
    await user.click(button());
    await waitFor(() => expect(feedback.get()?.content).toBe('You are logged out on every device.'));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(api.calls.find((made) => made.call === call)?.token).toBe('user-1');
  });

  it('warns that readings of meters that are not sent stay locked on this device [METER-13]', async () => {
    localStorage.setItem('hm.meter-day', '665f 1');
    const { unmount } = open(true);
    expect(screen.getByText(/They are locked here, and are sent once you log in again/)).toBeVisible();
    unmount();
    localStorage.setItem('hm.meter-day', '665f 0');
    open(true);
    expect(screen.queryByText(/They are locked here/)).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('keeps the session after a failure', async () => {
    const { user, logout } = open(true, { problem: 'UNAVAILABLE' });
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(logout).not.toHaveBeenCalled();
  });

  it('leads a mover who is logged out to the login', () => {
    open(false);
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Log out everywhere' })).not.toBeInTheDocument();
  });
});
