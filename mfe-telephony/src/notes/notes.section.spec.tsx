import { ApiError, problem, telephonyEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotesSection, asked, prefers } from '../testing/notes';

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the notes', () => {
  it('are listed newest first, with London time and author [TEL-27] [TEL-31]', async () => {
    const { container } = aNotesSection().render();
    await screen.findByRole('list');
    expect(listed()).toEqual([
      '20/11/2026 10:42 AM, Jordan LeePrefers calls\nafter 5pm.',
      '18/11/2026 3:05 PM, Alex GrantAsked for the link.',
    ]);
    await expectNoViolations(container);
  });

  it('include what a colleague has added after 15 seconds at most, even without a stream', async () => {
    jest.useFakeTimers();
    const { runtime, render } = aNotesSection();
    render();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(listed()).toHaveLength(2);
    const added = { ...asked, id: '3', content: 'Has the keys.' };
    runtime.answer(telephonyEndpoints.notes, () => [added, prefers, asked]);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Has the keys.')).toBeVisible();
    jest.useRealTimers();
  });

  it('show that there are none', async () => {
    aNotesSection({ stored: [] }).render();
    expect(await screen.findByText('No notes yet.')).toBeVisible();
  });

  it('show that they are loading, and can be loaded again when that fails', async () => {
    const { runtime, render } = aNotesSection();
    let isDown = true;
    runtime.answer(telephonyEndpoints.notes, () => {
      if (isDown) throw new ApiError(problem('UNAVAILABLE'));
      return [prefers];
    });
    const { container } = render();
    expect(screen.getByText('Loading notes')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('The notes did not load. You can still write one.');
    await expectNoViolations(container);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Prefers calls/)).toBeVisible();
  });

  it('has no primary button, which belongs to the step', async () => {
    const { container } = aNotesSection().render();
    await screen.findByRole('list');
    expect(within(container).getAllByRole('button')).not.toHaveLength(0);
    expect(container.querySelector('[data-variant="primary"]')).toBeNull();
  });
});
