import { render } from '@testing-library/react';
import { useSpaceBelow } from './use-space-below';

interface BoxProps {
  readonly height: number;
  readonly isShown?: boolean;
  readonly content?: string;
}

/** A box of this height over the bottom of the window. */
function Box({ height, isShown = true, content }: BoxProps) {
  const ref = useSpaceBelow(isShown, content);
  const measure = (element: HTMLElement | null) => {
    if (element) Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
    ref.current = element;
  };
  return isShown && <section ref={measure} data-height={height} />;
}

const bottomOf = (container: HTMLElement, height: number) =>
  container.querySelector<HTMLElement>(`[data-height="${height}"]`)?.style.bottom;
const reserved = () => [document.body.style.paddingBottom, document.documentElement.style.scrollPaddingBottom];

describe('boxes over the bottom of the window', () => {
  it('are stacked, and reserve their height below the page', () => {
    const boxes = (isSecondShown: boolean) => (
      <>
        <Box height={60} />
        <Box height={100} isShown={isSecondShown} />
      </>
    );
    const { container, rerender, unmount } = render(boxes(true));
    expect([bottomOf(container, 60), bottomOf(container, 100)]).toEqual(['0px', '60px']);
    expect(reserved()).toEqual(['160px', '160px']);
    rerender(boxes(false));
    expect(reserved()).toEqual(['60px', '60px']);
    unmount();
    expect(reserved()).toEqual(['', '']);
  });

  it('are arranged again when the window has another size, and when their content changes', () => {
    const { container, rerender } = render(<Box height={60} content="short" />);
    const resize = (value: number) =>
      Object.defineProperty(container.querySelector('section'), 'offsetHeight', { value, configurable: true });
    resize(90);
    window.dispatchEvent(new Event('resize'));
    expect(reserved()).toEqual(['90px', '90px']);
    rerender(<Box height={120} content="long" />);
    expect(reserved()).toEqual(['120px', '120px']);
  });
});
