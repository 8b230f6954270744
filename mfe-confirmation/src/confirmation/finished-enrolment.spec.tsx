import type { ConfirmationSummary, Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aConfirmationRuntime, card, renderConfirmation } from '../testing/confirmation-runtime';
import { allOffered } from '../testing/set-up-moves';
import {
  aCouncilSummary,
  anEntertainmentSummary,
  anOpenEnergySummary,
  aPackage,
  aSummary,
  aWaterSummary,
} from '../testing/summaries';

const finished = anEnrolment({
  ...allOffered,
  councilConsented: true,
  councilOptIn: 1,
  councilComplete: true,
  closedAt: '2026-11-20T10:42:00Z',
});
const openSummary = aSummary({
  energy: anOpenEnergySummary({ isSkipped: true }),
  entertainment: anEntertainmentSummary(),
  council: aCouncilSummary({ isRegistrationConfirmed: null }),
  water: aWaterSummary({ isConsented: false, isCompleted: false, isRegistrationConfirmed: null }),
});

/** The page of a finished enrolment, whose writes the API rejects. */
function show(summary: ConfirmationSummary = openSummary, enrolment: Partial<Enrolment> = {}) {
  const runtime = aConfirmationRuntime({ ...finished, ...enrolment }, summary);
  return renderConfirmation({ ...finished, ...enrolment }, summary, runtime);
}

describe('the confirmation of a finished enrolment', () => {
  it('reports that it is finished and whom to call, and records no view', async () => {
    const { runtime, container } = show();
    expect((await card('Council Tax')).getByText('Bedford Borough Council')).toBeVisible();
    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call 0/ })).toHaveAttribute('href', expect.stringMatching(/^tel:0\d+$/));
    expect(runtime.recorded.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await expectNoViolations(container);
  });

  it('offers nothing that would be rejected', async () => {
    show();
    await card('Council Tax');
    await screen.findByRole('heading', { name: 'Other things you might want to do' });

    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    // The checklist is only read.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Download the moving checklist/),
    ]);
    expect(screen.queryByText('My move date changed')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Tell your housemates/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your move plan' })).toBeVisible();
  });

  it('neither counts unfinished services nor reminds the mover of them', async () => {
    show();
    expect((await card('Energy')).getByText('This was not set up here.')).toBeVisible();
    expect((await card('Broadband, Phone and TV')).getByText('This was not set up here.')).toBeVisible();
    expect((await card('Water')).getByText('You have not chosen this, so you register yourself.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your new home, Sam');
    expect(screen.queryByText(/still time|left for later|carry on/)).not.toBeInTheDocument();
  });

  it('shows an order that waits for its provider, without another package', async () => {
    show(aSummary({ entertainment: anEntertainmentSummary({ ...aPackage, wombbUserConfirmed: true }) }), {
      wombbUserConfirmed: true,
    });
    const broadband = await card('Broadband, Phone and TV');
    expect(broadband.getByText(/^We are waiting for confirmation/)).toBeVisible();
    expect(broadband.queryByRole('button')).not.toBeInTheDocument();
  });
});
