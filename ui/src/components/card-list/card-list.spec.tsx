import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { CardList } from './card-list';

const plans = (...numbers: readonly number[]) => numbers.map((number) => `Plan ${number}`);
const from1To = (last: number) => plans(...Array.from({ length: last }, (_, index) => index + 1));
const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
/** The next task, with the cards that it renders. */
const nextTask = () => act(() => jest.advanceTimersToNextTimer());
/** All tasks. */
const finish = () => {
  while (jest.getTimerCount() > 0) nextTask();
};

describe('a list of cards', () => {
  const rendered = jest.fn();
  const Plan = memo(({ name }: { readonly name: string }) => {
    rendered(name);
    return <article>{name}</article>;
  });
  const list = (items: readonly string[]) => (
    <CardList items={items} keyOf={(item) => item}>
      {(item) => <Plan name={item} />}
    </CardList>
  );
  beforeEach(() => {
    rendered.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('renders four cards at once, then two in each task, and is busy until all are shown', () => {
    const { container } = render(list(from1To(7)));
    expect(shown()).toEqual(from1To(4));
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
    nextTask();
    expect(shown()).toEqual(from1To(6));
    nextTask();
    expect(shown()).toEqual(from1To(7));
    expect(container.firstChild).toHaveAttribute('aria-busy', 'false');
    expect(rendered).toHaveBeenCalledTimes(7);
  });

  it('adds a card to those shown, then two in each task', () => {
    const { rerender } = render(list(plans(2)));
    finish();
    rerender(list(from1To(5)));
    expect(shown()).toEqual(plans(1, 2));
    nextTask();
    expect(shown()).toEqual(plans(1, 2, 3, 4));
    nextTask();
    expect(shown()).toEqual(from1To(5));
  });

  it('hides cards that leave at once, and removes a dozen of them in each task', () => {
    const { container, rerender } = render(list(from1To(30)));
    finish();
    rerender(list(plans(2)));
    const left = () => container.querySelectorAll('article').length;
    expect([shown(), left()]).toEqual([plans(2), 30]);
    nextTask();
    expect(left()).toBe(18);
    nextTask();
    nextTask();
    expect([shown(), left()]).toEqual([plans(2), 1]);
    expect(rendered).toHaveBeenCalledTimes(30);
  });

  it('shows cards again that are still hidden', () => {
    const { rerender } = render(list(from1To(4)));
    finish();
    const first = screen.getByText('Plan 1');
    rerender(list(plans(4)));
    rerender(list(from1To(4)));
    expect(shown()).toEqual(from1To(4));
    expect(screen.getByText('Plan 1')).toBe(first);
  });

  it('keeps cards that stay, without moving or rendering one of them', () => {
    const { container, rerender } = render(list(from1To(8)));
    finish();
    const moved = jest.spyOn(Node.prototype, 'insertBefore');
    rerender(list(plans(2, 5, 8)));
    expect(shown()).toEqual(plans(2, 5, 8));
    finish();
    expect(container.querySelectorAll('article')).toHaveLength(3);
    expect(moved).not.toHaveBeenCalled();
    expect(rendered).toHaveBeenCalledTimes(8);
  });

  it('moves cards to another order one, then two in each task', () => {
    const { rerender } = render(list(from1To(8)));
    finish();
    const third = screen.getByText('Plan 3');
    const moved = jest.spyOn(Node.prototype, 'insertBefore');
    rerender(list(plans(7, 3, 1, 4, 8)));
    expect(shown()).toEqual(plans(7, 3, 8));
    expect(moved).toHaveBeenCalledTimes(1);
    nextTask();
    expect(shown()).toEqual(plans(7, 3, 1, 4, 8));
    expect(screen.getByText('Plan 3')).toBe(third);
    finish();
    expect(rendered).toHaveBeenCalledTimes(8);
  });
});
