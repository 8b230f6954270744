import { createStore } from '@home-move/contract';
import { createConsent } from '../runtime/consent';
import { createEvents } from '../runtime/events';
import { createSafeStorage } from '../session/safe-storage';
import { trackOnConsent } from './consent-gate';
import { startAnalytics } from './start-analytics';

jest.mock('./consent-gate', () => ({ trackOnConsent: jest.fn() }));
const started = jest.mocked(trackOnConsent);

function start(isFramed: boolean) {
  const consent = createConsent(createSafeStorage('default'), isFramed);
  startAnalytics({
    target: { url: 'https://analytics.example/v1/events', token: 'product-1' },
    consent,
    portal: { brand: 'oakwood', step: createStore(null), events: createEvents(), enrolment: createStore(null) },
    fetcher: jest.fn(),
    now: () => new Date('2026-11-20T10:42:00Z'),
  });
  return consent;
}

/** Waits until a requested chunk has loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  sessionStorage.clear();
  started.mockClear();
});

it('fetches the consent gate at once on a hosted page', async () => {
  start(false);
  await settled();
  expect(started).toHaveBeenCalledTimes(1);
});

describe('in a partner’s frame', () => {
  it('fetches nothing if the page around it passes no consent on, even for a visitor who accepts in the frame', async () => {
    const consent = start(true);
    consent.choose('accepted');
    await settled();
    expect(started).not.toHaveBeenCalled();
  });

  it('fetches the consent gate once when the page around it passes consent on', async () => {
    const consent = start(true);
    consent.setOfHost(false);
    consent.setOfHost(true);
    await settled();
    expect(started).toHaveBeenCalledTimes(1);
  });
});
