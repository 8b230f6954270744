import { consentSourceOf, followConsent, type ConsentSource } from './consent-source';

const lines: unknown[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  for (const name of ['OnetrustActiveGroups', 'Cookiebot', 'dataLayer']) Reflect.deleteProperty(window, name);
  jest.restoreAllMocks();
});

/** Follows a source, and records its reports until `stop`. */
function follow(source: Exclude<ConsentSource, null>) {
  const reports: boolean[] = [];
  const stop = followConsent(source, (isGiven) => reports.push(isGiven));
  return { reports, stop };
}

describe('the source of consent', () => {
  it.each([
    ['onetrust', 'onetrust'],
    ['cookiebot', 'cookiebot'],
    ['google-consent-mode', 'google-consent-mode'],
    [{ analytics: true }, true],
    [{ analytics: false }, false],
    [null, null],
    [undefined, null],
  ])('for the property %j is %j', (consent, source) => {
    expect(consentSourceOf(consent)).toBe(source);
    expect(lines).toEqual([]);
  });

  it('is none for an unknown value, which the console reports', () => {
    expect(consentSourceOf('osano')).toBeNull();
    expect(lines).toEqual([
      'Home Move: the property consent has to be one of onetrust, cookiebot, google-consent-mode, or { analytics: true } or { analytics: false }. Nothing is measured.',
    ]);
  });

  it.each([{ analytics: 'true' }, { analytics: 1 }, {}, true, 7])('is none for %j', (consent) => {
    expect(consentSourceOf(consent)).toBeNull();
  });
});

it.each([true, false])('reports the consent %s that a page states itself once', (source) => {
  const { reports, stop } = follow(source);
  stop();
  expect(reports).toEqual([source]);
});

describe('OneTrust', () => {
  const groups = (active: unknown) => Reflect.set(window, 'OnetrustActiveGroups', active);
  const updated = (detail?: unknown) => window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail }));

  it.each([
    [undefined, false],
    [',C0001,', false],
    [',C0001,C0002,', true],
    [',C0001,C00020,', false],
    [['C0001', 'C0002'], true],
    ['', false],
  ])('with the active groups %j has consent: %s', (active, expected) => {
    groups(active);
    const { reports, stop } = follow('onetrust');
    stop();
    expect(reports).toEqual([expected]);
  });

  it('is followed when the visitor accepts and withdraws performance cookies', () => {
    const { reports, stop } = follow('onetrust');
    updated(['C0001', 'C0002']);
    updated(['C0001']);
    groups(',C0001,C0002,');
    updated();
    stop();
    updated(['C0001']);
    expect(reports).toEqual([false, true, false, true]);
  });
});

describe('Cookiebot', () => {
  const consentIs = (consent: unknown) => Reflect.set(window, 'Cookiebot', { consent });

  it.each([
    [undefined, false],
    [null, false],
    [{ statistics: false, marketing: true }, false],
    [{ statistics: 'true' }, false],
    [{ statistics: true }, true],
  ])('with the consent %j has consent: %s', (consent, expected) => {
    consentIs(consent);
    const { reports, stop } = follow('cookiebot');
    stop();
    expect(reports).toEqual([expected]);
  });

  it('has no consent before it has loaded', () => {
    const { reports, stop } = follow('cookiebot');
    stop();
    expect(reports).toEqual([false]);
  });

  it('is followed when the visitor accepts, and when they decline', () => {
    const { reports, stop } = follow('cookiebot');
    consentIs({ statistics: true });
    window.dispatchEvent(new Event('CookiebotOnConsentReady'));
    window.dispatchEvent(new Event('CookiebotOnAccept'));
    consentIs({ statistics: false });
    window.dispatchEvent(new Event('CookiebotOnDecline'));
    stop();
    consentIs({ statistics: true });
    window.dispatchEvent(new Event('CookiebotOnAccept'));
    expect(reports).toEqual([false, true, true, false]);
  });
});

it('follows Google consent mode through the commands of the page', () => {
  const layer: unknown[] = [];
  Reflect.set(window, 'dataLayer', layer);
  const { reports, stop } = follow('google-consent-mode');
  layer.push(['consent', 'update', { analytics_storage: 'granted' }]);
  layer.push(['consent', 'update', { analytics_storage: 'denied' }]);
  stop();
  layer.push(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(reports).toEqual([false, true, false]);
});
