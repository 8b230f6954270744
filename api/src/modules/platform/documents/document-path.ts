import {
  isReservedName,
  matchPath,
  portalPages,
  redirects,
  stepAt,
  type Portal,
  type RuntimeContext,
} from '@home-move/contract';
import { branchNumber } from '../../brands/brand/brand.service.js';

/** The parsed path of a document. */
export interface DocumentPath {
  readonly context: RuntimeContext;
  /** `telephony` on the host of the telephony portal. [TEL-01] */
  readonly portal: Portal;
  /** Null without a brand segment. */
  readonly brand: string | null;
  readonly branch: number | null;
  /** The path below brand and branch, with a leading slash. */
  readonly below: string;
}

/** The first path segment of documents that may be framed: partners frame the tenant portal, CRMs the telephony portal. */
const framed = {
  tenant: { prefix: 'embed', context: 'embedded' },
  telephony: { prefix: 'panel', context: 'panel' },
} as const;

/** Parses context, brand and branch from a path without a query. Branches are numeric. [BRAND-08, BRAND-09] */
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

/** Whether the portal has a page at the path; for any other path the shell shows "not found". */
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
