import {
  enrolmentEndpoints,
  stepAt,
  telephonyEndpoints,
  type AgentReminder,
  type AgentRole,
  type HistoryEntry,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { FinishedStep } from './finished.page';
import { someSetUp } from './set-up.fixture';

const enrolment = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
const finish: HistoryEntry = {
  id: '2',
  type: 'finished',
  actor: { kind: 'agent', name: 'Alex Grant' },
  at: '2026-11-20T10:42:00Z',
  reference: null,
};
const overdue: AgentReminder = {
  id: '1',
  content: 'Send the broadband invite',
  remindOn: '2026-11-18',
  reference: 'HM-1',
  customer: 'Priya Shah',
};
const today: AgentReminder = { ...overdue, id: '2', content: 'Calls back about gas', remindOn: '2026-11-20' };
// Radix disables pointer events on the body while a dialog is open.
const user = userEvent.setup({ pointerEventsCheck: 0 });

interface OpenOptions {
  readonly path?: string;
  readonly role?: AgentRole;
  readonly returnUrl?: string | null;
  readonly reminders?: readonly AgentReminder[];
}

async function open({
  path = '/enrolment/confirmation',
  role = 'agent',
  returnUrl = null,
  reminders = [overdue, today],
}: OpenOptions = {}) {
  const match = stepAt(path);
  if (!match) throw new Error(`no step at ${path}`);
  const step = { ...match, path };
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, step, session: { agentName: 'Jordan Lee' } });
  runtime.answer(telephonyEndpoints.history, () => [finish]);
  runtime.answer(telephonyEndpoints.role, () => ({ role }));
  runtime.answer(telephonyEndpoints.name, () => ({ agentName: 'Jordan Lee', crm: { reference: null, returnUrl } }));
  runtime.answer(telephonyEndpoints.agentReminders, () => reminders);
  runtime.answer(enrolmentEndpoints.confirmation, () => someSetUp);
  const { container } = renderWithRuntime(
    <FinishedStep step={step}>
      <h1 tabIndex={-1} data-hm-heading="">
        The customer’s summary
      </h1>
    </FinishedStep>,
    runtime,
  );
  await screen.findByRole('heading', { level: 1 });
  return { runtime, container };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const listed = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('a finished move, to an agent', () => {
  it('shows who finished it and when', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sam Hartley’s move is finished');
    expect(await screen.findByText(/Finished by Alex Grant/)).toHaveTextContent(
      'Finished by Alex Grant on 20/11/2026 10:42 AM. You and the customer can still read everything. Nothing can be changed.',
    );
    expect(screen.getByText('The enrolment has been finalised')).toBeVisible();
    await card('What was set up').findAllByRole('listitem');
    await expectNoViolations(container);
  });

  it('lists each service with its outcome', async () => {
    await open();
    await card('What was set up').findAllByRole('listitem');
    expect(listed('What was set up')).toEqual([
      'EnergyLarkfield Fix 12, from 02 Dec 2026Completed',
      'Council TaxBedford Borough CouncilCompleted',
      'WaterAnglian WaterTo do',
      'Broadband, Phone and TVCustomer did not want itSkipped',
    ]);
  });

  it('shows the agent’s reminders across customers, each of which can be marked as done', async () => {
    const { runtime } = await open();
    runtime.answer(telephonyEndpoints.endReminder, () => {
      runtime.answer(telephonyEndpoints.agentReminders, () => [today]);
      return { id: '1', content: '', dateCreated: '', author: 'Jordan Lee', remindOn: null };
    });
    await card('Reminders for you').findAllByRole('listitem');
    expect(listed('Reminders for you')).toEqual([
      'Overdue since 18 Nov 2026Priya Shah HM-1Send the broadband inviteDone with the reminder: Send the broadband invite',
      'Due todayPriya Shah HM-1Calls back about gasDone with the reminder: Calls back about gas',
    ]);
    await user.click(screen.getByRole('button', { name: 'Done with the reminder: Send the broadband invite' }));
    await waitFor(() => expect(listed('Reminders for you')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Reminders for you' })).toHaveFocus();
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({ method: 'PUT', input: { params: { id: '1' } } }),
    );
  });

  it('shows that the agent has no reminders', async () => {
    await open({ reminders: [] });
    expect(await card('Reminders for you').findByText('You have no reminders.')).toBeVisible();
  });

  it('can be reopened by a supervisor, after a question', async () => {
    const { runtime } = await open({ role: 'supervisor' });
    const reopened = anEnrolment({ version: 2 });
    runtime.answer(telephonyEndpoints.reopen, () => reopened);
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByRole('dialog', { name: 'Reopen this enrolment?' })).toBeVisible();
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reopen enrolment' }));
    await waitFor(() => expect(runtime.enrolment.get()).toEqual(reopened));
  });

  it('shows other agents who can reopen it', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Back to the admin portal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
    expect(screen.getByText(/^Only supervisors and support can reopen a move\./)).toBeVisible();
  });

  it('leads back to the CRM that has opened the call', async () => {
    const { runtime } = await open({ returnUrl: 'https://crm.example/queue' });
    await user.click(await screen.findByRole('button', { name: 'Back to your CRM' }));
    expect(runtime.recorded.logouts).toHaveLength(1);
  });

  it('opens the summary as the customer sees it, and leads back', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'See the summary' }));
    expect(screen.getByRole('heading', { level: 1, name: 'The customer’s summary' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to the finished move' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sam Hartley’s move is finished' })).toHaveFocus();
  });

  it('leads from any other closed step to the summary and the move plan', async () => {
    await open({ path: '/enrolment/energy/list' });
    expect(screen.queryByText('The customer’s summary')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['See the summary', '/enrolment/confirmation?summary'],
      ['See the move plan', '/enrolment/move-plan'],
    ]);
  });

  it('still shows the move plan itself', async () => {
    await open({ path: '/enrolment/move-plan' });
    expect(screen.getByText('The customer’s summary')).toBeVisible();
  });
});
