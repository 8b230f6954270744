/** The page may answer an action this long after it: third parties have up to 12 s. */
const answerMs = 15_000;
/** Between two pages, the document is low for a moment. */
const settleMs = 400;

const actions = ['pointerdown', 'keydown', 'click'] as const;
const scrolls = ['wheel', 'touchmove'] as const;

/**
 * Reports the element's height in whole px whenever it changes, without polling: growth at once, shrinkage once it
 * lasts. Also reports whether the change follows an action of the mover, so that content of the host's page moves only
 * then. An unprompted height is reported again with the next action or scroll. Scrolling does not count as an action,
 * because it never changes the page.
 */
export function reportHeight(element: Element, report: (px: number, isPrompted: boolean) => void): void {
  const last = { px: 0, isPrompted: true };
  let actedAt = Number.NEGATIVE_INFINITY;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const height = () => Math.ceil(element.getBoundingClientRect().height);

  function send(isPrompted: boolean): void {
    clearTimeout(settling);
    const px = height();
    if (px === last.px && (last.isPrompted || !isPrompted)) return;
    Object.assign(last, { px, isPrompted });
    report(px, isPrompted);
  }
  const sendChange = () => send(performance.now() - actedAt < answerMs);
  const sendAgain = () => {
    if (!last.isPrompted) send(true);
  };

  new ResizeObserver(() => {
    clearTimeout(settling);
    if (height() > last.px) sendChange();
    else settling = setTimeout(sendChange, settleMs);
  }).observe(element);
  const options = { capture: true, passive: true };
  for (const scroll of scrolls) window.addEventListener(scroll, sendAgain, options);
  for (const action of actions)
    window.addEventListener(
      action,
      () => {
        actedAt = performance.now();
        sendAgain();
      },
      options,
    );
}
