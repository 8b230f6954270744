import { ApiError, problem, stepAt, telephonyEndpoints, type Enrolment } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buttons, click, linkSent, open, rows, user } from '../testing/actions';

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
