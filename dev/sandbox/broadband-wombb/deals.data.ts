import { longListOf } from '../broadband/long-list.js';
import type { Brand, CallPlan, PackageRow } from '../broadband/package-row.js';

const COAXIA: Brand = {
  slug: 'coaxia',
  name: 'Coaxia',
  website: 'https://coaxia.example',
  initials: 'cx',
  colour: '#5a1e86',
};
const ALTNET: Brand = {
  slug: 'altnet',
  name: 'Altnet',
  website: 'https://altnet.example',
  initials: 'al',
  colour: '#0d0e10',
};
const MAST: Brand = {
  slug: 'mast',
  name: 'Mast',
  website: 'https://mast.example',
  initials: '5G',
  colour: '#0b5563',
};

/** The feed's ids of advertisers. */
export const ADVERTISER_IDS: Readonly<Record<string, number>> = {
  coaxia: 811,
  altnet: 812,
  mast: 813,
  skein: 821,
  fathom: 822,
  quill: 823,
  marl: 824,
  thimble: 825,
};

const ANYTIME: CallPlan = { name: 'Anytime calls', day: 0, evening: 0, weekend: 0 };

const PLAIN = { usageGb: null, calls: null, tv: null, eligibility: null, offers: [], addOns: [] } as const;

/** Deals of the web media feed, of invented advertisers; prices derived for the sandbox, in line with the market of 2026. As of November 2026. */
export const WOMBB_DEALS: readonly PackageRow[] = [
  {
    ...PLAIN,
    id: 'wm-81101',
    brand: COAXIA,
    name: '264',
    needs: 'cable',
    pricePence: 2799,
    risePence: 400,
    setUpPence: 3000,
    months: 24,
    download: 264,
    upload: 25,
    minimum: 132,
    keyPoints: ['No phone line needed', 'Fast for a shared house'],
    features: ['Unlimited data', 'Router included', 'No phone line needed'],
    offers: [
      { code: 'CX-START', text: '£21.99 a month for the first 3 months', monthlyPence: 2199, months: 3, endsInDays: 3 },
    ],
    exitPence: 2000,
  },
  {
    ...PLAIN,
    id: 'wm-81102',
    brand: COAXIA,
    name: 'Gig + calls + TV',
    needs: 'cable',
    pricePence: 5999,
    risePence: 400,
    setUpPence: 3500,
    months: 18,
    download: 1130,
    upload: 104,
    minimum: 565,
    calls: ANYTIME,
    tv: {
      name: 'Coaxia TV',
      features: [
        { title: 'Channels', text: '190 channels, 60 of them in HD' },
        { title: 'Box', text: 'Record 6 programmes at once' },
      ],
    },
    keyPoints: ['Our fastest broadband', 'Calls and TV in one bill'],
    features: ['Unlimited data', 'Router and TV box included', 'Anytime calls', '190 channels'],
    offers: [{ code: 'CX-CREDIT100', text: '£100 off your bill', monthlyPence: null, months: null, endsInDays: 9 }],
    exitPence: 4200,
  },
  {
    ...PLAIN,
    id: 'wm-81201',
    brand: ALTNET,
    name: 'Loop 300',
    needs: 'altnet',
    pricePence: 2500,
    risePence: 0,
    setUpPence: 0,
    months: 12,
    download: 300,
    upload: 300,
    minimum: 150,
    keyPoints: ['The same speed up and down', 'The price stays for 12 months'],
    features: ['Unlimited data', 'Router included', 'No price rises'],
    offers: [{ code: 'LOOP-FREE1', text: 'First month free', monthlyPence: 0, months: 1, endsInDays: 1 }],
    exitPence: null,
  },
  {
    ...PLAIN,
    id: 'wm-81202',
    brand: ALTNET,
    name: 'Loop 900 rolling',
    needs: 'altnet',
    pricePence: 3900,
    risePence: 0,
    setUpPence: 1999,
    months: 1,
    download: 900,
    upload: 900,
    minimum: 450,
    keyPoints: ['The same speed up and down', 'Leave with 30 days of notice'],
    features: ['Unlimited data', 'Router included', 'No price rises', 'No long contract'],
    exitPence: null,
  },
  {
    ...PLAIN,
    id: 'wm-81301',
    brand: MAST,
    name: '5G Hub 150',
    needs: 'mast-5g',
    pricePence: 1900,
    risePence: 200,
    setUpPence: 0,
    months: 24,
    download: 150,
    upload: 20,
    minimum: null,
    usageGb: 600,
    keyPoints: ['No engineer, no phone line', 'Plug it in and it works'],
    features: ['600 GB a month', 'Hub included', 'Take it with you when you move'],
    exitPence: 1250,
  },
];

/** Further invented advertisers of the long list. */
const MORE_ADVERTISERS: readonly Brand[] = [
  {
    slug: 'skein',
    name: 'Skein',
    website: 'https://skein.example',
    initials: 'sk',
    colour: '#4a044e',
  },
  {
    slug: 'fathom',
    name: 'Fathom',
    website: 'https://fathom.example',
    initials: 'fa',
    colour: '#164e63',
  },
  {
    slug: 'quill',
    name: 'Quill',
    website: 'https://quill.example',
    initials: 'qu',
    colour: '#3f6212',
  },
  {
    slug: 'marl',
    name: 'Marl',
    website: 'https://marl.example',
    initials: 'ma',
    colour: '#57534e',
  },
  {
    slug: 'thimble',
    name: 'Thimble',
    website: 'https://thimble.example',
    initials: 'th',
    colour: '#831843',
  },
];

export const WOMBB_LONG_LIST = longListOf(WOMBB_DEALS, [COAXIA, ALTNET, MAST, ...MORE_ADVERTISERS]);
