import { ApiError, problem, telephonyEndpoints, type HistoryEntry } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistorySection } from './history.section';

const entries: readonly HistoryEntry[] = [
  { id: '3', type: 'energy-set-up', actor: { kind: 'mover' }, at: '2026-11-20T10:42:00Z', reference: 'LK-2041' },
  {
    id: '2',
    type: 'link-sent',
    actor: { kind: 'agent', name: 'Alex Grant' },
    at: '2026-11-18T15:06:00Z',
    reference: null,
  },
  { id: '1', type: 'created', actor: { kind: 'system' }, at: '2026-11-17T09:12:00Z', reference: null },
];

function open(answer: () => readonly HistoryEntry[]) {
  const enrolment = anEnrolment();
  const runtime = createTestRuntime({ portal: 'telephony', enrolment });
  runtime.answer(telephonyEndpoints.history, answer);
  const { container } = renderWithRuntime(<HistorySection enrolment={enrolment} titleId="history" />, runtime);
  return { runtime, container };
}

describe('the history', () => {
  it('states what happened, when, and who did it', async () => {
    const { container } = open(() => entries);
    await screen.findByRole('list');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Energy set up 20/11/2026 10:42 AM, the customer, reference LK-2041',
      'Link sent by email 18/11/2026 3:06 PM, Alex Grant',
      'Enrolment created 17/11/2026 9:12 AM, automatically',
    ]);
    await expectNoViolations(container);
  });

  it('states that a mail whose sending was interrupted is not confirmed', async () => {
    open(() => entries.slice(1, 2).map((entry) => ({ ...entry, isUnconfirmed: true })));
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Link sent by email 18/11/2026 3:06 PM, Alex Grant, not confirmed',
    );
  });

  it('shows an entry that this version does not know', async () => {
    const entry = { ...entries[2], type: 'smart-meter-booked' } as unknown as HistoryEntry;
    open(() => [entry]);
    expect(await screen.findByText('Changed')).toBeVisible();
  });

  it('shows that nothing has happened yet', async () => {
    open(() => []);
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  });

  it('can be requested again when it did not load', async () => {
    const { runtime } = open(() => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The history did not load.');
    runtime.answer(telephonyEndpoints.history, () => entries);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Energy set up')).toBeVisible();
  });
});
