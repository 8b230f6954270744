/** The label or legend that names a field: what must be seen when the field gets focus. */
function labelOf(field: HTMLElement): Element {
  const group = field.closest('fieldset');
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : null;
  return group?.querySelector('legend') ?? label ?? field;
}

/**
 * Focuses a field and scrolls so that its label is in view [UI-06]. The focus itself scrolls nothing:
 * in a partner's frame that would move the host's page by its own idea of where the field is.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  labelOf(field).scrollIntoView({ block: 'nearest', behavior: reduced ? 'auto' : 'smooth' });
}
