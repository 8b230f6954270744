import { ApiError, problem, telephonyEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { buttons, click, linkSent, offered, open, rows } from '../testing/actions';

it('are outlined, so that the step has the only filled button', async () => {
  const { container } = await open();
  expect(buttons()).toEqual(['Send link', 'Send energy invite', 'Finish', 'Right to be forgotten']);
  expect(container.querySelector('[data-variant="primary"]')).toBeNull();
  await expectNoViolations(container);
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
