/** Replaced with the portal's origin when the loader is published, so that one build serves every installation. */
export const portalOrigin = '__HM_PORTAL_ORIGIN__';

/** The brand and branch of the frame; without a brand the portal shows the one that lists this page's origin. */
export interface Placement {
  readonly brand: string | null;
  readonly branch: string | null;
  /** The colour mode that the page asks for, where the brand offers it: light, dark or system. */
  readonly theme: string | null;
}

const brandRoute = /^[a-z0-9][a-z0-9-]{0,59}$/;
const branchNumber = /^\d{1,9}$/;
const themeName = /^(light|dark|system)$/;

/** Reads a placement from attributes; invalid values count as missing. */
export function placementOf(read: (name: string) => string | null): Placement {
  const valid = (name: string, pattern: RegExp) => {
    const value = read(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  return {
    brand: valid('brand', brandRoute),
    branch: valid('branch', branchNumber),
    theme: valid('theme', themeName),
  };
}

/** Whether the page asks for a theme that need not be light. */
export function hasOwnTheme({ theme }: Placement): boolean {
  return theme === 'dark' || theme === 'system';
}

function pathOf({ brand, branch }: Placement): string {
  if (brand === null) return '';
  return branch === null ? `/${brand}` : `/${brand}/${branch}`;
}

/** URL of the frame's document. */
export function frameUrl(placement: Placement, hostOrigin: string): string {
  const { brand, theme } = placement;
  const query = new URLSearchParams({ ...(brand === null && { host: hostOrigin }), ...(theme !== null && { theme }) });
  return `${portalOrigin}/embed${pathOf(placement)}?${query}`.replace(/\?$/, '');
}

/** URL of the call that explains why this page cannot show the frame. */
export function checkUrl({ brand, branch }: Placement): string {
  const query = new URLSearchParams({ ...(brand !== null && { brand }), ...(branch !== null && { branch }) });
  return `${portalOrigin}/api/v1/embedding?${query}`;
}

/** URL of the brand's hosted page, for visitors whose browser blocks the frame. */
export function hostedUrl(placement: Placement): string {
  return `${portalOrigin}${pathOf(placement) || '/'}`;
}
