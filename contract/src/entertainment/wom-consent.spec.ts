import { entertainmentPartners } from './entertainment';
import { womConsentSchema } from './select-package.schema';
import { consentServiceOf, currentWomConsent, womConsentTexts, womConsentVersions } from './wom-consent';

it('has the newest version first, and the texts of each', () => {
  expect(currentWomConsent).toBe('2026-11');
  expect(womConsentVersions[0]).toBe(currentWomConsent);
  expect(Object.keys(womConsentTexts).toSorted()).toEqual([...womConsentVersions].toSorted());
});

// Movers have agreed to these texts, so a changed text needs a new version.
it('names the brand, the data it passes on and the recipient in version 2026-11', () => {
  const { ht, wombb } = womConsentTexts['2026-11'];
  expect(ht('Oakwood Lettings', 'Brightline')).toBe(
    'I agree that Oakwood Lettings passes my name, email address, mobile number, new address and start date to Brightline, to place this order.',
  );
  expect(wombb('Oakwood Lettings', 'Coaxia')).toBe(
    'I agree that Oakwood Lettings passes on that I chose this package, with a reference that does not name me, so that Coaxia knows where I came from.',
  );
});

it.each([
  ['an order that we place', 'ht', entertainmentPartners.ht, 1],
  ['an order of a partner without a code', 'ht', null, 1],
  ['an order from Sky', 'ht', entertainmentPartners.sky, 2],
  ['a visit to a provider’s own site', 'wombb', null, 4],
] as const)('is given for the service of %s [CODE-03]', (_, sourceId, partner, service) => {
  expect(consentServiceOf({ sourceId, partner })).toBe(service);
});

describe('the query that records a consent', () => {
  it.each(['1', '2', '4'])(
    'names the service %s, and requests no mail by default [CALL-10, CODE-03]',
    (serviceType) => {
      expect(womConsentSchema.parse({ serviceType })).toEqual({
        serviceType: Number(serviceType),
        sendEmail: false,
        version: '2026-11',
      });
    },
  );

  it('requests a mail and names a known version of the text [CALL-10]', () => {
    const consent = { serviceType: '1', sendEmail: 'true', version: '2026-11' };
    expect(womConsentSchema.parse(consent)).toEqual({ serviceType: 1, sendEmail: true, version: '2026-11' });
  });

  it.each([
    {},
    { serviceType: '0' },
    { serviceType: '3' },
    { serviceType: '7' },
    { serviceType: '1', sendEmail: 'yes' },
    { serviceType: '1', version: '2025-01' },
  ])('rejects %j [CALL-10]', (query) => expect(womConsentSchema.safeParse(query).success).toBe(false));
});
