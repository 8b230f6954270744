import { telephonyEndpoints, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotesSection, asked, box, prefers, save } from '../testing/notes';
import { NotesSection } from './notes.section';

describe('a reminder', () => {
  const due: Note = { ...asked, id: '3', content: 'Ask for the meter reading.', remindOn: '2026-11-20' };
  const later: Note = { ...asked, id: '4', content: 'Call about broadband.', remindOn: '2026-12-01' };
  const overdue: Note = { ...asked, id: '5', content: 'Send the form.', remindOn: '2026-11-18' };
  const reminders = () =>
    within(screen.getByRole('list', { name: 'Reminders' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('is saved with its note', async () => {
    const { render, sent } = aNotesSection();
    const { container } = render();
    await userEvent.type(box(), 'Ask for the meter reading.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(field('Day'), '27');
    await userEvent.type(field('Month'), '11');
    await userEvent.type(field('Year'), '2026');
    await expectNoViolations(container);
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Ask for the meter reading.', remindOn: '2026-11-27' }]);
    expect(screen.getByRole('checkbox', { name: 'Remind us' })).not.toBeChecked();
  });

  it('needs a whole day, and saves nothing without one', async () => {
    const { render, sent } = aNotesSection();
    render();
    await userEvent.type(box(), 'Ask for the meter reading.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(field('Day'), '27');
    await userEvent.click(save());
    expect(await screen.findByText('Enter the day of the reminder, like 27 11 2026')).toBeVisible();
    expect(field('Day')).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.type(field('Month'), '11');
    await userEvent.type(field('Year'), '2026');
    await waitFor(() => expect(screen.queryByText(/^Enter the day of the reminder/)).toBeNull());
  });

  it('is shown above the notes, the earliest first', async () => {
    const { render } = aNotesSection({ stored: [later, due, overdue, prefers] });
    const { container } = render();
    await screen.findByRole('list', { name: 'Reminders' });
    expect(reminders()).toEqual([
      'Overdue since 18 Nov 2026Send the form.Done with the reminder: Send the form.',
      'Due todayAsk for the meter reading.Done with the reminder: Ask for the meter reading.',
      '01 Dec 2026Call about broadband.Done with the reminder: Call about broadband.',
    ]);
    expect(screen.getByText('2 reminders are due')).toBeVisible();
    await expectNoViolations(container);
  });

  it('is shown as soon as its note is saved', async () => {
    const { runtime, render } = aNotesSection();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      runtime.answer(telephonyEndpoints.reminders, () => new Promise<readonly Note[]>(() => undefined));
      return due;
    });
    render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Ask for the meter reading.');
    await userEvent.click(save());
    await screen.findByRole('list', { name: 'Reminders' });
    expect(reminders()).toEqual([
      'Due todayAsk for the meter reading.Done with the reminder: Ask for the meter reading.',
    ]);
  });

  it('alone is busy while it ends', async () => {
    const { runtime, render } = aNotesSection({ stored: [due, later] });
    runtime.answer(telephonyEndpoints.endReminder, () => new Promise<Note>(() => undefined));
    render();
    const [first, second] = await screen.findAllByRole('button', { name: /^Done/ });
    await userEvent.click(first ?? document.body);
    expect(first).toHaveAttribute('aria-busy', 'true');
    expect(second).not.toHaveAttribute('aria-busy');
  });

  it('is shown after the enrolment was finished, and can still be ended', async () => {
    const { runtime } = aNotesSection({ stored: [due] });
    const closed = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
    renderWithRuntime(<NotesSection enrolment={closed} titleId="title" />, runtime);
    await screen.findByRole('list', { name: 'Reminders' });
    expect(screen.getByText('Finished. Reopen it to add a note.')).toBeVisible();
    expect(reminders()).toEqual([
      'Due todayAsk for the meter reading.Done with the reminder: Ask for the meter reading.',
    ]);
    runtime.answer(telephonyEndpoints.endReminder, () => ({ ...due, remindOn: null }));
    runtime.answer(telephonyEndpoints.reminders, () => []);
    await userEvent.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull());
  });

  it('disappears at once, and the others stay, before the list has loaded again', async () => {
    const { runtime, render } = aNotesSection({ stored: [due, later] });
    runtime.answer(telephonyEndpoints.reminders, () => [due, later]);
    runtime.answer(telephonyEndpoints.endReminder, () => {
      runtime.answer(telephonyEndpoints.reminders, () => new Promise<readonly Note[]>(() => undefined));
      return { ...due, remindOn: null };
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: /^Done with the reminder: Ask/ }));
    await waitFor(() => expect(reminders()).toEqual([expect.stringContaining('Call about broadband.')]));
  });

  it('ends when it is marked as done; its note stays', async () => {
    const { runtime, render } = aNotesSection({ stored: [due] });
    const ended = { ...due, remindOn: null };
    runtime.answer(telephonyEndpoints.endReminder, () => {
      runtime.answer(telephonyEndpoints.reminders, () => []);
      return ended;
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull());
    expect(screen.getByText('Ask for the meter reading.')).toBeVisible();
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({ path: '/note/:id/reminder-done', input: { params: { id: '3' } } }),
    );
  });
});
