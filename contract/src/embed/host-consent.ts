/** Consent managers whose state the loader reads from the page around a frame. */
export const consentManagers = ['onetrust', 'cookiebot', 'google-consent-mode'] as const;
export type ConsentManager = (typeof consentManagers)[number];

/**
 * The property `consent` of the element: the page's consent manager, or whether the page has the visitor's consent to analytics.
 * Without it a frame measures nothing.
 */
export type HostConsent = ConsentManager | { readonly analytics: boolean };
