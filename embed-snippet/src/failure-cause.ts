import type { Embedding, EmbedProblem } from '@home-move/contract';
import { blockingDirective } from './blocking-directive';
import { checkUrl, originOf, type Placement } from './portal';

/** Milliseconds that the portal has to explain why its frame did not start. */
const checkTimeoutMs = 500;

type Sentences = Readonly<Record<EmbedProblem, (placement: Placement, directive: string) => string>>;

const attribute = 'the attribute brand (data-brand on the script)';
const sentences: Sentences = {
  'blocked-by-policy': (placement, directive) =>
    `the Content-Security-Policy of this page blocks the portal by its ${directive || blockingDirective(originOf(placement))}. Add ${originOf(placement)} to frame-src.`,
  'origin-not-listed': ({ brand, isPanel }) =>
    `the portal's frame-ancestors does not allow ${location.origin}. Have this origin registered for the ${isPanel ? 'panel' : `brand "${brand}"`}.`,
  'no-answer': (placement) => `the portal at ${originOf(placement)} does not answer.`,
  'portal-down': (placement) => `the portal at ${originOf(placement)} cannot be reached.`,
  'no-brand': () => `${attribute} is missing or invalid, and no brand lists ${location.origin} in its frame-ancestors.`,
  'unknown-brand': ({ brand }) => `there is no brand "${brand}". Check ${attribute}.`,
  'brand-archived': ({ brand }) => `the brand "${brand}" is archived, so no page can embed it. Remove the element.`,
  'sandboxed-page': () =>
    'this page is in a sandboxed frame without allow-same-origin, where the portal cannot work. Add allow-same-origin to the sandbox of that frame.',
  'blocked-by-isolation': () =>
    "this page's Cross-Origin-Embedder-Policy blocks the portal in this browser. Remove the policy from this page.",
  'script-unavailable': () =>
    "the script of the dialog did not load. Allow the loader's whole origin, not only the loader's address, in script-src.",
};

/** Writes a line with the cause and its fix for the developers of the host's page. */
export function explainFailure(code: EmbedProblem, placement: Placement, directive: string): void {
  // oxlint-disable-next-line no-console -- it is for them
  console.error(`Home Move (${code}): ${sentences[code](placement, directive)}`);
}

/** What the loader has seen of a frame that sent no hello. */
export interface SilentFrame {
  readonly placement: Placement;
  /** The browser showed something in the frame. */
  readonly hasLoaded: boolean;
  /** The page's policy blocks requests to the portal. */
  readonly isCheckBlocked: () => boolean;
}

/** Requests the portal's own explanation why this page cannot show it. */
export async function findCause({ placement, hasLoaded, isCheckBlocked }: SilentFrame): Promise<EmbedProblem> {
  try {
    const response = await fetch(checkUrl(placement), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(checkTimeoutMs),
    });
    const { problem } = response.ok ? ((await response.json()) as Embedding) : { problem: 'portal-down' as const };
    if (problem !== null) return Object.hasOwn(sentences, problem) ? problem : 'no-answer';
    // A frame in the page's markup may have been blocked before the loader listened.
    if (blockingDirective(originOf(placement)) !== null) return 'blocked-by-policy';
    // A browser that has this property knows the policy `credentialless`, which the frame's document has.
    const mayBlockFrame = window.crossOriginIsolated && !('credentialless' in HTMLIFrameElement.prototype);
    return hasLoaded && mayBlockFrame ? 'blocked-by-isolation' : 'no-answer';
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 'no-answer';
    // The browser reports a blocked request after rejecting it.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isCheckBlocked()) return 'portal-down';
    return hasLoaded ? 'origin-not-listed' : 'no-answer';
  }
}
