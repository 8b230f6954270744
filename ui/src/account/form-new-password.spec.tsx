import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../testing/examples';
import * as examples from './form-new-password.examples';

describe('examples', () => {
  renderExamples(examples);
});

const user = userEvent.setup({ delay: null });
const box = () => screen.getByLabelText('Create a password');
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a new password', () => {
  it('has its criteria above the box, which is described by them', () => {
    render(<examples.Empty />);
    const needs = screen.getByText('Your password needs:');
    expect(needs.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box()).toHaveAccessibleDescription(/^Your password needs: 6 to 32 characters/);
    expect(box()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('ticks each of them as it is met [PWD-01]', async () => {
    render(<examples.HalfMet />);
    expect(items()).toEqual([
      '6 to 32 characters, done',
      'a lower-case letter, done',
      'an upper-case letter',
      'a number',
      'a special character, for example ! or ?',
    ]);
    await user.type(box(), 'M2!');
    expect(items().every((item) => item?.endsWith(', done'))).toBe(true);
  });
});

describe('what a new password still needs', () => {
  // The second status is that of the Show button.
  const told = () => screen.getAllByRole('status')[1]?.textContent;
  const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told once typing rests, and not before', async () => {
    render(<examples.Empty />);
    expect(told()).toBe('');
    await user.type(box(), 'mov');
    rest(1400);
    await user.type(box(), 'ing');
    rest(1400);
    expect(told()).toBe('');
    rest(100);
    expect(told()).toBe('Still needed: an upper-case letter; a number; a special character, for example ! or ?');
  });

  it('stays as it was told while nothing of it changes, down to the end', async () => {
    render(<examples.HalfMet />);
    const before = told();
    await user.type(box(), 'more');
    rest(1500);
    expect(before).toMatch(/^Still needed: an upper-case letter;/);
    expect(told()).toBe(before);

    await user.type(box(), 'M2!');
    rest(1500);
    expect(told()).toBe('Your password has all it needs');
  });

  it('is nothing while nothing is typed', async () => {
    render(<examples.HalfMet />);
    await user.clear(box());
    rest(1500);
    expect(told()).toBe('');
  });
});
