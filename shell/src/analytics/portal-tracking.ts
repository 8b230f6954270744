import { steps, type CurrentStep, type Enrolment, type Readable } from '@home-move/contract';
import type { Consent } from '../consent/consent';
import type { Events } from '../runtime/events';
import type { HttpAnalytics } from './http-analytics';

/** The portal as it is measured. */
export interface TrackedPortal {
  /** Brand segment of the path. */
  readonly brand: string;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly enrolment: Readable<Enrolment | null>;
}

/**
 * Tells each step, and what journeys tell the outside. Written field by field, so that nothing personal can ride along:
 * paths are patterns, because some of them carry a token. Nothing is kept while consent lacks. [FLAG-09]
 */
export function trackPortal(
  analytics: HttpAnalytics,
  consent: Consent,
  { brand, step, events, enrolment }: TrackedPortal,
): void {
  const isAllowed = () => consent.has('C0002');
  let aliased: string | null = null;

  function alias(): void {
    const present = enrolment.get();
    if (present === null && aliased !== null) {
      analytics.forget();
      aliased = null;
    }
    // [FLAG-08]
    if (!isAllowed() || present?.enrolmentType !== 'Direct' || present.reference === aliased) return;
    aliased = present.reference;
    analytics.alias(present.reference);
  }

  function trackStep(): void {
    const at = step.get();
    if (at && isAllowed())
      analytics.track('step', { brand, journey: at.journey, step: at.id, path: steps[at.id].path });
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
  consent.choice.subscribe(() => {
    if (!isAllowed()) {
      analytics.drop();
      return;
    }
    // Whoever agrees again is asked who they are anew.
    aliased = null;
    alias();
    trackStep();
  });
  alias();
  trackStep();
}
