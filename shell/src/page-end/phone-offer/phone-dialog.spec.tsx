import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { someTokens, type FakeAnswer } from '../../testing/fake-api';
import { renderInShell } from '../../testing/render-in-shell';
import { PhoneDialog } from './phone-dialog';

const showCall = 'POST /api/v1/account/phone-link';
const sendCall = 'POST /api/v1/account/phone-link/send';
const step = '/enrolment/energy/list';
const url = 'https://setup.example.test/oakwood/phone/a-secret';
const link = { body: { url, expiresAt: '2026-11-20T11:42:00.000Z' } };
const offline = 'We could not reach our service. What you entered is safe. Check your connection and try again.';
const tooMany = 'Too many tries. Please wait a moment and try again.';

let now = '';
beforeEach(() => {
  sessionStorage.clear();
  now = '2026-11-20T10:42:00Z';
});
afterEach(() => jest.useRealTimers());

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PhoneDialog step={step} open={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

async function open(answer: FakeAnswer = link, enrolment: Parameters<typeof anEnrolment>[0] = {}) {
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: 0,
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  const shown = renderInShell(<Opener />, { path: step, now: () => new Date(now) });
  shown.services.tokens.keep(someTokens(1));
  act(() => shown.services.session.accept(anEnrolment(enrolment)));
  shown.api.on(showCall, answer);
  shown.api.on(sendCall, { body: undefined });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...shown, user };
}

const code = () => screen.findByRole('img', { name: 'Code that opens this step on your phone' });
const path = (picture: Element) => picture.querySelector('path:last-child')?.getAttribute('d');
const button = (name: string) => screen.findByRole('button', { name });
const dialogText = () => screen.getByRole('dialog').textContent;

describe('continuing on a phone', () => {
  it('shows a code for this step, and explains what comes next', async () => {
    const { api } = await open();
    expect(await code()).toBeVisible();
    expect(api.calls.find(({ call }) => call === showCall)).toMatchObject({
      token: 'user-1',
      body: '{"step":"/enrolment/energy/list"}',
    });
    expect(screen.getByText('Your code is ready')).toBeInTheDocument();
    expect(screen.getByText(/Your phone then asks for the postcode of your new home\./)).toBeVisible();
    expect(screen.getByText('The code works once, for one hour. If you log out here, it stops working.')).toBeVisible();
    await expectAccessibleShell(document.body);
  });

  it.each([
    [
      'and that it ends what was open before it',
      false,
      /which we send to you\. Once you have used .*logged out here\. E/,
    ],
    [
      'which ends nothing where a contact is verified already',
      true,
      /which we send to you\. Everything you have saved/,
    ],
  ])(
    'explains that the phone requests a code when no postcode is known, %s',
    async (_what, emailAddressVerified, message) => {
      await open(link, { postcode: null, emailAddressVerified });
      expect(await screen.findByText(message)).toHaveTextContent('Your phone then asks for a code');
    },
  );

  it('stores the link nowhere', async () => {
    const { runtime } = await open();
    await code();
    expect(document.documentElement.innerHTML).not.toContain('a-secret');
    expect(Object.values(sessionStorage).join()).not.toContain('a-secret');
    expect(Object.values(localStorage).join()).not.toContain('a-secret');
    expect(window.location.href).not.toContain('a-secret');
    expect(JSON.stringify(runtime.session.get())).not.toContain('a-secret');
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, tooMany],
    ['offline', offline],
  ])('offers a retry when the code fails to load because of %j', async (answer, sentence) => {
    const { api, user } = await open(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await expectAccessibleShell(document.body);
    api.on(showCall, link);
    await user.click(await button('Try again'));
    expect(await code()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the details to give first when the phone could not verify the mover', async () => {
    await open({ problem: 'DETAILS_MISSING' });
    expect(await screen.findByText(/^First tell us where you are moving to, or how to contact you\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email me the link' })).toBeNull();
    await expectAccessibleShell(document.body);
  });
});

describe('a code that expires while it is shown', () => {
  beforeEach(() => jest.useFakeTimers());
  const pass = (instant: string) => {
    now = instant;
    act(() => jest.advanceTimersByTime(5_000));
  };

  it('is replaced by a new one on request', async () => {
    const { api, user } = await open();
    const first = path(await code());
    pass('2026-11-20T11:41:59Z');
    expect(await code()).toBeVisible();

    pass('2026-11-20T11:42:00Z');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('This code has run out.').closest('[role=status]')).not.toBeNull();

    api.on(showCall, { body: { url: `${url}-2`, expiresAt: '2026-11-20T12:42:00.000Z' } });
    await user.click(await button('Make a new code'));
    expect(path(await code())).not.toBe(first);
    expect(screen.queryByText('This code has run out.')).toBeNull();
  });
});

describe('sending the link', () => {
  const contacts = { emailAddress: 'sam.hartley@example.test', contactNumber: '07700900101' };

  it.each([
    ['Email me the link', 0, 'Sent to s•••@example.test. It works once, for 24 hours.'],
    ['Text me the link', 1, 'Sent to •••••••0101. It works once, for 24 hours.'],
  ])('%s sends it to the mover’s own contact, and shows that', async (name, channel, message) => {
    const { api, user } = await open(link, contacts);
    await user.click(await button(name));
    expect((await screen.findByText(message)).closest('[role=status]')).not.toBeNull();
    expect(api.calls.find(({ call }) => call === sendCall)).toMatchObject({
      token: 'user-1',
      body: `{"step":"/enrolment/energy/list","channel":${channel}}`,
    });
    expect(await button(name)).toHaveFocus();
    await expectAccessibleShell(document.body);
  });

  it('shows that it is being sent', async () => {
    const { api, user } = await open(link, contacts);
    let answer: (answer: FakeAnswer) => void = () => undefined;
    api.on(sendCall, () => new Promise((resolve) => (answer = resolve)));
    await user.click(await button('Email me the link'));
    expect(await button('Sending')).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer({ body: undefined }));
    expect(await button('Email me the link')).toBeVisible();
  });

  it.each<[FakeAnswer, string]>([
    [
      { problem: 'THIRD_PARTY' },
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ],
    [{ problem: 'TOO_MANY_REQUESTS' }, tooMany],
    ['offline', offline],
  ])('shows why sending failed, %j, and sends it on the next attempt', async (answer, sentence) => {
    const { api, user } = await open(link, contacts);
    api.on(sendCall, answer);
    await user.click(await button('Email me the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    api.on(sendCall, { body: undefined });
    await user.click(await button('Email me the link'));
    expect(await screen.findByText(/^Sent to s•••@example\.test/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [{ ...contacts, contactNumber: null }, ['Email me the link']],
    [{ ...contacts, emailAddress: null }, ['Text me the link']],
    [{ emailAddress: null, contactNumber: null }, []],
  ])('is offered for the known contacts: %j', async (known, names) => {
    await open(link, known);
    await code();
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered.filter((name) => name?.endsWith('me the link'))).toEqual(names);
  });

  it('works when the code fails to load', async () => {
    const { user } = await open({ problem: 'TOO_MANY_REQUESTS' }, contacts);
    await user.click(await button('Text me the link'));
    expect(await screen.findByText(/^Sent to •••••••0101/)).toBeVisible();
  });
});

describe('copying the link', () => {
  it('copies it, and confirms that', async () => {
    const { user } = await open();
    await user.click(await button('Copy the link'));
    expect(await screen.findByText('Copied. Paste it where only you can see it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(dialogText()).not.toContain('a-secret');
  });

  it('shows it for copying manually when the browser forbids copying', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await button('Copy the link'));
    const box = await screen.findByRole('textbox', { name: 'Link' });
    expect(box).toHaveValue(url);
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.getByText('Your browser does not let us copy it. Copy it from here.')).toBeVisible();
    await expectAccessibleShell(document.body);
  });
});
