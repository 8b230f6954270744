/** Replaced with the portal's origin when the loader is published, so that one build serves every installation. */
const portalOrigin = '__HM_PORTAL_ORIGIN__';
/** Replaced likewise with the origin of the telephony portal, which serves the panel of a CRM. */
const telephonyOrigin = '__HM_TELEPHONY_ORIGIN__';

/** Attributes of the element that a script sets by `data-…`. */
export const elementAttributes = ['brand', 'branch', 'journey', 'mode', 'theme', 'lang', 'start'];

/** The brand and branch of the frame; without a brand the portal shows the one that lists this page's origin. */
export interface Placement {
  readonly brand: string | null;
  readonly branch: string | null;
  /** The colour mode that the page requests, if the brand offers it: light, dark or system. */
  readonly theme: string | null;
  /** Id of the step at which the portal opens, if the mover may see it. */
  readonly start: string | null;
  /** The agents' panel in a CRM of the partner `brand`: it shows the brand of the customer on the line, and fills its place. */
  readonly isPanel: boolean;
}

const brandRoute = /^[a-z0-9][a-z0-9-]{0,59}$/;
const branchNumber = /^\d{1,9}$/;
const themeName = /^(light|dark|system)$/;
const stepId = /^[a-z-]{1,60}$/;

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
    start: valid('start', stepId),
    isPanel: read('mode') === 'panel',
  };
}

/** Whether the page requests a theme that may not be light. */
export function hasOwnTheme({ theme }: Placement): boolean {
  return theme === 'dark' || theme === 'system';
}

function pathOf({ brand, branch }: Placement): string {
  if (brand === null) return '';
  return branch === null ? `/${brand}` : `/${brand}/${branch}`;
}

/** Origin of the frame's document. */
export const originOf = ({ isPanel }: Placement): string => (isPanel ? telephonyOrigin : portalOrigin);

/** URL of the frame's document. */
export function frameUrl(placement: Placement, hostOrigin: string): string {
  const { brand, theme, start } = placement;
  if (placement.isPanel) return `${telephonyOrigin}/panel${brand === null ? '' : `/${brand}`}`;
  const query = new URLSearchParams({
    ...(brand === null && { host: hostOrigin }),
    ...(theme !== null && { theme }),
    ...(start !== null && { start }),
  });
  return `${portalOrigin}/embed${pathOf(placement)}?${query}`.replace(/\?$/, '');
}

/** URL of the call that explains why this page cannot show the frame. */
export function checkUrl(placement: Placement): string {
  const { brand, branch } = placement;
  const query = new URLSearchParams({ ...(brand !== null && { brand }), ...(branch !== null && { branch }) });
  return `${originOf(placement)}/api/v1/embedding?${query}`;
}

/** URL of the brand's hosted page, for visitors whose browser blocks the frame. */
export function hostedUrl(placement: Placement): string {
  return `${portalOrigin}${pathOf(placement) || '/'}`;
}
