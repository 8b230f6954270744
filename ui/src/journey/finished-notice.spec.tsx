import { anEnrolment } from '@home-move/contract/testing';
import { screen } from '@testing-library/react';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { FinishedNotice } from './finished-notice';

const enrolment = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });

describe('the notice of a finished enrolment', () => {
  it('names the number to movers', () => {
    renderWithRuntime(<FinishedNotice />, createTestRuntime({ enrolment }));
    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
  });

  it('states to agents when it was finished, without a number', () => {
    renderWithRuntime(<FinishedNotice />, createTestRuntime({ enrolment, portal: 'telephony' }));
    expect(screen.getByText('This move was finished on 20 Nov 2026.')).toBeVisible();
    expect(screen.getByText('You and the customer can still read everything. Nothing can be changed.')).toBeVisible();
    expect(screen.queryByText(/call us/i)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is absent while the enrolment is open', () => {
    const { container } = renderWithRuntime(<FinishedNotice />, createTestRuntime({ enrolment: anEnrolment() }));
    expect(container).toHaveTextContent('');
  });
});
