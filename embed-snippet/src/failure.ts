import type { EmbedProblem } from '@home-move/contract';
import { loadBehaviour } from './lazy-scripts';
import { originOf, type Placement } from './portal';

/** Milliseconds that a frame has to send hello, and the longest time until its failure has a code after that. */
const helloTimeoutMs = 2500;
const causeTimeoutMs = 700;

/** The code if no cause is found: the second script or the portal's explanation does not arrive. */
const unknownCause: EmbedProblem = 'no-answer';

/**
 * Calls `onFailure` once: at once, with the directive, if the page's policy blocks the frame; at once if the page is sandboxed;
 * or if the frame sends no hello in time. It watches from the creation of the frame on: a portal that never answers fires no
 * `load`, one that refuses the page does. `cancel` stops it and leaves no timer.
 */
export function watchForFailure(
  frame: HTMLIFrameElement,
  placement: Placement,
  onFailure: (code: EmbedProblem, directive: string) => void,
): { cancel(): void } {
  const origin = originOf(placement);
  let isOver = false;
  let isCheckBlocked = false;
  let hasLoaded = false;
  const cancel = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
  const fail = (code: EmbedProblem, directive = '') => {
    if (isOver) return;
    cancel();
    onFailure(code, directive);
  };
  const onViolation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || !`${blockedURI}/`.startsWith(`${origin}/`)) return;
    if (effectiveDirective === 'connect-src') isCheckBlocked = true;
    else if (/^(frame|child)-src$|^default-src$/.test(effectiveDirective))
      fail('blocked-by-policy', effectiveDirective);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  if (window.origin === 'null' && location.protocol !== 'file:') queueMicrotask(() => fail('sandboxed-page'));
  frame.addEventListener('load', () => (hasLoaded = true), { once: true });
  let timer = setTimeout(() => {
    timer = setTimeout(() => fail(unknownCause), causeTimeoutMs);
    loadBehaviour()
      .then(({ findCause }) => findCause({ placement, hasLoaded, isCheckBlocked: () => isCheckBlocked }))
      .then(fail, () => fail(unknownCause));
  }, helloTimeoutMs);
  return { cancel };
}
