import type { Embedding, EmbedProblem } from '@home-move/contract';
import { checkUrl, portalOrigin, type Placement } from './portal';

/** Milliseconds that a frame has to send hello, and that the portal then has to explain why it did not. */
const helloTimeoutMs = 2500;
const checkTimeoutMs = 500;

/** Why the frame is not shown, with a sentence for the host's developers. */
export interface Failure {
  readonly code: EmbedProblem;
  readonly sentence: string;
}

type Sentences = Readonly<Record<EmbedProblem, (placement: Placement, directive: string) => string>>;

const attribute = 'the attribute brand (data-brand on the script)';
const sentences: Sentences = {
  'blocked-by-policy': (_, directive) =>
    `the Content-Security-Policy of this page blocks the portal by its ${directive}. Add ${portalOrigin} to frame-src.`,
  'origin-not-listed': ({ brand }) =>
    `the portal's frame-ancestors does not allow ${location.origin}. Have this origin registered for the brand "${brand}".`,
  'no-answer': () => `the portal at ${portalOrigin} does not answer.`,
  'portal-down': () => `the portal at ${portalOrigin} cannot be reached.`,
  'no-brand': () => `${attribute} is missing or invalid, and no brand lists ${location.origin} in its frame-ancestors.`,
  'unknown-brand': ({ brand }) => `there is no brand "${brand}". Check ${attribute}.`,
};

const isOfPortal = (address: string) => address === portalOrigin || address.startsWith(`${portalOrigin}/`);

/** Requests the portal's own explanation why this page cannot show it. `hasLoaded`: the browser showed something in the frame. */
async function diagnose(
  placement: Placement,
  hasLoaded: boolean,
  isCheckBlocked: () => boolean,
): Promise<EmbedProblem> {
  try {
    const response = await fetch(checkUrl(placement), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(checkTimeoutMs),
    });
    const { problem } = response.ok ? ((await response.json()) as Embedding) : { problem: 'portal-down' as const };
    return problem !== null && Object.hasOwn(sentences, problem) ? problem : 'no-answer';
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 'no-answer';
    // The browser reports a blocked request after rejecting it.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isCheckBlocked()) return 'portal-down';
    return hasLoaded ? 'origin-not-listed' : 'no-answer';
  }
}

/**
 * Calls `onFailure` once when the page's policy blocks the frame, at once, or when it sends no hello in time. Watches from
 * the creation of the frame on: a portal that never answers fires no `load`, one that refuses the page does. `cancel` stops
 * it and leaves no timer.
 */
export function watchForFailure(
  frame: HTMLIFrameElement,
  placement: Placement,
  onFailure: (failure: Failure) => void,
): { cancel(): void } {
  let isOver = false;
  let isCheckBlocked = false;
  let hasLoaded = false;
  const cancel = () => {
    isOver = true;
    window.clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
  const fail = (code: EmbedProblem, directive = '') => {
    if (isOver) return;
    cancel();
    onFailure({ code, sentence: sentences[code](placement, directive) });
  };
  const onViolation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || !isOfPortal(blockedURI)) return;
    if (effectiveDirective === 'connect-src') isCheckBlocked = true;
    else if (/^(frame|child)-src$|^default-src$/.test(effectiveDirective))
      fail('blocked-by-policy', effectiveDirective);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  frame.addEventListener('load', () => (hasLoaded = true), { once: true });
  const timer = window.setTimeout(() => {
    void diagnose(placement, hasLoaded, () => isCheckBlocked).then(fail);
  }, helloTimeoutMs);
  return { cancel };
}
