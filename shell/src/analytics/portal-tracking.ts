import { steps, type AnalyticsTarget, type CurrentStep, type Enrolment, type Readable } from '@home-move/contract';
import type { Consent } from '../runtime/consent';
import type { Events } from '../runtime/events';
import { createHttpAnalytics, type Analytics } from './http-analytics';

/** The sources of analytics events. */
export interface TrackedPortal {
  /** Brand segment of the path. */
  readonly brand: string;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly enrolment: Readable<Enrolment | null>;
}

export interface TrackingOptions {
  readonly target: AnalyticsTarget;
  readonly consent: Consent;
  readonly portal: TrackedPortal;
  readonly fetcher: typeof fetch;
  readonly now: () => Date;
}

/**
 * Tracks each step and the events that journeys publish. Fields are allow-listed, so no personal data leaks; paths are
 * patterns, because some carry a token. Nothing is recorded without consent. [FLAG-09]
 */
export function trackPortal(
  analytics: Analytics,
  consent: Consent,
  { brand, step, events, enrolment }: TrackedPortal,
): void {
  const isAllowed = () => consent.has('C0002');
  let wasAllowed = isAllowed();
  let aliased: string | null = null;

  function alias(): void {
    const current = enrolment.get();
    if (current === null && aliased !== null) {
      analytics.forget();
      aliased = null;
    }
    // [FLAG-08]
    if (!isAllowed() || current?.enrolmentType !== 'Direct' || current.reference === aliased) return;
    aliased = current.reference;
    analytics.alias(current.reference);
  }

  function trackStep(): void {
    const current = step.get();
    if (current && isAllowed())
      analytics.track('step', { brand, journey: current.journey, step: current.id, path: steps[current.id].path });
  }

  step.subscribe(trackStep);
  enrolment.subscribe(alias);
  events.listen((event) => {
    if (!isAllowed()) return;
    if (event.name === 'service')
      analytics.track('service', { brand, service: event.detail.service, outcome: event.detail.outcome });
    else if (event.name === 'track') analytics.track('track', { brand, name: event.detail.name });
    else analytics.track('complete', { brand });
  });
  function followConsent(): void {
    if (isAllowed() === wasAllowed) return;
    wasAllowed = isAllowed();
    if (!wasAllowed) {
      analytics.drop();
      return;
    }
    // Renewed consent sends the alias again.
    aliased = null;
    alias();
    trackStep();
  }
  consent.choice.subscribe(followConsent);
  consent.ofHost.subscribe(followConsent);
  alias();
  trackStep();
}

/** Tracks the portal over HTTP; visitors who have not consented never fetch this chunk. */
export function startTracking({ target, consent, portal, fetcher, now }: TrackingOptions): void {
  const analytics = createHttpAnalytics({ target, fetcher, now });
  trackPortal(analytics, consent, portal);
  window.addEventListener('pagehide', analytics.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
}
