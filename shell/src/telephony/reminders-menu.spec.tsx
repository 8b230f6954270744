import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell';
import { RemindersMenu } from './reminders-menu';

const list = 'GET /api/v1/telephony/reminders';
const done = 'PUT /api/v1/note/1/reminder-done';
const overdue = {
  id: '1',
  content: 'Send the broadband invite',
  remindOn: '2026-11-18',
  reference: 'HM-1',
  customer: 'Priya Shah',
};
const later = { id: '2', content: 'Call back', remindOn: '2026-12-01', reference: 'HM-2', customer: '' };

beforeEach(() => sessionStorage.setItem('hm.default.userToken', 'user-1'));
afterEach(() => sessionStorage.clear());

const open = (body: readonly object[] = [overdue, later]) =>
  renderInShell(<RemindersMenu />, {
    agentName: 'Jordan Lee',
    answers: { [list]: { body } },
    now: () => new Date('2026-11-20T10:42:00Z'),
  });
const bell = () => screen.getByRole('button', { name: /^Reminders/ });
const items = () =>
  within(screen.getByRole('list', { name: 'Reminders' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('reminders across customers', () => {
  it('are listed with day, customer and note, and the due ones are counted', async () => {
    const { container } = open();
    await waitFor(() => expect(bell()).toHaveAccessibleName('Reminders due: 1'));
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(bell());
    expect(items()).toEqual([
      'Overdue since 18 Nov 2026Priya Shah HM-1Send the broadband inviteDone with the reminder: Send the broadband invite',
      '01 Dec 2026No name yet HM-2Call backDone with the reminder: Call back',
    ]);
    await expectAccessibleShell(container);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    expect(bell()).toHaveFocus();
  });

  it('can be marked as done, which is announced', async () => {
    const { api } = open();
    api.on(done, { body: {} });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Reminders due: 1'));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(bell());
    await userEvent.click(screen.getByRole('button', { name: 'Done with the reminder: Send the broadband invite' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Done. One reminder is left.');
    expect(bell()).toHaveAccessibleName('Reminders');
    expect(bell()).toHaveFocus();
  });

  it('stay when marking one as done fails, with the reason', async () => {
    const { api } = open();
    api.on(done, { problem: 'UNAVAILABLE' });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Reminders due: 1'));
    await userEvent.click(bell());
    await userEvent.click(screen.getByRole('button', { name: /broadband invite$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are not ready yet');
    expect(items()).toHaveLength(2);
  });

  it('may be none', async () => {
    const { api } = open([]);
    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(list));
    await userEvent.click(bell());
    expect(screen.getByText('You have no reminders.')).toBeVisible();
    await userEvent.click(bell());
    expect(screen.getByText('You have no reminders.')).not.toBeVisible();
  });

  it('are due on their day', async () => {
    open([{ ...later, remindOn: '2026-11-20' }]);
    await waitFor(() => expect(bell()).toHaveAccessibleName('Reminders due: 1'));
  });

  it('are loaded again every 15 seconds while the page is visible, and stay when that fails', async () => {
    jest.useFakeTimers();
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const { api } = open([later]);
    const requests = () => api.calls.filter(({ call }) => call === list).length;
    await wait(0);
    api.on(list, { body: [overdue, later] });
    await wait(14_999);
    expect(requests()).toBe(1);
    await wait(1);
    expect(bell()).toHaveAccessibleName('Reminders due: 1');
    api.on(list, 'offline');
    await wait(15_000);
    expect(bell()).toHaveAccessibleName('Reminders due: 1');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(15_000);
    expect(requests()).toBe(3);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
});
