import {
  ApiError,
  problem,
  stepAt,
  telephonyEndpoints,
  type AgentRole,
  type Enrolment,
  type HistoryEntry,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionsSection } from './actions.section';

const offered = { energyOfferedStatus: 1, entertainmentOfferedStatus: 1 } as const;
/** No code is left to enter. */
const verified = { emailAddressVerified: true, contactNumberVerified: true } as const;

/** A stream without news. */
const forever = () => new Promise<void>(() => undefined);

interface OpenOptions {
  /** Null in a host without steps. */
  readonly path?: string | null;
  readonly enrolment?: Partial<Enrolment>;
  readonly history?: readonly HistoryEntry[];
  readonly role?: AgentRole;
}

async function open({
  path = '/enrolment/moving-details',
  enrolment: fields = {},
  history = [],
  role = 'agent',
}: OpenOptions = {}) {
  const enrolment = anEnrolment({ ...offered, ...verified, ...fields });
  const match = path === null ? null : stepAt(path);
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment,
    step: path === null ? null : match && { ...match, path },
    follow: forever,
  });
  runtime.answer(telephonyEndpoints.history, () => history);
  runtime.answer(telephonyEndpoints.role, () => ({ role }));
  const { container } = renderWithRuntime(<ActionsSection enrolment={enrolment} titleId="actions" />, runtime);
  // The history loads.
  await act(async () => undefined);
  return { runtime, container, calls: () => runtime.recorded.calls.filter(({ method }) => method !== 'GET') };
}

// Radix disables pointer events on the body while a dialog is open, and jsdom loads no style sheets.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const click = (name: string) => user.click(screen.getByRole('button', { name }));

it('are outlined, so that the step has the only filled button', async () => {
  const { container } = await open();
  expect(buttons()).toEqual(['Send link', 'Send energy invite', 'Finish', 'Right to be forgotten']);
  expect(container.querySelector('[data-variant="primary"]')).toBeNull();
  await expectNoViolations(container);
});

const linkSent: HistoryEntry = {
  id: '1',
  type: 'link-sent',
  actor: { kind: 'agent', name: 'Alex Grant' },
  at: '2026-11-20T10:35:00Z',
  reference: null,
};

describe('a link', () => {
  it('is sent, and confirmed in its row with the time [TEL-10] [TEL-12] [CALL-08]', async () => {
    const { runtime, calls } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    expect(rows()[0]).toBe('Send linkSent 10:42 AM by emailThe link has been sentSend again link');
    expect(runtime.recorded.feedback).toEqual([]);
    expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/send-link', input: { body: {} } }]);
    expect(calls()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is sent once by three clicks; another one needs a confirmation, and has another key', async () => {
    const { runtime, calls } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await user.tripleClick(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    expect(calls()).toHaveLength(1);
    if (!screen.queryByRole('dialog')) await click('Send again link');
    expect(await screen.findByRole('dialog', { name: 'Send the link again?' })).toHaveTextContent(
      'The customer was sent the last one 10:42 AM.',
    );
    expect(calls()).toHaveLength(1);
    await click('Send again');
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(calls()[1]?.idempotencyKey).not.toBe(calls()[0]?.idempotencyKey);
  });

  it('that a colleague sent before is shown with its time, and guarded too', async () => {
    await open({ history: [linkSent] });
    expect(await screen.findByText('Sent 10:35 AM by email')).toBeVisible();
    expect(buttons()).toContain('Send again link');
    expect(screen.queryByText('The link has been sent')).toBeNull();
  });

  it('that was sent on another day is shown with its date', async () => {
    await open({ history: [{ ...linkSent, at: '2026-11-18T15:06:00Z' }] });
    expect(await screen.findByText('Sent 18/11/2026 3:06 PM by email')).toBeVisible();
  });

  it('is confirmed until the next step', async () => {
    const { runtime } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    const match = stepAt('/enrolment/product-selection');
    act(() => runtime.currentStep.set(match && { ...match, path: '/enrolment/product-selection' }));
    expect(screen.queryByText('The link has been sent')).toBeNull();
  });

  it.each([{ emailAddress: null }, { surname: null }, { postcode: null }])(
    'is offered only when email, surname and postcode exist: not with %j [TEL-09]',
    async (fields) => {
      await open({ enrolment: fields });
      expect(buttons()).toEqual(['Finish', 'Right to be forgotten']);
      expect(
        screen.getByText('A link can be sent once an email address, a surname and a postcode are saved.'),
      ).toBeVisible();
    },
  );

  it('reports that nothing was sent to a customer who has unsubscribed', async () => {
    const { runtime, container } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => {
      throw new ApiError(problem('CONTACT_UNSUBSCRIBED'));
    });
    await click('Send link');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was sent, because the customer has unsubscribed from our messages.',
    );
    expect(runtime.recorded.feedback).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows which of the two is being sent', async () => {
    const { runtime } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => new Promise(() => undefined));
    await click('Send energy invite');
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-busy');
  });

  it('reuses the idempotency key on retry', async () => {
    const { runtime, calls } = await open();
    runtime.answer(telephonyEndpoints.sendLink, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    await click('Send link');
    await screen.findByRole('alert');
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    const [first, second] = calls();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('gets another key once it is unknown whether it was sent, and counts as not sent', async () => {
    const { runtime, calls } = await open({ history: [{ ...linkSent, isUnconfirmed: true }] });
    runtime.answer(telephonyEndpoints.sendLink, () => {
      throw new ApiError(problem('OUTCOME_UNKNOWN'));
    });
    await click('Send link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask the customer first.');
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    const [first, second] = calls();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('an invite', () => {
  it.each<[string, Partial<Enrolment>, string | null]>([
    ['/enrolment/energy/usage', {}, 'Send energy invite'],
    ['/enrolment/entertainment/broadband-list', {}, 'Send broadband invite'],
    ['/enrolment/product-selection', {}, 'Send energy invite'],
    ['/enrolment/entertainment/broadband-list', { entertainmentComplete: true }, 'Send energy invite'],
    ['/enrolment/energy/list', { energyOfferedStatus: 0 }, 'Send broadband invite'],
    ['/enrolment/confirmation', { energyComplete: true, entertainmentComplete: true }, null],
  ])('on %s with %j is: %s [TEL-08]', async (path, fields, expected) => {
    await open({ path, enrolment: fields });
    const invites = buttons().filter((name) => name?.includes('invite'));
    expect(invites).toEqual(expected === null ? [] : [expected]);
  });

  it('names its journey', async () => {
    const { runtime, calls } = await open({ path: '/enrolment/entertainment/broadband-list' });
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send broadband invite');
    expect(await screen.findByText('The link has been sent')).toBeVisible();
    expect(calls()).toMatchObject([{ input: { body: { journey: 'entertainment' } } }]);
  });
});

describe('finishing', () => {
  it.each([
    ['complete', { status: 40 }],
    ['pending', { status: 0 }],
    ['finished', { closedAt: '2026-11-20T10:42:00Z' }],
  ] as const)('is not offered for an enrolment that is %s [TEL-20]', async (_, fields) => {
    await open({ enrolment: fields });
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });

  it('finishes the enrolment after a confirmation [TEL-21]', async () => {
    const { runtime, calls } = await open();
    const finished = anEnrolment({ ...offered, version: 2, closedAt: '2026-11-20T10:42:00Z' });
    runtime.answer(telephonyEndpoints.finish, () => finished);
    await click('Finish');
    expect(await screen.findByRole('dialog', { name: 'Finish this enrolment?' })).toBeVisible();
    expect(calls()).toEqual([]);
    await click('Finish enrolment');
    await waitFor(() => expect(runtime.enrolment.get()).toEqual(finished));
    expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/end-enrolment' }]);
    expect(runtime.recorded.feedback).toEqual([]);
  });

  it('is announced next to the step, which shows who did it and who can reopen it', async () => {
    await open({ enrolment: { closedAt: '2026-11-20T10:42:00Z' }, history: [linkSent] });
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('The enrolment has been finalised');
    expect(rows()).toEqual(['Send linkSent 10:35 AM by email']);
    expect(screen.queryByText(/Finished/)).toBeNull();
  });

  it('leaves no row for a link that was never sent', async () => {
    await open({ enrolment: { closedAt: '2026-11-20T10:42:00Z' } });
    expect(rows()).toEqual([]);
    expect(screen.getByText('Nothing more can be sent')).toBeVisible();
  });

  it('is confirmed in a host without steps, with who did it and when; only what can still be done is left [TEL-23]', async () => {
    const finish = { ...linkSent, id: '2', type: 'finished', at: '2026-11-20T10:42:00Z' } as const;
    const { container } = await open({
      path: null,
      enrolment: { closedAt: '2026-11-20T10:42:00Z' },
      history: [finish, linkSent],
    });
    expect(
      await screen.findByText(/Finished by Alex Grant on 20\/11\/2026 10:42 AM\. You and the customer can still read/),
    ).toHaveTextContent(/^The enrolment has been finalised/);
    expect(rows()).toEqual([
      'ReopenOnly supervisors and support can reopen a move.',
      'Send linkSent 10:35 AM by email',
    ]);
    expect(buttons()).toEqual(['Right to be forgotten']);
    await expectNoViolations(container);
  });
});

it('lets a supervisor reopen a finished enrolment in a host without steps, after a question', async () => {
  const { runtime, calls } = await open({
    path: null,
    enrolment: { closedAt: '2026-11-20T10:42:00Z' },
    role: 'supervisor',
  });
  const reopened = anEnrolment({ ...offered, version: 2 });
  runtime.answer(telephonyEndpoints.reopen, () => reopened);
  await click('Reopen');
  expect(await screen.findByRole('dialog', { name: 'Reopen this enrolment?' })).toBeVisible();
  expect(calls()).toEqual([]);
  await click('Reopen enrolment');
  await waitFor(() => expect(runtime.enrolment.get()).toEqual(reopened));
  expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/reopen' }]);
});

describe('the right to be forgotten', () => {
  const nameless = {
    title: null,
    firstName: null,
    surname: null,
    dateOfBirth: null,
    emailAddress: null,
    contactNumber: null,
  };

  it.each(Object.entries({ ...anEnrolment() }).filter(([name]) => name in nameless))(
    'is offered when there is only %s: %s [TEL-13]',
    async (name, value) => {
      await open({ enrolment: { ...nameless, [name]: value } });
      expect(buttons()).toContain('Right to be forgotten');
    },
  );

  it('is not offered without any personal detail [TEL-13]', async () => {
    await open({ enrolment: nameless });
    expect(buttons()).not.toContain('Right to be forgotten');
  });

  it('acts only after Agree [TEL-14]', async () => {
    const { calls } = await open();
    await click('Right to be forgotten');
    expect(await screen.findByRole('dialog', { name: 'Erase everything about Sam Hartley?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agree' })).toBeVisible();
    await click('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([]);
  });

  it('erases, and ends the call with the id of the record [TEL-16] [TEL-18] [TEL-19]', async () => {
    const { runtime, calls } = await open();
    const draft = { agentName: '', customer: 'Sam Hartley', content: 'Sam rings back', day: null };
    const others = { ...draft, enrolmentId: 'another', customer: 'Priya Shah' };
    runtime.storage.set('noteDrafts', [{ ...draft, enrolmentId: anEnrolment().id }, others]);
    runtime.answer(telephonyEndpoints.forget, () => ({ id: '665f1c2a9b1e8a0012345678' }));
    await click('Right to be forgotten');
    await screen.findByRole('dialog');
    await click('Agree');
    await waitFor(() =>
      expect(runtime.recorded.endedCalls).toEqual([
        { message: 'The user has been forgotten', id: '665f1c2a9b1e8a0012345678' },
      ]),
    );
    expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/data-privacy/forget' }]);
    expect(runtime.storage.get('noteDrafts')).toEqual([others]);
  });

  it('shows in the dialog why it failed, and ends nothing', async () => {
    const { runtime } = await open();
    runtime.answer(telephonyEndpoints.forget, () => {
      throw new ApiError(problem('THIRD_PARTY'));
    });
    await click('Right to be forgotten');
    await screen.findByRole('dialog');
    await click('Agree');
    expect(await screen.findByRole('alert')).toHaveTextContent(/third-party supplier/);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(runtime.recorded.endedCalls).toEqual([]);
  });
});
