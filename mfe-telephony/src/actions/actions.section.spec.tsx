import { ApiError, problem, stepAt, telephonyEndpoints, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionsSection } from './actions.section';

const offered = { energyOfferedStatus: 1, entertainmentOfferedStatus: 1 } as const;

/** A stream without news. */
const forever = () => new Promise<void>(() => undefined);

interface OpenOptions {
  readonly path?: string;
  readonly enrolment?: Partial<Enrolment>;
}

function open({ path = '/enrolment/moving-details', enrolment: fields = {} }: OpenOptions = {}) {
  const enrolment = anEnrolment({ ...offered, ...fields });
  const match = stepAt(path);
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment,
    step: match && { ...match, path },
    follow: forever,
  });
  const onDone = jest.fn();
  const { container } = renderWithRuntime(
    <ActionsSection enrolment={enrolment} titleId="actions" onDone={onDone} />,
    runtime,
  );
  return { runtime, onDone, container, calls: () => runtime.recorded.calls };
}

// Radix disables pointer events on the body while a dialog is open, and jsdom loads no style sheets.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const click = (name: string) => user.click(screen.getByRole('button', { name }));

it('are outlined, so that the step has the only filled button', async () => {
  const { container } = open();
  expect(buttons()).toEqual(['Send link', 'Send energy invite', 'Finish', 'Right to be forgotten']);
  expect(container.querySelector('[data-variant="primary"]')).toBeNull();
  await expectNoViolations(container);
});

describe('a link', () => {
  it('is sent, and confirmed at the step [TEL-10] [TEL-12] [CALL-08]', async () => {
    const { runtime, onDone, calls } = open();
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(runtime.recorded.feedback).toEqual([{ kind: 'success', content: 'The link has been sent' }]);
    expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/send-link', input: { body: {} } }]);
    expect(calls()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([{ emailAddress: null }, { surname: null }, { postcode: null }])(
    'is offered only when email, surname and postcode exist: not with %j [TEL-09]',
    (fields) => {
      open({ enrolment: fields });
      expect(buttons()).toEqual(['Finish', 'Right to be forgotten']);
      expect(
        screen.getByText('A link can be sent once an email address, a surname and a postcode are saved.'),
      ).toBeVisible();
    },
  );

  it('reports that nothing was sent to a customer who has unsubscribed', async () => {
    const { runtime, onDone, container } = open();
    runtime.answer(telephonyEndpoints.sendLink, () => {
      throw new ApiError(problem('CONTACT_UNSUBSCRIBED'));
    });
    await click('Send link');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was sent, because the customer has unsubscribed from our messages.',
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(runtime.recorded.feedback).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows which of the two is being sent', async () => {
    const { runtime } = open();
    runtime.answer(telephonyEndpoints.sendLink, () => new Promise(() => undefined));
    await click('Send energy invite');
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-busy');
  });

  it('keeps the key of a failed attempt, so that a second one cannot send two', async () => {
    const { runtime, calls, onDone } = open();
    runtime.answer(telephonyEndpoints.sendLink, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    await click('Send link');
    await screen.findByRole('alert');
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send link');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const [first, second] = calls();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
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
  ])('on %s with %j is: %s [TEL-08]', (path, fields, expected) => {
    open({ path, enrolment: fields });
    const invites = buttons().filter((name) => name?.includes('invite'));
    expect(invites).toEqual(expected === null ? [] : [expected]);
  });

  it('names its journey', async () => {
    const { runtime, calls, onDone } = open({ path: '/enrolment/entertainment/broadband-list' });
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click('Send broadband invite');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(calls()).toMatchObject([{ input: { body: { journey: 'entertainment' } } }]);
  });
});

describe('finishing', () => {
  it.each([
    ['complete', { status: 40 }],
    ['pending', { status: 0 }],
    ['finished', { closedAt: '2026-11-20T10:42:00Z' }],
  ] as const)('is not offered for an enrolment that is %s [TEL-20]', (_, fields) => {
    open({ enrolment: fields });
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });

  it('asks first, then finishes and confirms at the step [TEL-21] [TEL-23]', async () => {
    const { runtime, calls, onDone } = open();
    const finished = anEnrolment({ ...offered, version: 2, closedAt: '2026-11-20T10:42:00Z' });
    runtime.answer(telephonyEndpoints.finish, () => finished);
    await click('Finish');
    expect(await screen.findByRole('dialog', { name: 'Finish this enrolment?' })).toBeVisible();
    expect(calls()).toEqual([]);
    await click('Finish enrolment');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(calls()).toMatchObject([{ method: 'POST', path: '/enrolment/end-enrolment' }]);
    expect(runtime.enrolment.get()).toEqual(finished);
    expect(runtime.recorded.feedback).toEqual([{ kind: 'success', content: 'The enrolment has been finalised' }]);
  });

  it('leaves only what can still be done', () => {
    open({ enrolment: { closedAt: '2026-11-20T10:42:00Z' } });
    expect(buttons()).toEqual(['Right to be forgotten']);
    expect(screen.getByText('Finished on 20/11/2026 10:42 AM. Support can reopen it.')).toBeVisible();
  });
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
    (name, value) => {
      open({ enrolment: { ...nameless, [name]: value } });
      expect(buttons()).toContain('Right to be forgotten');
    },
  );

  it('is not offered without any personal detail [TEL-13]', () => {
    open({ enrolment: nameless });
    expect(buttons()).not.toContain('Right to be forgotten');
  });

  it('acts only after Agree [TEL-14]', async () => {
    const { calls } = open();
    await click('Right to be forgotten');
    expect(await screen.findByRole('dialog', { name: 'Erase everything about this customer?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agree' })).toBeVisible();
    await click('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([]);
  });

  it('erases, and ends the call with the id of the record [TEL-16] [TEL-18] [TEL-19]', async () => {
    const { runtime, calls } = open();
    runtime.storage.set('noteDraft', { enrolmentId: 'any', content: 'Sam rings back', day: null });
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
    expect(runtime.storage.get('noteDraft')).toBeUndefined();
  });

  it('shows in the dialog why it failed, and ends nothing', async () => {
    const { runtime } = open();
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
