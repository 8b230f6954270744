import type { ConsentManager } from '@home-move/contract';
import { warn } from './console';
import { followDataLayer, isGoogleGranted } from './google-consent-mode';

/** The source of the visitor's consent: a consent manager, or the state that the page gives itself; null for none. */
export type ConsentSource = ConsentManager | boolean | null;

/** OneTrust's default id of the category of performance cookies. */
const performanceGroup = 'C0002';

/** The globals of consent managers. */
interface ConsentPage {
  /** The ids of active groups, separated by commas. */
  readonly OnetrustActiveGroups?: unknown;
  readonly Cookiebot?: { readonly consent?: { readonly statistics?: unknown } | null } | null;
}
const page = window as unknown as ConsentPage;

interface Adapter {
  /** Whether the visitor has consented to analytics, by the event or the globals. False before the manager has loaded. */
  readonly isGiven: (event?: Event) => boolean;
  /** Calls the listener whenever the consent may have changed. Returns a function that removes it. */
  readonly follow: (onChange: (event?: Event) => void) => () => void;
}

/** Follows the consent by events of the window. */
const byEvents =
  (...types: readonly string[]): Adapter['follow'] =>
  (onChange) => {
    for (const type of types) window.addEventListener(type, onChange);
    return () => {
      for (const type of types) window.removeEventListener(type, onChange);
    };
  };

const groupsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : String(value).split(','));

const adapters: Readonly<Record<ConsentManager, Adapter>> = {
  onetrust: {
    isGiven(event) {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      return groupsIn(Array.isArray(detail) ? detail : page.OnetrustActiveGroups).includes(performanceGroup);
    },
    follow: byEvents('OneTrustGroupsUpdated'),
  },
  cookiebot: {
    isGiven: () => page.Cookiebot?.consent?.statistics === true,
    follow: byEvents('CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'),
  },
  'google-consent-mode': { isGiven: isGoogleGranted, follow: followDataLayer },
};
const managers = ['onetrust', 'cookiebot', 'google-consent-mode'] as const satisfies readonly ConsentManager[];

/** The source that a page names by the property `consent`. An unknown value is null, and the console names the valid ones. */
export function consentSourceOf(consent: unknown): ConsentSource {
  if (consent === undefined || consent === null) return null;
  const manager = managers.find((name) => name === consent);
  if (manager !== undefined) return manager;
  const analytics: unknown = typeof consent === 'object' ? Reflect.get(consent, 'analytics') : null;
  if (typeof analytics === 'boolean') return analytics;
  warn(
    `the property consent has to be one of ${managers.join(', ')}, or { analytics: true } or { analytics: false }. Nothing is measured.`,
  );
  return null;
}

/** Reports whether the visitor has consented to analytics, now and after each possible change. Returns a function that stops it. */
export function followConsent(source: Exclude<ConsentSource, null>, report: (isGiven: boolean) => void): () => void {
  if (typeof source === 'boolean') {
    report(source);
    return () => undefined;
  }
  const { isGiven, follow } = adapters[source];
  report(isGiven());
  return follow((event) => report(isGiven(event)));
}
