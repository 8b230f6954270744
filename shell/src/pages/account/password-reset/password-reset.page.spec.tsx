import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { PasswordResetPage } from './password-reset.page';

const checkCall = 'GET /api/v1/password-reset-request/a-token';
const resetCall = 'POST /api/v1/account/reset-password/a-token';

beforeEach(() => sessionStorage.clear());

function open(check: FakeAnswer = { body: undefined }, reset: FakeAnswer = { body: undefined }) {
  return openPage(<PasswordResetPage />, {
    path: '/password-reset/a-token',
    answers: { [checkCall]: check, [resetCall]: reset },
  });
}

const save = () => screen.getByRole('button', { name: 'Save my password' });
async function fillIn(user: UserEvent, password = 'Moving2!') {
  await pasteInto(user, await screen.findByLabelText('Email address'), 'Pat.Morgan@example.test');
  await pasteInto(user, screen.getByLabelText('New password'), password);
}

describe('a reset link', () => {
  it('is checked by its own call before the form shows [ROUTE-13, PWD-06]', async () => {
    const { api, container } = open();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(document.title).toBe('Checking your link - Home Move');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
    expect(api.calls.at(-1)).toMatchObject({ call: checkCall, body: null });
    expect(document.title).toBe('Choose a new password - Home Move');
    await expectAccessibleShell(container);
  });

  it('shows that it has expired, and offers a new one', async () => {
    const { container } = open({ problem: 'INVALID_LINK' });
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/password-reset-request');
    await expectAccessibleShell(container);
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('can be retried when the check fails with %j', async (answer, sentence) => {
    const { api, user } = open(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    api.on(checkCall, { body: undefined });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });
});

describe('a new password', () => {
  it('is sent with the email and the link’s token, and leads to the login with a message [PWD-07, PWD-08]', async () => {
    const { api, user, navigation, feedback } = open();
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(navigation.path.get()).toBe('/log-in'));
    expect(api.calls.at(-1)).toMatchObject({
      call: resetCall,
      body: '{"emailAddress":"pat.morgan@example.test","password":"Moving2!"}',
    });
    expect(feedback.get()).toEqual({
      kind: 'success',
      content: 'Your new password is saved. You can log in with it now.',
    });
  });

  it('shows its criteria above the field, each ticked once it is met [PWD-01]', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('New password'), 'moving');
    const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items()).toEqual([
      '6 to 32 characters, done',
      'a lower-case letter, done',
      'an upper-case letter',
      'a number',
      'a special character, for example ! or ?',
    ]);
    await user.type(screen.getByLabelText('New password'), 'M2!');
    expect(items().every((item) => item?.endsWith(', done'))).toBe(true);
  });

  it.each(['Mov2!', 'moving2!', 'MOVING2!', 'Moving!!', 'Moving22', `Moving2!${'x'.repeat(25)}`])(
    'is rejected as %s [PWD-01]',
    async (password) => {
      const { api, user } = open();
      await fillIn(user, password);
      await user.click(save());
      expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
        'Please ensure your password match the criteria above',
      );
      expect(screen.getByLabelText('New password')).toHaveFocus();
      expect(api.calls.some(({ call }) => call === resetCall)).toBe(false);
    },
  );

  it('requires the email too [PWD-07]', async () => {
    const { api, user, container } = open();
    await user.type(await screen.findByLabelText('New password'), 'Moving2!');
    await user.click(save());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Please enter a valid email address');
    expect(document.title).toBe('Error: Choose a new password - Home Move');
    expect(api.calls.some(({ call }) => call === resetCall)).toBe(false);
    await expectAccessibleShell(container);
  });

  it('can be shown and hidden [PWD-03]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show New password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  it('shows why it was rejected, keeps the input and offers a new link', async () => {
    const { user, navigation } = open({ body: undefined }, { problem: 'INVALID_LINK' });
    await fillIn(user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link does not work any more. Please ask for a new one.',
    );
    expect(screen.getByLabelText('Email address')).toHaveValue('Pat.Morgan@example.test');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/password-reset-request');
    expect(navigation.path.get()).toBe('/password-reset/a-token');
  });
});
