import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useSteadyScroll } from './use-steady-scroll';

const height = 100;

// jsdom has no layout: each entry is as high as the others.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = this.closest('div')?.scrollTop ?? 0;
    const siblings = [...(this.parentElement?.children ?? [])];
    return new DOMRect(0, this.tagName === 'LI' ? siblings.indexOf(this) * height - scrolled : 0);
  });
});
afterEach(() => jest.restoreAllMocks());

function Entries({ ids }: { readonly ids: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useSteadyScroll(list);
  return (
    <div style={{ overflowY: 'auto' }}>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </div>
  );
}

function open(scrollTop: number) {
  const { container, rerender } = render(<Entries ids={['c', 'b', 'a']} />);
  const area = container.firstElementChild;
  if (area === null) throw new Error('not rendered');
  area.scrollTop = scrollTop;
  return { area, show: (ids: readonly string[]) => rerender(<Entries ids={ids} />) };
}

describe('a list that is read', () => {
  it('keeps its entries in place when newer ones appear above them', () => {
    const { area, show } = open(120);
    show(['e', 'd', 'c', 'b', 'a']);
    expect(area.scrollTop).toBe(320);
    show(['f', 'e', 'd', 'c', 'b', 'a']);
    expect(area.scrollTop).toBe(420);
  });

  it('shows newer entries while it is at its top', () => {
    const { area, show } = open(0);
    show(['d', 'c', 'b', 'a']);
    expect(area.scrollTop).toBe(0);
  });

  it('does not move when older entries are added', () => {
    const { area, show } = open(120);
    show(['c', 'b', 'a', 'z']);
    expect(area.scrollTop).toBe(120);
  });
});
