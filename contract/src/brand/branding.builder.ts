import { recordOf } from '../record/record-of';
import { services } from '../service/service';
import type { Branding, Flags } from './brand';

/** The default brand. */
export function aBranding(overrides: Partial<Branding> = {}): Branding {
  return {
    id: 100,
    level: 1,
    name: 'Home Move',
    urlRoute: 'default',
    branch: null,
    theme: 'default',
    font: 'figtree',
    themeSheet: '/brand-themes/0123456789abcdef.css',
    darkMode: true,
    support: { phone: '020 7946 0123', email: 'help@example.test', hours: 'Monday to Friday, 9am to 5pm' },
    legalText: 'Home Move is a trading name of Home Move Services Ltd, registered in England and Wales.',
    privacyNotice: 'https://home-move.example.test/privacy',
    logo: 'default',
    darkLogo: null,
    mark: null,
    skyTv: true,
    offered: recordOf(services, (service) => (service === 'energy' ? 1 : 2)),
    ...overrides,
  };
}

/** All flags on, except those overridden. */
export function someFlags(overrides: Partial<Flags> = {}): Flags {
  return {
    'otp-login': true,
    'onboarding-journey': true,
    'mhhs-settlement-consent': true,
    'faster-switching': true,
    'psr-access-granted': true,
    'ask-nicely': true,
    'ctwb-upfront': true,
    'manual-address': true,
    ...overrides,
  };
}
