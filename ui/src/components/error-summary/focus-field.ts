/** The label or legend of a field, which must be in view when the field gets the focus. */
function labelOf(field: HTMLElement): Element {
  const group = field.closest('fieldset');
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : null;
  return group?.querySelector('legend') ?? label ?? field;
}

/**
 * Focuses a field and scrolls its label into view. [UI-06] The focus itself must not scroll: in a partner's frame the browser
 * would scroll the host page to a wrong position.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  labelOf(field).scrollIntoView({ block: 'nearest', behavior: reduced ? 'auto' : 'smooth' });
}
