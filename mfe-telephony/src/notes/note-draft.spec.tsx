import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotesSection, author, box, save } from '../testing/notes';
import { NotesSection } from './notes.section';

describe('the draft of a note', () => {
  it('is kept across a reload until it is saved', async () => {
    const { runtime, render, sent } = aNotesSection();
    const { unmount } = render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '27');
    unmount();
    const again = render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('Half a note');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('27');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Half a note' }]);
    expect(box()).toHaveValue('');
    again.unmount();
    render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    expect(runtime.storage.get('noteDrafts')).toBeUndefined();
  });

  it('is saved with the day of its reminder after a reload', async () => {
    const { runtime, render, sent } = aNotesSection();
    const sams = { agentName: author, enrolmentId: anEnrolment().id, customer: 'Sam Hartley' };
    const day = { day: '27', month: '11', year: '2026' };
    runtime.storage.set('noteDrafts', [{ ...sams, content: 'Half a note', day }]);
    render();
    await screen.findByRole('list');
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Half a note', remindOn: '2026-11-27' }]);
  });

  it('is kept for each customer', async () => {
    const { runtime } = aNotesSection();
    const priya = anEnrolment({ id: 'another', firstName: 'Priya', surname: 'Shah' });
    const section = (enrolment = anEnrolment()) => <NotesSection enrolment={enrolment} titleId="title" />;
    const sams = renderWithRuntime(section(), runtime);
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    sams.unmount();
    const priyas = renderWithRuntime(section(priya), runtime);
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'Calls back');
    priyas.unmount();
    renderWithRuntime(section(), runtime);
    await screen.findByRole('list');
    expect(box()).toHaveValue('Half a note');
    expect(runtime.storage.get('noteDrafts')).toEqual([
      { agentName: author, enrolmentId: anEnrolment().id, customer: 'Sam Hartley', content: 'Half a note', day: null },
      { agentName: author, enrolmentId: 'another', customer: 'Priya Shah', content: 'Calls back', day: null },
    ]);
  });

  it('is dropped unseen when another agent wrote it', async () => {
    const { runtime, render } = aNotesSection();
    const alexs = { agentName: 'Alex Grant', enrolmentId: anEnrolment().id, customer: 'Sam Hartley', day: null };
    runtime.storage.set('noteDrafts', [{ ...alexs, content: 'Alex asks again' }]);
    render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'N');
    expect(JSON.stringify(runtime.storage.get('noteDrafts'))).not.toContain('Alex');
  });

  it('is shown when a colleague finishes the enrolment, until it is dismissed', async () => {
    const { runtime, render } = aNotesSection();
    const { rerender, container } = render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    const closed = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
    rerender(<NotesSection enrolment={closed} titleId="title" />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The enrolment was finished before you saved this note. Copy it, or ask a supervisor to reopen the enrolment.Half a note',
    );
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(runtime.storage.get('noteDrafts')).toBeUndefined();
  });
});
