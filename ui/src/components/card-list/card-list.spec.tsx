import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { CardList } from './card-list';

const plans = (...numbers: readonly number[]) => numbers.map((number) => `Plan ${number}`);
const from1To = (last: number) => plans(...Array.from({ length: last }, (_, index) => index + 1));
const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
/** The next task, with the cards that it renders. */
const nextTask = () => act(() => jest.advanceTimersToNextTimer());

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
  afterEach(() => jest.useRealTimers());

  it('renders four cards in each task, and is busy until all are shown', () => {
    const { container } = render(list(from1To(10)));
    expect(shown()).toEqual(from1To(4));
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
    nextTask();
    expect(shown()).toEqual(from1To(8));
    nextTask();
    expect(shown()).toEqual(from1To(10));
    expect(container.firstChild).toHaveAttribute('aria-busy', 'false');
    expect(rendered).toHaveBeenCalledTimes(10);
  });

  it('hides cards that leave at once, and removes a dozen of them in each task', () => {
    const { container, rerender } = render(list(from1To(30)));
    for (let task = 0; task < 8; task += 1) nextTask();
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
    const first = screen.getByText('Plan 1');
    nextTask();
    rerender(list(plans(4)));
    rerender(list(from1To(4)));
    expect(shown()).toEqual(from1To(4));
    expect(screen.getByText('Plan 1')).toBe(first);
  });

  it('keeps cards that stay, in their new order, and hides the others at once', () => {
    const { rerender } = render(list(from1To(8)));
    nextTask();
    const third = screen.getByText('Plan 3');
    rerender(list(plans(7, 3, 1)));
    expect(shown()).toEqual(plans(7, 3, 1));
    expect(screen.getByText('Plan 3')).toBe(third);
    expect(rendered).toHaveBeenCalledTimes(8);
  });
});
