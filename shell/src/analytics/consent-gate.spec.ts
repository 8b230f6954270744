import { createStore } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { waitFor } from '@testing-library/react';
import { createConsent, type Consent } from '../runtime/consent';
import { createEvents, type Events } from '../runtime/events';
import { createSafeStorage } from '../session/safe-storage';
import { trackOnConsent } from './consent-gate';
import type * as PortalTrackingModule from './portal-tracking';
import { analyticsTarget } from './analytics-target';

const target = { url: 'https://analytics.example/v1/events', token: 'product-1' };
const mockLoaded = jest.fn();
const mockStarted = jest.fn();
jest.mock('./portal-tracking', () => {
  mockLoaded();
  const { startTracking } = jest.requireActual<typeof PortalTrackingModule>('./portal-tracking');
  return {
    startTracking(options: PortalTrackingModule.TrackingOptions) {
      startTracking(options);
      mockStarted();
    },
  };
});

describe('the analytics target', () => {
  it('is null without a token [FLAG-06]', () => {
    expect(analyticsTarget(null, 'tenant')).toBeNull();
    expect(analyticsTarget(undefined, 'tenant')).toBeNull();
    expect(analyticsTarget({ ...target, token: '' }, 'tenant')).toBeNull();
    expect(analyticsTarget(target, 'tenant')).toBe(target);
  });

  it('is null on telephony hosts [FLAG-07]', () => {
    expect(analyticsTarget(target, 'telephony')).toBeNull();
  });
});

describe('before consent', () => {
  let consent: Consent;
  let events: Events;
  const fetcher = jest.fn(() => Promise.resolve({} as Response));

  beforeEach(() => {
    sessionStorage.clear();
    consent = createConsent(createSafeStorage('default'));
    events = createEvents();
    const enrolment = createStore(anEnrolment({ enrolmentType: 'Direct', reference: 'HM-7K2' }));
    const portal = { brand: 'oakwood', step: createStore(null), events, enrolment };
    trackOnConsent({ target, consent, portal, fetcher, now: () => new Date('2026-11-20T10:42:00Z') });
  });

  it('loads no tracking code, and never sends what happened before [FLAG-09]', async () => {
    events.emit('track', { name: 'Before' });
    consent.choose('rejected');
    expect(mockLoaded).not.toHaveBeenCalled();
    consent.choose('accepted');
    await waitFor(() => expect(mockStarted).toHaveBeenCalledTimes(1));
    events.emit('track', { name: 'After' });
    window.dispatchEvent(new Event('pagehide'));
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [[, init]] = fetcher.mock.calls as unknown as [[string, { readonly body: string }]];
    const { events: sent } = JSON.parse(init.body) as { readonly events: readonly { readonly event: string }[] };
    expect(sent.map(({ event }) => event)).toEqual(['alias', 'track']);
    expect(init.body).toContain('After');
    expect(init.body).not.toContain('Before');
  });
});
