/** How the document is shown: on a hosted page, in a partner page's frame, or in a CRM's side panel. */
export const runtimeContexts = ['hosted', 'embedded', 'panel'] as const;
export type RuntimeContext = (typeof runtimeContexts)[number];

/** The mover's portal, or the one that agents use during a call. [BRAND-06] */
export type Portal = 'tenant' | 'telephony';

/** A host whose name contains this serves the telephony portal. [TEL-01] */
const telephonyMark = 'telephony';

/**
 * Whether a host serves the telephony portal. [TEL-01]
 * @param hostname without port, in any case
 */
export function isTelephonyHost(hostname: string): boolean {
  return hostname.toLowerCase().includes(telephonyMark);
}
