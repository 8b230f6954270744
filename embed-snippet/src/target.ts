/** A `<home-move>`, or the selector of one. */
export type Target = Element | string | null;

/** The element of a target; for null the first with a dialog. */
export function dialogElementOf(target: Target): Element | null {
  return typeof target === 'string' || target === null
    ? document.querySelector(target ?? 'home-move[mode=button], home-move[mode=modal]')
    : target;
}
