/** Tells the height of an element in whole px whenever it changes; no polling. */
export function observeHeight(element: Element, onChange: (px: number) => void): () => void {
  let last = -1;
  const observer = new ResizeObserver(() => {
    const px = Math.ceil(element.getBoundingClientRect().height);
    if (px === last) return;
    last = px;
    onChange(px);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
