import { telephonyEndpoints, type HistoryEntry, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './panel';

const sam = anEnrolment({ enrolmentType: 'Lettings' });

function open(enrolment: typeof sam | null = sam) {
  const follow = () => new Promise<void>(() => undefined);
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, session: { agentName: 'Jordan Lee' }, follow });
  runtime.answer(telephonyEndpoints.notes, () => []);
  runtime.answer(telephonyEndpoints.reminders, () => []);
  runtime.answer(telephonyEndpoints.history, () => []);
  runtime.answer(telephonyEndpoints.content, () => ({ customContent: { telephonyScriptPages: [] } }));
  return renderWithRuntime(
    <>
      <Panel />
      <button type="button">Next</button>
    </>,
    runtime,
  );
}

const tab = (name: string) => screen.getByRole('button', { name });
const expanded = () =>
  ['Customer', 'Actions', 'Script', 'Notes', 'History'].filter(
    (name) => tab(name).getAttribute('aria-expanded') === 'true',
  );

describe('the side panel', () => {
  it('holds enrolment info, actions, script, notes and history [TEL-05]', async () => {
    const { container } = open();
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Sam Hartley',
      'Actions',
      'Script for this page',
      'Notes',
      'History',
    ]);
    expect(container.querySelector('[data-variant="primary"]')).toBeNull();
    await expectNoViolations(container);
  });

  it('shows that the customer is loading', async () => {
    const { container, runtime } = open(null);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the customer');
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('updates with the enrolment', async () => {
    const { runtime } = open();
    await screen.findByText('No notes yet.');
    runtime.answer(telephonyEndpoints.history, (): readonly HistoryEntry[] => [
      { id: '1', type: 'address-saved', actor: { kind: 'mover' }, at: '2026-11-20T10:42:00Z', reference: null },
    ]);
    act(() => runtime.enrolment.set({ ...sam, version: 2, simpleAddress: '16 Castle Road, Bedford, MK40 2QT' }));
    expect(screen.getByText(/^16 Castle Road/)).toBeVisible();
    expect(await screen.findByText('Address saved')).toBeVisible();
  });

  it('keeps a draft while the enrolment changes, and discards it for another customer', async () => {
    const { runtime } = open();
    await userEvent.type(screen.getByRole('textbox'), 'Called');
    act(() => runtime.enrolment.set({ ...sam, version: 2 }));
    expect(screen.getByRole('textbox')).toHaveValue('Called');
    act(() => runtime.enrolment.set({ ...sam, id: 'another' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
    await screen.findByText('No notes yet.');
  });
});

it('shows at its top that a reminder is due, and moves the focus to the section when its button is gone', async () => {
  const { runtime } = open();
  await screen.findByText('No notes yet.');
  const note = { id: '1', content: 'Ask for the meter reading.', author: 'Jordan Lee' } as const;
  const due: Note = { ...note, dateCreated: '2026-11-18T15:05:00Z', remindOn: '2026-11-20' };
  runtime.answer(telephonyEndpoints.saveNote, () => due);
  runtime.answer(telephonyEndpoints.notes, () => [due]);
  runtime.answer(telephonyEndpoints.reminders, () => [due]);
  runtime.answer(telephonyEndpoints.endReminder, () => {
    runtime.answer(telephonyEndpoints.reminders, () => []);
    return { ...due, remindOn: null };
  });
  await userEvent.type(screen.getByRole('textbox'), 'Ask for the meter reading.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  const done = await screen.findByRole('button', { name: /^Done/ });
  expect(screen.getByText('A reminder is due')).toBeVisible();
  await userEvent.click(done);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Notes' })).toHaveFocus());
});

describe('the tabs on a small screen', () => {
  it('are shown below name, reference and type', async () => {
    open();
    expect(screen.getByText('HM-7Q4D9K2M, Lettings')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Sections of the customer panel' })).toContainElement(tab('Notes'));
    await screen.findByText('No notes yet.');
  });

  it('open one section at a time, by keyboard', async () => {
    open();
    await userEvent.tab();
    expect(tab('Customer')).toHaveFocus();
    expect(expanded()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(expanded()).toEqual(['Customer']);
    expect(tab('Customer')).toHaveAttribute('aria-controls', screen.getByRole('region', { name: 'Sam Hartley' }).id);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual(['Actions']);
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual([]);
  });

  it('close on Escape, keep the draft and regain the focus', async () => {
    open();
    await userEvent.click(tab('Notes'));
    await userEvent.type(screen.getByRole('textbox'), 'Called');
    await userEvent.keyboard('{Escape}');
    expect(expanded()).toEqual([]);
    expect(tab('Notes')).toHaveFocus();
    await userEvent.click(tab('Notes'));
    expect(screen.getByRole('textbox')).toHaveValue('Called');
  });

  it('close when the focus moves to the step, which they would cover', async () => {
    open();
    await userEvent.click(tab('Notes'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(expanded()).toEqual([]);
  });
});
