/** Whether the element is within 400 px of the viewport. False if it is not rendered, for example in a hidden tab panel. */
export function isNear(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight + 400 && bottom > -400;
}

/** Calls `onNear` once, when the element is within 400 px of the viewport. Returns a function that stops the wait. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
