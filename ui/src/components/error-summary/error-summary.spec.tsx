import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from './error-summary.examples';

describe('a line of the error summary', () => {
  afterEach(() => jest.restoreAllMocks());

  it('focuses its field without navigating', async () => {
    render(<examples.WithFields />);
    const entries = history.length;
    await userEvent.click(
      screen.getByRole('link', { name: 'Surname: The length of Surname must be at least of 2 characters' }),
    );
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    expect(location.hash).toBe('');
    expect(history).toHaveLength(entries);
  });

  it('scrolls the label of its field into view', async () => {
    render(<examples.WithFields />);
    const label = screen.getByText('First name');
    const scroll = jest.spyOn(label, 'scrollIntoView');
    await userEvent.click(screen.getByRole('link', { name: 'First name: Please enter your First Name' }));
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once if the mover prefers less motion', true, 'auto'],
  ])('scrolls to its field %s, and only there', async (_, matches, behavior) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    render(<examples.WithFields />);
    const scroll = jest.spyOn(screen.getByText('First name'), 'scrollIntoView');
    const focus = jest.spyOn(screen.getByRole('textbox', { name: 'First name' }), 'focus');
    await userEvent.click(screen.getByRole('link', { name: 'First name: Please enter your First Name' }));
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior });
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});
