import { useStore } from '@home-move/ui';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageAt } from '../../../navigation/routes';
import { useShell } from '../../../runtime/shell-context';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { ConfirmUnsubscribePage } from './confirm-unsubscribe.page';
import { ResubscribePage } from './resubscribe.page';
import { UnsubscribePage } from './unsubscribe.page';

const address = 'pat.morgan@example.test';
/** Each test has its own token, because changed addresses are remembered by token. */
let count = 0;
let token = '';
beforeEach(() => {
  sessionStorage.clear();
  count += 1;
  token = `token-${count}`;
});

/** The page for the current path. */
function Pages() {
  const page = pageAt(useStore(useShell().navigation.path), []);
  if (page === 'unsubscribe') return <UnsubscribePage />;
  if (page === 'confirm-unsubscribe') return <ConfirmUnsubscribePage />;
  return page === 'resubscribe' ? <ResubscribePage /> : <p>elsewhere</p>;
}

function open(
  page: 'unsubscribe' | 'confirm-unsubscribe' | 'resubscribe',
  query = '',
  answer: FakeAnswer = { body: undefined },
) {
  const shown = openPage(<Pages />, { path: `/email/${page}/${token}${query}` });
  const call = `PUT /api/v1/enrolment/comms-blocked-by-user/${token}`;
  shown.api.on(call, answer);
  const puts = () => shown.api.calls.filter((made) => made.call === call).map(({ body }) => body);
  return { ...shown, puts, answers: (next: FakeAnswer) => shown.api.on(call, next) };
}

const fromMail = `?email=${encodeURIComponent(address)}&source=mail`;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const yes = () => screen.getByRole('button', { name: 'Yes, unsubscribe' });

describe('unsubscribing', () => {
  it('waits for a confirmation; opening the page changes nothing [ROUTE-15, COMMS-01]', async () => {
    const { api, container } = open('unsubscribe', fromMail);
    expect(title()).toBe('Are you sure?');
    expect(yes()).toBeVisible();
    expect(screen.getByRole('button', { name: 'No, keep my emails' })).toBeVisible();
    expect(document.title).toBe('Are you sure? - Home Move');
    expect(window.location.pathname + window.location.search).toBe(`/email/unsubscribe/${token}`);
    await expectAccessibleShell(container);
    expect(api.calls).toEqual([]);
  });

  it('sends enabled true and the email on Yes, then shows We’ll miss you. [ROUTE-15, COMMS-02, COMMS-03]', async () => {
    const { user, puts, navigation, container } = open('unsubscribe', fromMail);
    await user.click(yes());
    await waitFor(() => expect(navigation.path.get()).toBe(`/email/confirm-unsubscribe/${token}`));
    expect(puts()).toEqual([`{"enabled":true,"email":"${address}"}`]);
    expect(title()).toBe("We'll miss you.");
    expect(screen.getByRole('link', { name: 'Resubscribe' })).toHaveAttribute('href', `/email/resubscribe/${token}`);
    expect(window.location.search).toBe('');
    await expectAccessibleShell(container);
  });

  it('changes nothing on No [COMMS-01]', async () => {
    const { user, puts, container } = open('unsubscribe', fromMail);
    await user.click(screen.getByRole('button', { name: 'No, keep my emails' }));
    expect(title()).toBe('You stay subscribed');
    expect(puts()).toEqual([]);
    await expectAccessibleShell(container);
  });

  it('requires an address when the link has none', async () => {
    const { user, puts } = open('unsubscribe');
    await user.click(yes());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Please enter a valid email address');
    await user.type(screen.getByLabelText('The email address to change'), address);
    await user.click(yes());
    await waitFor(() => expect(puts()).toEqual([`{"enabled":true,"email":"${address}"}`]));
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'INVALID_LINK' }, 'This link does not work any more. Please ask for a new one.'],
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('shows the reason and lets the address be corrected when it fails with %j', async (answer, sentence) => {
    const { user, answers, navigation } = open('unsubscribe', fromMail, answer);
    await user.click(yes());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('The email address to change')).toHaveValue(address);
    answers({ body: undefined });
    await user.click(yes());
    await waitFor(() => expect(navigation.path.get()).toBe(`/email/confirm-unsubscribe/${token}`));
  });
});

describe('subscribing again', () => {
  it('happens at once through the link of the page before, with enabled false [COMMS-02, COMMS-04, COMMS-06]', async () => {
    const { user, puts, navigation, container } = open('unsubscribe', fromMail);
    await user.click(yes());
    await user.click(await screen.findByRole('link', { name: 'Resubscribe' }));
    await waitFor(() => expect(title()).toBe('Welcome back.'));
    expect(puts()).toEqual([`{"enabled":true,"email":"${address}"}`, `{"enabled":false,"email":"${address}"}`]);
    expect(navigation.path.get()).toBe(`/email/resubscribe/${token}`);
    expect(document.title).toBe('Welcome back. - Home Move');
    await expectAccessibleShell(container);
  });

  it('waits for a click when the link came by email', async () => {
    const { user, puts, container } = open('resubscribe', fromMail);
    expect(title()).toBe('Subscribe again?');
    await expectAccessibleShell(container);
    expect(puts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await waitFor(() => expect(title()).toBe('Welcome back.'));
    expect(puts()).toEqual([`{"enabled":false,"email":"${address}"}`]);
  });

  it('happens at once even when the page before was opened from an email', async () => {
    const { user, puts } = open('confirm-unsubscribe', fromMail);
    await user.click(screen.getByRole('link', { name: 'Resubscribe' }));
    await waitFor(() => expect(title()).toBe('Welcome back.'));
    expect(puts()).toEqual([`{"enabled":false,"email":"${address}"}`]);
  });

  it('requires an address when the link has none', async () => {
    const { user, puts } = open('resubscribe');
    await user.type(screen.getByLabelText('The email address to change'), address);
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await waitFor(() => expect(puts()).toEqual([`{"enabled":false,"email":"${address}"}`]));
  });

  it('can be retried after a failure', async () => {
    const { user, answers } = open('resubscribe', fromMail, 'offline');
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await screen.findByRole('alert');
    answers({ body: undefined });
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await waitFor(() => expect(title()).toBe('Welcome back.'));
  });
});
