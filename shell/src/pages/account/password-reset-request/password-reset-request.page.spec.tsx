import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import type { ShellOptions } from '../../../testing/render-in-shell';
import { PasswordResetRequestPage } from './password-reset-request.page';

const requestCall = 'POST /api/v1/password-reset-request';

beforeEach(() => sessionStorage.clear());

function open(answer: FakeAnswer = { body: undefined }, options: ShellOptions = {}) {
  return openPage(<PasswordResetRequestPage />, {
    path: '/password-reset-request',
    answers: { [requestCall]: answer },
    ...options,
  });
}

async function ask(user: UserEvent, address = 'Pat.Morgan@example.test') {
  await pasteInto(user, screen.getByLabelText('Email address'), address);
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
}

describe('requesting a new password', () => {
  it('posts the address and the return URL, and announces the email [ROUTE-12, PWD-04, PWD-05]', async () => {
    const { api, user, container } = open();
    await expectAccessibleShell(container);
    await ask(user);
    expect(await screen.findByRole('status')).toHaveTextContent('Please check your email inbox for reset instructions');
    expect(api.calls.at(-1)).toMatchObject({
      call: requestCall,
      token: 'app-1',
      body: '{"emailAddress":"pat.morgan@example.test","returnUrl":"http://localhost/password-reset"}',
    });
    await expectAccessibleShell(container);
  });

  it('uses a return URL outside the partner’s frame, in the same brand', async () => {
    const { api, user } = open({ body: undefined }, { context: 'embedded', branding: { urlRoute: 'oakwood' } });
    await ask(user);
    expect(JSON.parse(api.calls.at(-1)?.body ?? '')).toMatchObject({
      returnUrl: 'http://localhost/oakwood/password-reset',
    });
  });

  it('rejects an invalid address', async () => {
    const { api, user } = open();
    await ask(user, 'pat');
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Please enter a valid email address');
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(document.title).toBe('Error: Set a new password - Home Move');
    expect(api.calls).toEqual([]);
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    [
      { problem: 'THIRD_PARTY' },
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('shows the reason and keeps the address when it fails with %j', async (answer, sentence) => {
    const { user } = open(answer);
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Email address')).toHaveValue('Pat.Morgan@example.test');
  });
});
