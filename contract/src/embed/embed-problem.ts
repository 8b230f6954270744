/** Why a partner's page cannot show the portal: `code` of the event `homemove:error`. */
export const embedProblems = [
  /** The page's Content-Security-Policy blocks the frame. */
  'blocked-by-policy',
  /** The brand does not list the page's origin as a host. */
  'origin-not-listed',
  /** The portal accepts the request but the frame does not start. */
  'no-answer',
  'portal-down',
  /** Neither the page nor a list of hosts names a brand. */
  'no-brand',
  'unknown-brand',
  /** The brand is archived: it takes no new moves, and no page may embed it. */
  'brand-archived',
  /** The page is in a sandboxed frame without an origin, in which the portal can store nothing. */
  'sandboxed-page',
  /** The page's Cross-Origin-Embedder-Policy blocks the frame, in a browser that cannot exempt it. */
  'blocked-by-isolation',
  /** The script of the mode did not load: the page's policy blocks it, or its server cannot be reached. */
  'script-unavailable',
] as const;
export type EmbedProblem = (typeof embedProblems)[number];

/** The problems that the API can recognise. */
export const hostProblems = [
  'origin-not-listed',
  'no-brand',
  'unknown-brand',
  'brand-archived',
] as const satisfies readonly EmbedProblem[];
export type HostProblem = (typeof hostProblems)[number];

/** Whether the requesting page may embed the portal: response of `GET /embedding`. */
export interface Embedding {
  /** Null when it may. */
  readonly problem: HostProblem | null;
}
