/** Replaced by the portal's origin when the loader is published, so that one build serves every installation. */
export const portalOrigin = '__HM_PORTAL_ORIGIN__';

/** Which brand the frame shows; without one the portal finds the brand that lists this page's origin. */
export interface Placement {
  readonly brand: string | null;
  readonly branch: string | null;
}

const brandRoute = /^[a-z0-9][a-z0-9-]{0,59}$/;
const branchNumber = /^\d{1,9}$/;

/** Reads a placement from attributes; what could not be a brand or a branch counts as not given. */
export function placementOf(read: (name: string) => string | null): Placement {
  const brand = read('brand');
  const branch = read('branch');
  return {
    brand: brand !== null && brandRoute.test(brand) ? brand : null,
    branch: branch !== null && branchNumber.test(branch) ? branch : null,
  };
}

function pathOf({ brand, branch }: Placement): string {
  if (brand === null) return '';
  return branch === null ? `/${brand}` : `/${brand}/${branch}`;
}

/** The document inside the frame. */
export function frameUrl(placement: Placement, hostOrigin: string): string {
  const query = placement.brand === null ? `?host=${encodeURIComponent(hostOrigin)}` : '';
  return `${portalOrigin}/embed${pathOf(placement)}${query}`;
}

/** The same brand on its own page, for people whose browser refuses the frame. */
export function hostedUrl(placement: Placement): string {
  return `${portalOrigin}${pathOf(placement) || '/'}`;
}
