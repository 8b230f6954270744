/**
 * A frame is as high as its content, so the middle of it may be anywhere: learns which slice of a scrim that covers the
 * frame can be seen, and sets `--hm-slice-top` and `--hm-slice-bottom` on it (px hidden above and below), so that what it
 * holds stands in that slice. Where the slice is too small, the host page is scrolled as little as needed. Does nothing
 * outside a frame. A ref of the scrim: gives back how to stop.
 */
export function keepToVisibleSlice(scrim: HTMLElement | null): (() => void) | undefined {
  if (!scrim || window.parent === window) return undefined;
  // Once: the dialog belongs to the place where it was opened, and scrolls with the page.
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry) return;
    const { boundingClientRect: all, intersectionRect: seen } = entry;
    if (seen.height > 0) {
      scrim.style.setProperty('--hm-slice-top', `${Math.round(seen.top - all.top)}px`);
      scrim.style.setProperty('--hm-slice-bottom', `${Math.round(all.bottom - seen.bottom)}px`);
    }
    scrim.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scrim);
  return () => observer.disconnect();
}
