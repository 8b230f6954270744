import {
  ApiError,
  householdEndpoints,
  networkProblem,
  problem,
  sessionEndpoints,
  stepAt,
  type HouseholdChange,
  type HousemateSession,
  type JoinInvitation,
  type ProblemCode,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aHousemateSession, anInvitation, anAccount, aPlan, asPriya, priya, sam } from '../testing/household';
import { installHousemateApi } from '../testing/housemate-api';
import { aVersionStream } from '../testing/order-stream';

const user = userEvent.setup({ delay: null });
const token = 'a-token';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('textbox', { name });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';
const failing = (code: ProblemCode) => () => Promise.reject(new ApiError(problem(code)));

const at = (path: string) => {
  const step = stepAt(path);
  return step && { ...step, path };
};

function openLink(path = `/join/${token}`, options: TestRuntimeOptions = {}) {
  const api = installHousemateApi();
  api.answer(householdEndpoints.read, () => asPriya());
  api.answer(householdEndpoints.plan, () => aPlan);
  const runtime = createTestRuntime({ step: at(path), ...options });
  runtime.answer(householdEndpoints.openJoin, () => anInvitation);
  runtime.answer(householdEndpoints.sendJoinCode, () => undefined);
  runtime.answer(householdEndpoints.join, () => aHousemateSession());
  const page = renderWithRuntime(<Routes />, runtime);
  return { ...page, api };
}
type Opened = ReturnType<typeof openLink>;

const joinPage = () => heading('Join your household in Castle Road, Bedford');
const household = () => heading('Your household');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sentPaths = (calls: Opened['runtime']['recorded']['calls']) => calls.map(({ path }) => path);
const sent = ({ runtime }: Opened) => runtime.recorded.calls.map(({ path, input }) => [path, input.body]);

async function requestCode() {
  await joinPage();
  await user.type(box('Your name'), 'Priya Shah');
  await user.type(box('Your email address'), 'priya@example.test');
  await click('Send my code');
  await screen.findByRole('textbox', { name: 'Your code' });
}

async function join() {
  await requestCode();
  await user.type(box('Your code'), '048213');
  await click('Join household');
  await household();
}

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
      (await section(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
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

describe("a housemate's view", () => {
  it('has people, names, split with prices and rises, plan and readings, and no controls of the mover [ROOM-07]', async () => {
    const { container } = openLink();
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'People',
      'Who is named on each account',
      'Split the costs',
      'The plan, day by day',
      'Meter readings',
      'Your choices',
      'Leave this household',
    ]);
    const people = (await section('People')).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(people).toEqual([
      'SSamSet up this move.',
      'PSPriya ShahYouSince 18 Nov 2026',
      'BOBen OkaforJoinedSince 19 Nov 2026',
    ]);
    expect(screen.getByText('£32.99 from 01 Apr 2027')).toBeVisible();
    const readings = await section('Meter readings');
    const textsOf = (role: string) => readings.getAllByRole(role).map(({ textContent }) => plain(textContent));
    expect([textsOf('term'), textsOf('definition')]).toEqual([
      ['Electricity, day rate', 'Electricity, night rate', 'Gas'],
      ['04213, read on 27 Nov 2026', '01770, read on 27 Nov 2026', '1189, read on 26 Nov 2026'],
    ]);
    expect(
      screen.queryByRole('button', { name: /^(Remove|Change who|Choose|Copy link|Share)/ }),
    ).not.toBeInTheDocument();
    expect(await household()).toHaveFocus();
    await expectNoViolations(container);
  });

  it("calls the API with the housemate's own session, and keeps the session of another move [ROOM-08]", async () => {
    const enrolment = anEnrolment({ moveInDate: '2026-12-24' });
    const { runtime, api } = openLink(`/join/${token}`, { enrolment });
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(new Set(api.calls.map((call) => call.token))).toEqual(new Set(['housemate-access']));
    expect(runtime.recorded.tokens).toEqual([]);
    expect(runtime.recorded.logouts).toEqual([]);
    expect(runtime.enrolment.get()).toEqual(enrolment);
    expect(sentPaths(runtime.recorded.calls)).toEqual([
      '/household/join/open',
      '/household/join/code',
      '/household/join',
    ]);
  });

  it('renews an expired session once, and logs in again when that fails', async () => {
    const { api } = openLink();
    let isExpired = true;
    api.answer(householdEndpoints.plan, () => (isExpired ? failing('UNAUTHENTICATED')() : aPlan));
    api.answer(sessionEndpoints.token, () => {
      isExpired = false;
      return { ...aHousemateSession().session, access_token: 'renewed' };
    });
    await join();
    await screen.findByText('Brightline connects your home.');
    expect(api.calls).toContainEqual(expect.objectContaining({ path: '/api/v1/household/plan', token: 'renewed' }));
    api.answer(sessionEndpoints.token, failing('UNAUTHENTICATED'));
    api.answer(householdEndpoints.read, failing('UNAUTHENTICATED'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('Log in to your household')).toBeVisible();
    expect(screen.getByText('Your visit has ended. Log in again to see your household.')).toBeVisible();
  });

  it('lets the housemate agree to be named, or decline [ROOM-10]', async () => {
    const { api } = openLink();
    await join();
    const broadband = anAccount('broadband', { supplier: 'Brightline', named: ['p1', 'p2'] });
    api.answer(householdEndpoints.answerNaming, () => asPriya({ version: 8, accounts: [broadband] }));
    const accounts = await section('Who is named on each account');
    expect(accounts.getByText('May we name you on broadband with Brightline?')).toBeVisible();
    expect(accounts.getByRole('button', { name: 'Do not name me on broadband' })).toBeVisible();
    await user.click(accounts.getByRole('button', { name: 'Agree to be named on broadband' }));
    expect(await accounts.findByText('Sam and Priya Shah')).toBeVisible();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        path: '/api/v1/household/accounts/broadband/answer',
        body: { version: 7, isAgreed: true },
      }),
    );
    expect(accounts.getByRole('button', { name: 'Do not name me any more on broadband' })).toBeVisible();
  });

  it('lets the housemate agree to the split [ROOM-14]', async () => {
    const { api, runtime } = openLink();
    const agreed = asPriya();
    const { split } = agreed;
    runtime.answer(householdEndpoints.join, () => aHousemateSession({ split: split && { ...split, agreed: ['p1'] } }));
    api.answer(householdEndpoints.agreeToSplit, () => ({ ...agreed, version: 8 }));
    await join();
    expect(screen.getByText('Sam agreed to this split. Ben has not answered yet.')).toBeVisible();
    await click('Agree to this split');
    expect(await screen.findByText('You and Sam agreed to this split. Ben has not answered yet.')).toBeVisible();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: '/api/v1/household/split/agreement', body: { version: 7 } }),
    );
  });

  it('saves the choice at once, and shows the stored one after a failure [ROOM-05]', async () => {
    const { api } = openLink();
    await join();
    const choice = () => screen.getByRole('checkbox', { name: 'Send me a message when there is a question for me' });
    api.answer(householdEndpoints.saveChoices, failing('UNEXPECTED'));
    await user.click(choice());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(choice()).not.toBeChecked();
    api.answer(householdEndpoints.saveChoices, () => asPriya({ version: 8, wantsMessages: true }));
    await user.click(choice());
    await waitFor(() => expect(choice()).toBeChecked());
    expect(api.calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { wantsMessages: true } }));
  });

  it('shows that the plan did not load, and requests it again', async () => {
    const { api } = openLink();
    api.answer(householdEndpoints.plan, failing('UNEXPECTED'));
    await join();
    const plan = await section('The plan, day by day');
    await plan.findByRole('alert');
    api.answer(householdEndpoints.plan, () => aPlan);
    await user.click(plan.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Brightline connects your home.')).toBeVisible();
  });
});

describe('access that ends', () => {
  it('because the mover removes the housemate is announced on the open page, and nothing is left on it [ROOM-09]', async () => {
    const { api, container } = openLink();
    const stream = aVersionStream<HouseholdChange>((open) => api.answer(householdEndpoints.changes, open));
    await join();
    await waitFor(() => expect(stream.opened()).toBe(1));
    api.answer(householdEndpoints.read, failing('HOUSEHOLD_LEFT'));
    api.answer(householdEndpoints.changes, failing('HOUSEHOLD_LEFT'));
    await stream.end();
    expect(await heading('You are no longer in this household')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^You were removed, or you have left on another page\./);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(container).not.toHaveTextContent(/Sam|Ben|Brightline|£/);
    await expectNoViolations(container);
  });

  it('is noticed at the next change too [ROOM-09]', async () => {
    const { api } = openLink();
    await join();
    api.answer(householdEndpoints.read, failing('HOUSEHOLD_LEFT'));
    api.answer(householdEndpoints.saveChoices, failing('HOUSEHOLD_LEFT'));
    await user.click(screen.getByRole('checkbox', { name: /^Send me a message/ }));
    expect(await heading('You are no longer in this household')).toBeVisible();
  });

  it('because the housemate leaves, after one question [ROOM-09]', async () => {
    const { api, baseElement } = openLink();
    api.answer(householdEndpoints.leave, () => undefined);
    await join();
    await click('Leave the household');
    const question = within(await screen.findByRole('dialog', { name: 'Leave the household?' }));
    await expectNoViolations(baseElement);
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await heading('You are no longer in this household')).toBeVisible();
    expect(screen.getByText('You have left. You cannot see the household any more.')).toBeVisible();
    expect(api.calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/v1/household/leave' }));
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
