import { serviceTypes } from '../enrolment/enrolment';
import { isSky, type BroadbandPackage, type BroadbandSource } from './entertainment';

/** Services for which a mover consents: broadband that we order, Sky, and broadband of a provider's own site. [CALL-10, CODE-03] */
export const womConsentServices = [serviceTypes.broadband, serviceTypes.sky, serviceTypes.wombb] as const;
export type WomConsentService = (typeof womConsentServices)[number];

/** The service whose consent a package needs. */
export function consentServiceOf(pkg: Pick<BroadbandPackage, 'sourceId' | 'partner'>): WomConsentService {
  if (pkg.sourceId === 'wombb') return serviceTypes.wombb;
  return isSky(pkg) ? serviceTypes.sky : serviceTypes.broadband;
}

/** Versions of the consent to pass details on, newest first. Add one with every change of its texts; keep the older texts. */
export const womConsentVersions = ['2026-11'] as const;
export type WomConsentVersion = (typeof womConsentVersions)[number];

/** The version that the pages show. */
export const currentWomConsent: WomConsentVersion = womConsentVersions[0];

type Texts = Readonly<Record<BroadbandSource, (brand: string, provider: string) => string>>;

/** What a mover agrees to, by version and feed: an order that we place, or a visit to the provider's own site. [CALL-10] */
export const womConsentTexts: Readonly<Record<WomConsentVersion, Texts>> = {
  '2026-11': {
    ht: (brand, provider) =>
      `I agree that ${brand} passes my name, email address, mobile number, new address and start date to ${provider}, to place this order.`,
    wombb: (brand, provider) =>
      `I agree that ${brand} passes on that I chose this package, with a reference that does not name me, so that ${provider} knows where I came from.`,
  },
};
