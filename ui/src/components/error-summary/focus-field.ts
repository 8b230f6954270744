/** The label or legend of a field, which must be in view when the field gets the focus. */
function labelOf(field: HTMLElement): Element {
  const group = field.closest('fieldset');
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : null;
  return group?.querySelector('legend') ?? label ?? field;
}

/** What an error summary calls a field: the short name in its `data-hm-name`, otherwise its label or legend. */
export function fieldLabel(field: HTMLElement): string {
  const label = labelOf(field);
  return field.dataset['hmName'] ?? (label === field ? '' : (label.textContent ?? ''));
}

/**
 * Focuses an element and scrolls `shown` into view. The focus itself must not scroll: in a partner's frame the browser would
 * scroll the host page to a wrong position.
 */
export function focusAndShow(target: HTMLElement, shown: Element): void {
  target.focus({ preventScroll: true });
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  shown.scrollIntoView({ block: 'nearest', behavior: reduced ? 'auto' : 'smooth' });
}

/** Focuses a field and scrolls its label into view. [UI-06] */
export function focusField(field: HTMLElement): void {
  focusAndShow(field, labelOf(field));
}

/** Focuses a message, which needs a `tabIndex`, and scrolls it into view. */
export function focusMessage(message: HTMLElement): void {
  focusAndShow(message, message);
}
