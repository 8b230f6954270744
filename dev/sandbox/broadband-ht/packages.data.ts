import { longListOf } from '../broadband/long-list.js';
import type { AddOnRow, Brand, CallPlan, PackageRow } from '../broadband/package-row.js';

/** The partner codes of the vendor's own packages and of Sky's. */
const HOME_TELECOM = -1;
export const SKY = 4;

const BRIGHTLINE: Brand = {
  slug: 'brightline',
  name: 'Brightline',
  website: 'https://brightline.example',
  initials: 'br',
  colour: '#c0262d',
};
const ESSENTIALS: Brand = {
  slug: 'essentials',
  name: 'Essentials',
  website: 'https://essentials-broadband.example',
  initials: 'es',
  colour: '#4d5b66',
};
const SKY_BRAND: Brand = {
  slug: 'sky',
  name: 'Sky',
  website: 'https://sky.example',
  initials: 'sky',
  colour: '#0b3a8f',
};

export const partnerOf = ({ brand }: PackageRow): number => (brand.slug === SKY_BRAND.slug ? SKY : HOME_TELECOM);

const PAY_AS_YOU_USE: CallPlan = { name: 'Pay as you use', day: 23, evening: 23, weekend: 23 };
const EVENINGS: CallPlan = { name: 'Evening and weekend calls', day: 23, evening: 0, weekend: 0 };

const ANYTIME_CALLS: AddOnRow = {
  id: 'BRI-ANYTIME',
  name: 'Anytime calls',
  description: 'Calls to UK landlines and mobiles at any time, up to an hour each',
  monthlyPence: 800,
};
const WHOLE_HOME_WIFI: AddOnRow = {
  id: 'BRI-WIFI',
  name: 'Whole-home wifi',
  description: 'A second hub that carries the signal to every room',
  monthlyPence: 500,
};
const SPORTS_CHANNELS: AddOnRow = {
  id: 'SKY-SPORTS',
  name: 'Sports channels',
  description: 'Eight channels of live sport',
  monthlyPence: 2200,
};
const FILM_CHANNELS: AddOnRow = { id: 'SKY-FILMS', name: 'Film channels', description: null, monthlyPence: 1200 };

const WITH_LANDLINE = [ANYTIME_CALLS, WHOLE_HOME_WIFI] as const;

const PLAIN = {
  setUpPence: 0,
  months: 24,
  usageGb: null,
  calls: null,
  tv: null,
  eligibility: null,
  offers: [],
  addOns: [],
} as const;

const BRIGHTLINE_TV = {
  name: 'Brightline TV',
  features: [
    { title: 'Channels', text: '80 channels, 12 of them in Ultra HD' },
    { title: 'Recording', text: 'Record 4 programmes at once' },
  ],
} as const;
const SKY_TV = {
  name: 'Sky TV',
  features: [
    { title: 'Channels', text: 'Over 100 channels, without a dish' },
    { title: 'Watching', text: 'Live, catch up and on demand in one list' },
  ],
} as const;

/**
 * Packages of the home telecom feed. Brightline and Essentials are invented; the prices of all are derived for the sandbox, in line with
 * the market of 2026, Sky's too. As of November 2026.
 */
export const HT_PACKAGES: readonly PackageRow[] = [
  {
    ...PLAIN,
    id: 'BRI-F36',
    brand: BRIGHTLINE,
    name: 'Fibre 36',
    needs: 'part-fibre',
    pricePence: 2599,
    risePence: 300,
    download: 36,
    upload: 9,
    minimum: 20,
    calls: PAY_AS_YOU_USE,
    keyPoints: ['Enough for two people streaming', 'Works over your phone line'],
    features: ['Unlimited data', 'Router included', 'Phone line included'],
    addOns: WITH_LANDLINE,
    exitPence: 1500,
  },
  {
    ...PLAIN,
    id: 'BRI-F67',
    brand: BRIGHTLINE,
    name: 'Fibre 67',
    needs: 'part-fibre',
    pricePence: 2799,
    risePence: 300,
    download: 67,
    upload: 18,
    minimum: 45,
    calls: PAY_AS_YOU_USE,
    keyPoints: ['Enough for a family streaming', 'Works over your phone line'],
    features: ['Unlimited data', 'Router included', 'Phone line included'],
    addOns: WITH_LANDLINE,
    exitPence: 1700,
  },
  {
    ...PLAIN,
    id: 'BRI-FF150',
    brand: BRIGHTLINE,
    name: 'Full Fibre 150',
    needs: 'full-fibre',
    pricePence: 2899,
    risePence: 400,
    download: 150,
    upload: 30,
    minimum: 100,
    keyPoints: ['Fibre all the way to your home', 'Fast for gaming and working at home'],
    features: ['Unlimited data', 'Router included', 'Free engineer visit'],
    offers: [{ code: 'BRI-CARD60', text: '£60 reward card', monthlyPence: null, months: null, endsInDays: 5 }],
    addOns: [WHOLE_HOME_WIFI],
    exitPence: 1800,
  },
  {
    ...PLAIN,
    id: 'BRI-FF500',
    brand: BRIGHTLINE,
    name: 'Full Fibre 500',
    needs: 'full-fibre',
    pricePence: 3499,
    risePence: 400,
    download: 500,
    upload: 75,
    minimum: 425,
    calls: EVENINGS,
    keyPoints: ['Fibre all the way to your home', 'Everyone online at once'],
    features: ['Unlimited data', 'Router included', 'Free engineer visit', 'Evening and weekend calls'],
    offers: [
      {
        code: 'BRI-HALF3',
        text: '£24.99 a month for the first 3 months',
        monthlyPence: 2499,
        months: 3,
        endsInDays: 12,
      },
    ],
    addOns: WITH_LANDLINE,
    exitPence: 2200,
  },
  {
    ...PLAIN,
    id: 'BRI-900TV',
    brand: BRIGHTLINE,
    name: '900 + TV',
    needs: 'full-fibre',
    pricePence: 5299,
    risePence: 400,
    setUpPence: 2999,
    download: 900,
    upload: 110,
    minimum: 700,
    tv: BRIGHTLINE_TV,
    keyPoints: ['Our fastest fibre', 'TV box included'],
    features: ['Unlimited data', 'Router and TV box included', '80 channels'],
    addOns: [WHOLE_HOME_WIFI],
    exitPence: 3800,
  },
  {
    ...PLAIN,
    id: 'ESS-15',
    brand: ESSENTIALS,
    name: 'Essentials 15',
    needs: 'part-fibre',
    pricePence: 1500,
    risePence: 0,
    months: 1,
    download: 36,
    upload: 9,
    minimum: 20,
    calls: PAY_AS_YOU_USE,
    keyPoints: ['For people on certain benefits', 'Leave with 30 days of notice'],
    features: ['Unlimited data', 'Router included', 'No price rises'],
    eligibility: 'You must get Universal Credit or Pension Credit.',
    exitPence: null,
  },
  {
    ...PLAIN,
    id: 'SKY-F67TV',
    brand: SKY_BRAND,
    name: 'Sky TV and Fibre 67',
    needs: 'part-fibre',
    pricePence: 4100,
    risePence: 300,
    download: 67,
    upload: 18,
    minimum: 45,
    calls: PAY_AS_YOU_USE,
    tv: SKY_TV,
    keyPoints: ['TV and broadband in one bill', 'No dish needed'],
    features: ['Unlimited data', 'Router and TV box included', 'Over 100 channels'],
    addOns: [SPORTS_CHANNELS, FILM_CHANNELS],
    exitPence: 2600,
  },
  {
    ...PLAIN,
    id: 'SKY-FF150TV',
    brand: SKY_BRAND,
    name: 'Sky TV and Full Fibre 150',
    needs: 'full-fibre',
    pricePence: 4300,
    risePence: 300,
    download: 150,
    upload: 27,
    minimum: 100,
    tv: SKY_TV,
    keyPoints: ['TV and full fibre in one bill', 'No dish needed'],
    features: ['Unlimited data', 'Router and TV box included', 'Over 100 channels'],
    offers: [
      { code: 'SKY-TV3', text: '£39.00 a month for the first 6 months', monthlyPence: 3900, months: 6, endsInDays: 8 },
    ],
    addOns: [SPORTS_CHANNELS, FILM_CHANNELS],
    exitPence: 2800,
  },
];

/** Further invented brands of the long list. */
const MORE_BRANDS: readonly Brand[] = [
  {
    slug: 'copperline',
    name: 'Copperline',
    website: 'https://copperline.example',
    initials: 'cl',
    colour: '#8a4b08',
  },
  {
    slug: 'tallis',
    name: 'Tallis',
    website: 'https://tallis.example',
    initials: 'ta',
    colour: '#14532d',
  },
  {
    slug: 'northwire',
    name: 'Northwire',
    website: 'https://northwire.example',
    initials: 'nw',
    colour: '#1f3a5f',
  },
  {
    slug: 'pebble',
    name: 'Pebble',
    website: 'https://pebble.example',
    initials: 'pe',
    colour: '#3f3f46',
  },
  {
    slug: 'ostler',
    name: 'Ostler',
    website: 'https://ostler.example',
    initials: 'os',
    colour: '#7c2d12',
  },
];

export const HT_LONG_LIST = longListOf(HT_PACKAGES, [BRIGHTLINE, ...MORE_BRANDS]);
