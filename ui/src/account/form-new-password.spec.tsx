import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from './form-new-password.examples';

const user = userEvent.setup({ delay: null });
const box = () => screen.getByLabelText('Create a password');
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a new password', () => {
  it('lists its criteria above the field, which is described by them', () => {
    render(<examples.Empty />);
    const needs = screen.getByText('Your password needs:');
    expect(needs.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box()).toHaveAccessibleDescription(/^Your password needs: 6 to 32 characters/);
    expect(box()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('ticks each criterion as it is met [PWD-01]', async () => {
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

describe('the announcement of missing criteria', () => {
  // The first status is the one of the Show button.
  const announcement = () => screen.getAllByRole('status')[1]?.textContent;
  const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is made once typing pauses, and not before', async () => {
    render(<examples.Empty />);
    expect(announcement()).toBe('');
    await user.type(box(), 'mov');
    pause(1400);
    await user.type(box(), 'ing');
    pause(1400);
    expect(announcement()).toBe('');
    pause(100);
    expect(announcement()).toBe(
      'Still needed: an upper-case letter; a number; a special character, for example ! or ?',
    );
  });

  it('stays the same while no criterion changes, until all are met', async () => {
    render(<examples.HalfMet />);
    const before = announcement();
    await user.type(box(), 'more');
    pause(1500);
    expect(before).toMatch(/^Still needed: an upper-case letter;/);
    expect(announcement()).toBe(before);

    await user.type(box(), 'M2!');
    pause(1500);
    expect(announcement()).toBe('Your password has all it needs');
  });

  it('is empty while nothing is typed', async () => {
    render(<examples.HalfMet />);
    await user.clear(box());
    pause(1500);
    expect(announcement()).toBe('');
  });
});
