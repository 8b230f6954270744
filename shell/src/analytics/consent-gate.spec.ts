import { anEnrolment } from '@home-move/contract/testing';
import { waitFor } from '@testing-library/react';
import { createConsent, type Consent } from '../consent/consent';
import { createEvents, type Events } from '../runtime/events';
import { createSafeStorage } from '../session/safe-storage';
import { createStore } from '../store/store';
import { waitForConsent, type TrackingOptions } from './consent-gate';
import { analyticsTarget } from './start-analytics';
import type * as MeasuringModule from './measuring';

const target = { url: 'https://analytics.example/v1/events', token: 'product-1' };
const mockLoaded = jest.fn();
const mockStarted = jest.fn();
jest.mock('./measuring', () => {
  mockLoaded();
  const { startTracking: startMeasuring } = jest.requireActual<typeof MeasuringModule>('./measuring');
  return {
    startMeasuring(options: TrackingOptions) {
      startMeasuring(options);
      mockStarted();
    },
  };
});

describe('where product analytics is on', () => {
  it('is off without a token [FLAG-06]', () => {
    expect(analyticsTarget(null, 'tenant', 'hosted')).toBeNull();
    expect(analyticsTarget(undefined, 'tenant', 'hosted')).toBeNull();
    expect(analyticsTarget({ ...target, token: '' }, 'tenant', 'hosted')).toBeNull();
    expect(analyticsTarget(target, 'tenant', 'hosted')).toBe(target);
  });

  it('is off on telephony hosts [FLAG-07]', () => {
    expect(analyticsTarget(target, 'telephony', 'hosted')).toBeNull();
    expect(analyticsTarget(target, 'telephony', 'panel')).toBeNull();
  });

  it('is off in a partner’s frame, where nobody is asked', () => {
    expect(analyticsTarget(target, 'tenant', 'embedded')).toBeNull();
  });
});

describe('before consent', () => {
  let consent: Consent;
  let events: Events;
  const fetcher = jest.fn(() => Promise.resolve({} as Response));

  beforeEach(() => {
    sessionStorage.clear();
    consent = createConsent(createSafeStorage());
    events = createEvents();
    const enrolment = createStore(anEnrolment({ enrolmentType: 'Direct', reference: 'HM-7K2' }));
    const portal = { brand: 'oakwood', step: createStore(null), events, enrolment };
    waitForConsent({ target, consent, portal, fetcher, now: () => new Date('2026-11-20T10:42:00Z') });
  });

  it('its code is not loaded, and what happened then is never sent [FLAG-09]', async () => {
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
