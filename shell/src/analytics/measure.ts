import type { AnalyticsTarget } from '@home-move/contract';
import type { Consent } from '../consent/consent';
import type { MeasuredPortal } from './follow-portal';

export interface MeasureOptions {
  readonly target: AnalyticsTarget;
  readonly consent: Consent;
  readonly portal: MeasuredPortal;
  readonly fetcher: typeof fetch;
  readonly now: () => Date;
}

/** From the visitor's consent on; before it not even the code is loaded. [FLAG-09] */
export function measure({ target, consent, portal, fetcher, now }: MeasureOptions): void {
  let isLoaded = false;
  const look = () => {
    if (isLoaded || !consent.has('C0002')) return;
    isLoaded = true;
    import('./measuring').then(
      ({ startMeasuring }) => startMeasuring({ target, consent, portal, fetcher, now }),
      // Lost until the next page: measuring is worth no second try.
      () => undefined,
    );
  };
  consent.choice.subscribe(look);
  look();
}
