import { ApiError, problem, stepAt, telephonyEndpoints, type Note } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotesSection, asked, box, prefers, save } from '../testing/notes';

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('writing a note', () => {
  it("shows the author's name, and that the customer cannot see the note", async () => {
    aNotesSection().render();
    await screen.findByRole('list');
    expect(box()).toHaveAccessibleDescription('Saved as Jordan Lee. The customer cannot see it.');
  });

  it('shows no name when the host provides none', async () => {
    aNotesSection({ agentName: null }).render();
    await screen.findByRole('list');
    expect(box()).toHaveAccessibleDescription('The customer cannot see it.');
  });

  it('works by keyboard: saves the note, lists it first and clears the field [TEL-27]', async () => {
    const { render, sent } = aNotesSection();
    render();
    await screen.findByRole('list');
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.keyboard(' Called back. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Called back.' }]);
    expect(listed()[0]).toBe('20/11/2026 11:00 AM, Jordan LeeCalled back.');
    expect(listed()).toHaveLength(3);
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'N');
    expect(screen.queryByText('Note saved')).toBeNull();
  });

  it.each(['Control', 'Meta'])('is saved by %s and Enter', async (key) => {
    const { render, sent } = aNotesSection();
    render();
    await userEvent.type(box(), 'Called back.');
    expect(screen.getByText('Draft kept.')).toBeVisible();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Called back.' }]);
    expect(screen.queryByText('Draft kept.')).toBeNull();
  });

  it('starts a new line by Enter, and waits until a word is composed', async () => {
    const { render, sent } = aNotesSection();
    render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Called{Enter}back');
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true });
    await userEvent.type(box(), '.');
    expect(box()).toHaveValue('Called\nback.');
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Called\nback.' }]);
  });

  it('saves the same text again as another note', async () => {
    const { runtime, render, sent } = aNotesSection();
    render();
    await screen.findByRole('list');
    const add = async () => {
      await userEvent.type(box(), 'No answer.');
      await userEvent.click(save());
      expect(await screen.findByText('Note saved')).toBeVisible();
    };
    await add();
    await add();
    expect(sent()).toEqual([{ content: 'No answer.' }, { content: 'No answer.' }]);
    const [first, second] = runtime.recorded.calls.filter(({ path }) => path === '/note');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('is confirmed until the next step', async () => {
    const { runtime, render } = aNotesSection();
    render();
    await userEvent.type(box(), 'Called back.');
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    const match = stepAt('/enrolment/product-selection');
    act(() => runtime.currentStep.set(match && { ...match, path: '/enrolment/product-selection' }));
    expect(screen.queryByText('Note saved')).toBeNull();
  });

  it.each(['', '  \n '])('rejects the empty note %p and focuses the field [TEL-30]', async (typed) => {
    const { render, sent } = aNotesSection();
    const { container } = render();
    if (typed) await userEvent.type(box(), typed);
    await userEvent.click(save());
    expect(await screen.findByText('You cannot save an empty note')).toBeVisible();
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(sent()).toEqual([]);
    await expectNoViolations(container);
    await userEvent.type(box(), 'Called');
    expect(screen.queryByText('You cannot save an empty note')).toBeNull();
  });

  it('keeps the text when saving fails, and saves it at the next attempt', async () => {
    const { runtime, render } = aNotesSection();
    const { container } = render();
    const answers = [new ApiError(problem('UNAVAILABLE')), { ...asked, id: '9', content: 'Called back.' }];
    runtime.answer(telephonyEndpoints.saveNote, () => {
      const answer = answers.shift();
      if (!answer || answer instanceof ApiError) throw answer ?? new Error('One save too many');
      return answer;
    });
    await userEvent.type(box(), 'Called back.');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your note is not saved yet. It is still here.We are not ready yet. Please try again in a moment.',
    );
    expect(box()).toHaveValue('Called back.');
    await expectNoViolations(container);
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box()).toHaveValue('');
    const [first, second] = runtime.recorded.calls.filter(({ path }) => path === '/note');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('shows a validation error from the server at the field', async () => {
    const { runtime, render } = aNotesSection();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      throw new ApiError(
        problem('VALIDATION', { errors: { content: 'A note can be no longer than 5,000 characters' } }),
      );
    });
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    expect(await screen.findByText('A note can be no longer than 5,000 characters')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box()).toBeInvalid();
    expect(box()).toHaveValue('Called');
    await userEvent.type(box(), '.');
    expect(screen.queryByText('A note can be no longer than 5,000 characters')).toBeNull();
    expect(box()).toBeValid();
  });

  it('hides the error once the note is edited', async () => {
    const { runtime, render } = aNotesSection();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your note is not saved yet\./);
    await userEvent.type(box(), '.');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your note is not saved yet\./);
  });

  it('saves once, however often it is clicked', async () => {
    const { runtime, render, sent } = aNotesSection();
    let finish: (note: Note) => void = () => undefined;
    runtime.answer(telephonyEndpoints.saveNote, () => new Promise<Note>((resolve) => (finish = resolve)));
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save());
    await userEvent.type(box(), ' again');
    expect(box()).toHaveValue('Called');
    finish({ ...prefers, id: '3', content: 'Called' });
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
