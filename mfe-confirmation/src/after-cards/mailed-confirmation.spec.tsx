import { ApiError, enrolmentEndpoints, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenEnergySummary, aSummary } from '../testing/summaries';
import { MailedConfirmation } from './mailed-confirmation';

const enrolment = anEnrolment({ emailAddress: 'sam@example.test', emailAddressVerified: true });
const sent = aSummary({ confirmationSentAt: '2026-11-20T10:05:00Z' });

function show(summary = sent, shown = enrolment) {
  const runtime = createTestRuntime({ enrolment: shown });
  return { ...renderWithRuntime(<MailedConfirmation summary={summary} />, runtime), runtime };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the confirmation by email', () => {
  it('shows the time and address of the confirmation email, and sends it again', async () => {
    const { runtime, container } = show();
    expect(screen.getByText('We sent it to sam@example.test on 20 Nov 2026 at 10:05.')).toBeVisible();
    runtime.answer(enrolmentEndpoints.sendConfirmation, () => ({ sentAt: '2026-11-20T15:30:00Z' }));
    await press('Send it again');
    expect(await screen.findByText('We sent it to sam@example.test on 20 Nov 2026 at 15:30.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your confirmation is sent.');
    await expectNoViolations(container);
  });

  it('is on its way until it was sent', () => {
    show(aSummary());
    expect(screen.getByText('It is on its way to sam@example.test.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send it now' })).toBeVisible();
  });

  it('explains that an address that is not confirmed only gets the way to log in', () => {
    show(sent, { ...enrolment, emailAddressVerified: false });
    expect(screen.getByText('This address is not confirmed yet, so the email asks you to log in first.')).toBeVisible();
  });

  it('shows the limit instead of the general sentence, and lets the mover retry after a failure', async () => {
    const { runtime } = show();
    const detail = 'We have sent your confirmation as often as we may in one day.';
    runtime.answer(enrolmentEndpoints.sendConfirmation, () => {
      throw new ApiError({ ...problem('TOO_MANY_REQUESTS'), detail });
    });
    await press('Send it again');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText(/Too many tries/)).toBeNull();
    runtime.answer(enrolmentEndpoints.sendConfirmation, () => {
      throw new ApiError(problem('THIRD_PARTY'));
    });
    await press('Send it again');
    expect(await screen.findByText(/third-party supplier/)).toBeVisible();
    expect(screen.queryByText(detail)).toBeNull();
    expect(screen.getByText('We sent it to sam@example.test on 20 Nov 2026 at 10:05.')).toBeVisible();
  });

  it('is not shown before the first order, or without an address', () => {
    const { container } = show(aSummary({ energy: anOpenEnergySummary() }));
    expect(container).toBeEmptyDOMElement();
    const { container: without } = show(sent, { ...enrolment, emailAddress: null });
    expect(without).toBeEmptyDOMElement();
  });
});
