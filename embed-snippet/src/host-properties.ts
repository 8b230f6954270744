import type { HostConsent, HostThemeTokens } from '@home-move/contract';

/** Properties of the element that a page sets. The frame gets them in messages; no attribute contains them. */
export interface HostProperties {
  readonly themeTokens?: HostThemeTokens | null;
  readonly consent?: HostConsent | null;
}

export const propertyNames = ['themeTokens', 'consent'] as const satisfies readonly (keyof HostProperties)[];

/** Whether the element has a property of that name, but no attribute. */
export const isProperty = (name: string): boolean => propertyNames.some((property) => property === name);

/** The event that an element dispatches when the page has set a property of it. It does not bubble. */
export const propertyEvent = 'homemove-set';
