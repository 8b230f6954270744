import {
  ApiError,
  householdEndpoints,
  networkProblem,
  type HousemateSession,
  type JoinInvitation,
} from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { aHousemateSession, anInvitation, priya, sam } from '../testing/household';
import {
  at,
  box,
  click,
  failing,
  heading,
  household,
  join,
  joinPage,
  openLink,
  region,
  requestCode,
  token,
  user,
} from '../testing/join';

const sent = ({ runtime }: ReturnType<typeof openLink>) =>
  runtime.recorded.calls.map(({ path, input }) => [path, input.body]);

describe('a link to a household', () => {
  it('shows only first name, street and town of the inviter, and leaves the address bar at once [ROOM-04]', async () => {
    const page = openLink();
    expect(await joinPage()).toBeVisible();
    expect(screen.getByText('Sam invites you')).toBeVisible();
    expect(screen.getByText(/^Invitation of 20.Nov.2026, works until 27.Dec.2026$/)).toBeVisible();
    expect(sent(page)).toEqual([['/household/join/open', { token }]]);
    expect(page.runtime.recorded.navigations).toEqual([{ path: '/join', replace: true }]);
    await expectNoViolations(page.container);
  });

  it('lists what a housemate sees and private data, and states that joining is no bill [ROOM-06]', async () => {
    openLink();
    const itemsOf = async (name: string) =>
      (await region(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(await itemsOf('What you will see')).toEqual([
      'The plan, day by day',
      'Each supplier, its price and later rises',
      'Who is named on which account',
      'How the costs are split',
      'Meter readings',
    ]);
    expect(await itemsOf('What stays private')).toEqual([
      "Anyone's bank details",
      "Anyone's health or support needs",
      'Passwords, codes or messages',
      "Anyone's email address or phone number",
    ]);
    expect(screen.getByText('Joining does not put you on a bill.')).toBeVisible();
  });

  it('of a home without a known address names no place', async () => {
    const page = openLink();
    page.unmount();
    page.runtime.answer(householdEndpoints.openJoin, (): JoinInvitation => ({
      ...anInvitation,
      street: null,
      town: null,
    }));
    page.runtime.currentStep.set(at('/join/another'));
    renderWithRuntime(<Routes />, page.runtime);
    expect(await heading('Join your household')).toBeVisible();
  });

  it.each([
    ['unknown or ended', 'openJoin'],
    ['ended while the form was open', 'sendJoinCode'],
  ] as const)('that is %s gets one page without names [ROOM-04]', async (_, call) => {
    const page = openLink(`/join/${token}`);
    if (call === 'sendJoinCode') {
      await joinPage();
      page.runtime.answer(householdEndpoints.sendJoinCode, failing('INVALID_LINK'));
      await user.type(box('Your name'), 'Priya Shah');
      await user.type(box('Your email address'), 'priya@example.test');
      await click('Send my code');
    } else {
      await joinPage();
      page.runtime.answer(householdEndpoints.openJoin, failing('INVALID_LINK'));
      act(() => page.runtime.currentStep.set(at('/join/unknown')));
    }
    expect(await heading('This invitation has ended')).toBeVisible();
    expect(page.container).not.toHaveTextContent(/Sam|Castle|Bedford/);
    await expectNoViolations(page.container);
  });

  it('that is ended while the form was open moves the focus from the form to the heading', async () => {
    const page = openLink();
    page.runtime.answer(householdEndpoints.join, failing('INVALID_LINK'));
    await requestCode();
    await user.type(box('Your code'), '048213');
    await click('Join household');
    expect(await heading('This invitation has ended')).toHaveFocus();
  });

  it('can be opened again when the portal could not be reached', async () => {
    const page = openLink('/join/first');
    await joinPage();
    page.runtime.answer(householdEndpoints.openJoin, () => Promise.reject(new ApiError(networkProblem)));
    act(() => page.runtime.currentStep.set(at('/join/second')));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    page.runtime.answer(householdEndpoints.openJoin, () => anInvitation);
    await click('Try again');
    expect(await joinPage()).toBeVisible();
  });
});

describe('joining', () => {
  it('needs a name and a code to the own contact, with the optional choice unticked [ROOM-05]', async () => {
    const page = openLink();
    await joinPage();
    await click('Send my code');
    expect(box('Your name')).toHaveAccessibleDescription(/Enter a name/);
    expect(box('Your name')).toHaveFocus();
    expect(box('Your email address')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expectNoViolations(page.container);
    await requestCode();
    expect(box('Your code')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Email me when there is a question for me' })).not.toBeChecked();
    await expectNoViolations(page.container);
    await click('Join household');
    expect(box('Your code')).toHaveAccessibleDescription(/We need your 6-digit code/);
    await user.type(box('Your code'), '048 213');
    await click('Join household');
    await household();
    expect(sent(page)).toEqual([
      ['/household/join/open', { token }],
      ['/household/join/code', { token, channel: 'email', contact: 'priya@example.test' }],
      [
        '/household/join',
        {
          token,
          channel: 'email',
          contact: 'priya@example.test',
          name: 'Priya Shah',
          code: '048213',
          wantsMessages: false,
        },
      ],
    ]);
  });

  it('shows a wrong code at its field, and keeps everything that was typed', async () => {
    const page = openLink();
    page.runtime.answer(householdEndpoints.join, failing('INVALID_OTP'));
    await requestCode();
    await user.type(box('Your code'), '111111');
    await click('Join household');
    await waitFor(() => expect(box('Your code')).toHaveAccessibleDescription(/We don't recognise this code/));
    expect(box('Your code')).toHaveValue('111111');
    await click('Change your name');
    expect(box('Your name')).toHaveValue('Priya Shah');
    expect(box('Your email address')).toHaveValue('priya@example.test');
  });

  it('goes back to the name with the focus, and keeps the optional choice', async () => {
    const page = openLink();
    const choice = () => screen.getByRole('checkbox', { name: 'Email me when there is a question for me' });
    await requestCode();
    await user.click(choice());
    await click('Change your name');
    expect(box('Your name')).toHaveFocus();
    await click('Send my code');
    await user.type(await screen.findByRole('textbox', { name: 'Your code' }), '048213');
    expect(choice()).toBeChecked();
    await click('Join household');
    await household();
    expect(page.runtime.recorded.calls.at(-1)?.input.body).toMatchObject({ wantsMessages: true });
  });

  it('has the optional choice unticked again for another channel, which it names [ROOM-05]', async () => {
    openLink();
    await requestCode();
    await user.click(screen.getByRole('checkbox', { name: 'Email me when there is a question for me' }));
    await click('Change your email address');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(box('Your mobile number'), '07700 900102');
    await click('Send my code');
    expect(await screen.findByRole('checkbox', { name: 'Text me when there is a question for me' })).not.toBeChecked();
  });

  it('works by text message too', async () => {
    const page = openLink();
    await joinPage();
    await user.type(box('Your name'), 'Priya Shah');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(box('Your mobile number'), '07700 900102');
    await click('Send my code');
    expect(await screen.findByText(/^07700.900102$/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Text me when there is a question for me' })).not.toBeChecked();
    expect(sent(page).at(-1)).toEqual(['/household/join/code', { token, channel: 'sms', contact: '07700900102' }]);
  });

  it.each([
    ['a full household', 'HOUSEHOLD_FULL', 'This household has as many people as it can have'],
    ['too many attempts', 'TOO_MANY_REQUESTS', 'Something went wrong verifying your code'],
  ] as const)('explains %s', async (_, code, text) => {
    const page = openLink();
    page.runtime.answer(householdEndpoints.join, failing(code));
    await requestCode();
    await user.type(box('Your code'), '048213');
    await click('Join household');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(box('Your code')).toHaveValue('048213');
  });

  it('leaves no token, code or contact in storage, events or reports', async () => {
    const { runtime } = openLink();
    await join();
    const secrets = /a-token|048213|priya@example|housemate-(access|refresh)/;
    for (const store of [localStorage, sessionStorage]) expect(JSON.stringify(store)).not.toMatch(secrets);
    const { events, reports, navigations } = runtime.recorded;
    expect(JSON.stringify([events, reports, navigations, runtime.storage.get('onboarding')])).not.toMatch(secrets);
    expect(document.title).not.toMatch(secrets);
  });
});

describe('a page without the token of a link', () => {
  it('logs a housemate in with a code to the contact that they joined with', async () => {
    const page = openLink('/join');
    page.runtime.answer(householdEndpoints.sendLoginCode, failing('NOT_FOUND'));
    page.runtime.answer(householdEndpoints.login, (): HousemateSession => aHousemateSession({ people: [sam, priya] }));
    expect(await heading('Log in to your household')).toBeVisible();
    await expectNoViolations(page.container);
    await user.type(box('Your email address'), 'priya@example.test');
    await click('Send my code');
    await waitFor(() =>
      expect(box('Your email address')).toHaveAccessibleDescription(
        /No one has joined a household with this email address/,
      ),
    );
    page.runtime.answer(householdEndpoints.sendLoginCode, () => undefined);
    await click('Send my code');
    await user.type(await screen.findByRole('textbox', { name: 'Your code' }), '048213');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await click('Log in');
    expect(await household()).toBeVisible();
    expect(sent(page).slice(-2)).toEqual([
      ['/household/login/code', { channel: 'email', contact: 'priya@example.test' }],
      ['/household/login', { channel: 'email', contact: 'priya@example.test', code: '048213' }],
    ]);
  });

  it('is offered on the page of an ended link, with the focus on its heading', async () => {
    const page = openLink();
    await joinPage();
    page.runtime.answer(householdEndpoints.openJoin, failing('INVALID_LINK'));
    act(() => page.runtime.currentStep.set(at('/join/unknown')));
    await heading('This invitation has ended');
    await click('Log in to your household');
    expect(await heading('Log in to your household')).toHaveFocus();
  });
});
