import {
  isReservedName,
  matchPath,
  portalPages,
  redirects,
  stepAt,
  type Portal,
  type RuntimeContext,
} from '@home-move/contract';
import { branchNumber } from '../brand/brand.service.js';

/** What a document's path asks for. */
export interface DocumentPath {
  readonly context: RuntimeContext;
  /** The telephony portal's own host, or everybody's. [TEL-01] */
  readonly portal: Portal;
  /** Null without a brand segment. */
  readonly brand: string | null;
  readonly branch: number | null;
  /** The path below brand and branch, with a slash in front. */
  readonly below: string;
}

/** What stands in front of the brand where a document may be framed: partners frame the movers' portal, CRMs the agents'. */
const framed = {
  tenant: { prefix: 'embed', context: 'embedded' },
  telephony: { prefix: 'panel', context: 'panel' },
} as const;

/** Reads context, brand and branch from a path without query. A branch is numeric only. [BRAND-08, BRAND-09] */
export function readDocumentPath(path: string, portal: Portal): DocumentPath {
  const segments = path.split('/').filter(Boolean);
  const isFramed = segments[0] === framed[portal].prefix;
  const context = isFramed ? framed[portal].context : 'hosted';
  if (isFramed) segments.shift();
  const brand = segments[0] !== undefined && !isReservedName(segments[0]) ? decode(segments.shift() ?? '') : null;
  const branch = brand === null || segments[0] === undefined ? undefined : branchNumber(segments[0]);
  if (branch !== undefined) segments.shift();
  return { context, portal, brand, branch: branch ?? null, below: `/${segments.join('/')}` };
}

/** Whether a page of ours stands at the path; another one gets the shell's own "not found". */
export function isPage(below: string): boolean {
  const isOwn = Object.values(portalPages).some((pattern) => matchPath(pattern, below) !== null);
  return isOwn || below in redirects || stepAt(below) !== null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
