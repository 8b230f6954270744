import { ApiError, enrolmentEndpoints, problemCatalogue } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfirmationRuntime, card, renderConfirmation } from '../testing/confirmation-runtime';
import { aCouncilSummary, aSummary } from '../testing/summaries';

const finished = anEnrolment({
  councilOfferedStatus: 1,
  councilConsented: true,
  councilOptIn: 1,
  councilComplete: true,
  closedAt: '2026-11-20T10:42:00Z',
});

/** The page of a finished enrolment, whose writes the API rejects. */
function show() {
  const summary = aSummary({ council: aCouncilSummary() });
  const runtime = aConfirmationRuntime(finished, summary);
  runtime.answer(enrolmentEndpoints.update, () => {
    const { status, title } = problemCatalogue.ENROLMENT_CLOSED;
    throw new ApiError({ type: 'about:blank', status, title, code: 'ENROLMENT_CLOSED' });
  });
  return renderConfirmation(finished, summary, runtime);
}

describe('the confirmation of a finished enrolment', () => {
  it('shows what is set up, and records no view', async () => {
    const { runtime } = show();
    expect((await card('Council Tax')).getByText('Bedford Borough Council')).toBeVisible();
    expect(runtime.recorded.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('explains that an answer is not saved, and whom to contact', async () => {
    show();
    await userEvent.setup({ delay: null }).click((await card('Council Tax')).getByRole('radio', { name: 'Yes' }));
    expect(
      await screen.findByText(/This enrolment has been finished\. Call us if something has to change\./),
    ).toBeVisible();
  });
});
