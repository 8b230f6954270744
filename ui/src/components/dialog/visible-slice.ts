/**
 * Positions a dialog in the visible slice of a frame. A frame is as high as its content, so its middle may be out of view:
 * measures the visible slice of the scrim once and sets `--hm-slice-top` and `--hm-slice-bottom` on it (px hidden above and
 * below). Where the slice is too small, scrolls the host page as little as needed. Does nothing outside a frame. Use it as the
 * scrim's ref; returns the cleanup.
 */
export function keepToVisibleSlice(scrim: HTMLElement | null): (() => void) | undefined {
  if (!scrim || window.parent === window) return undefined;
  // Observed once: the open dialog keeps its position, and scrolls with the page.
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry) return;
    const { boundingClientRect: whole, intersectionRect: visible } = entry;
    if (visible.height > 0) {
      scrim.style.setProperty('--hm-slice-top', `${Math.round(visible.top - whole.top)}px`);
      scrim.style.setProperty('--hm-slice-bottom', `${Math.round(whole.bottom - visible.bottom)}px`);
    }
    scrim.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scrim);
  return () => observer.disconnect();
}
