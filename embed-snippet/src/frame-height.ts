/**
 * Space in px reserved below the frame's page, into which an error message can grow. With 16 px of surface padding and
 * a height rounded up, at most 64 px are blank.
 */
const spareHeight = 47;

/** Px of a computed length; 0 for "auto". */
const pxOf = (length: string) => Number.parseFloat(length) || 0;

/** The height in px of a frame's padding, in which its light surface shows. */
function paddingOf(frame: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  return pxOf(paddingTop) + pxOf(paddingBottom);
}

/** The height of a frame in the host's page. */
export interface FrameHeight {
  /** The frame's page has a new height in px, in answer to the mover's action or not. */
  readonly follow: (px: number, isPrompted: boolean) => void;
  /** The mover continued to the next screen. */
  readonly scrollToTop: () => void;
}

/** Whether the element around the script contains nothing else: it then only reserves space for the portal. */
function isPlaceholder(parent: HTMLElement): boolean {
  return [...parent.children].every(({ localName }) => localName === 'home-move' || localName === 'script');
}

/**
 * Lets the frame be as high as its page, at most a little higher. Visible content of the host's page below it moves only
 * when the mover prompted the change; otherwise the frame keeps its height, and scrolls, until the next prompted one.
 */
export function createFrameHeight(element: HTMLElement, frame: HTMLElement): FrameHeight {
  /** Content below stays out of view at this height of the frame. */
  const hidesFollowing = (px: number) => frame.getBoundingClientRect().top + px >= window.innerHeight;

  /** Lifts space that the host's page reserves by an inline style, on the element or its placeholder. */
  function liftReserve(px: number): void {
    for (const holder of [element, element.parentElement])
      if (holder && pxOf(getComputedStyle(holder).minHeight) > px && (holder === element || isPlaceholder(holder)))
        holder.style.minHeight = '0px';
  }

  return {
    follow(px, isPrompted) {
      const { height } = frame.getBoundingClientRect();
      const needed = px + paddingOf(frame);
      const next = needed + spareHeight;
      if (height >= needed && height <= next) return;
      if (!isPrompted && !hidesFollowing(Math.min(height, next))) return;
      frame.style.height = `${next}px`;
      liftReserve(next);
    },
    scrollToTop() {
      const { scrollMarginTop } = getComputedStyle(element);
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const covered = pxOf(scrollMarginTop) + pxOf(scrollPaddingTop);
      if (Math.ceil(frame.getBoundingClientRect().top) < covered)
        element.scrollIntoView({ behavior: 'instant', block: 'start' });
    },
  };
}
