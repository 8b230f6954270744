import { isReservedName, type RuntimeContext } from '@home-move/contract';

/** A parsed pathname: `/oakwood/12/pending` is brand oakwood, branch 12, path /pending. [BRAND-08] */
export interface BrandPath {
  /** Null if the path names none. */
  readonly brand: string | null;
  readonly branch: string | null;
  /** Below the brand; always starts with a slash. */
  readonly path: string;
}

/** The segments before the brand in each context. */
const bases: Readonly<Record<RuntimeContext, readonly string[]>> = {
  hosted: [],
  embedded: ['embed'],
  panel: ['panel'],
};

/** Branch ids are numbers only. */
const branchId = /^\d+$/;

export function parseBrandPath(pathname: string, context: RuntimeContext): BrandPath {
  const segments = pathname.split('/').filter(Boolean);
  const base = bases[context];
  if (base.every((segment, index) => segments[index] === segment)) segments.splice(0, base.length);
  const [first, second] = segments;
  if (first === undefined || isReservedName(first))
    return { brand: null, branch: null, path: `/${segments.join('/')}` };
  const branch = second !== undefined && branchId.test(second) ? second : null;
  return { brand: first, branch, path: `/${segments.slice(branch === null ? 1 : 2).join('/')}` };
}

/** Formats a pathname. The branch appears in frames only, not on hosted pages. [BRAND-10] */
export function formatBrandPath({ brand, branch, path }: BrandPath, context: RuntimeContext): string {
  const shownBranch = context === 'hosted' ? null : branch;
  const segments = [...bases[context], brand, brand === null ? null : shownBranch].filter(
    (segment) => segment !== null,
  );
  const prefix = segments.map((segment) => `/${segment}`).join('');
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}
