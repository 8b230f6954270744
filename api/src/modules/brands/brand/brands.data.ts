import {
  offeredStatus,
  type AffiliateCategory,
  type Branding,
  type FlagName,
  type ThemeData,
} from '@home-move/contract';
import type { Env } from '../../../config/env.js';
import { demoThemes } from './demo-themes.data.js';
import { themeSheetHash } from './theme-sheet.js';

/** A brand as stored. Operators edit it with the support tool. */
export interface Brand extends Omit<Branding, 'font' | 'themeSheet' | 'darkLogo' | 'mark'> {
  /** Its colours, corners, typeface, depth and pictures. */
  readonly look: ThemeData;
  /** The hash of the style sheet of its look (`themeSheetHash`), by which the sheet is found. */
  readonly lookHash: string;
  /** Url route of the partner of a sub-partner or branch; null for partners themselves. */
  readonly partner: string | null;
  /** Flags that this brand turns off; all others are on. */
  readonly flagsOff: readonly FlagName[];
  /** Categories of affiliates that its movers are not shown. [CONF-12, OFFER-04] */
  readonly hiddenAffiliateCategories: readonly AffiliateCategory[];
  /** Origins of the pages that may embed it. */
  readonly hostOrigins: readonly string[];
  /** Sender address of its mails; null for MAIL_FROM. */
  readonly mailFrom: string | null;
  /** Sender name of its mails; null for the name of the brand. */
  readonly mailName: string | null;
  /** Address to which replies to its mails go; null for the sender. */
  readonly replyTo: string | null;
  /** Sender of its text messages; null for SMS_SENDER. */
  readonly smsSender: string | null;
  /** The energy supplier that it promotes by name; null for NAMED_SUPPLIER. */
  readonly namedSupplier: string | null;
  /** When it was archived. Since then it takes no new moves, and no page may embed it; null for a brand in use. */
  readonly archivedAt: Date | null;
}

/** The path of a brand or branch, which precedes its pages: "oakwood", "oakwood/12". */
export function brandPath({ urlRoute, branch }: Pick<Brand, 'urlRoute' | 'branch'>): string {
  return branch === null ? urlRoute : `${urlRoute}/${branch}`;
}

/** The energy supplier that a brand, or an enrolment of it, promotes by name. */
export function namedSupplierOf(
  { namedSupplier }: Pick<Brand, 'namedSupplier'>,
  { NAMED_SUPPLIER }: Pick<Env, 'NAMED_SUPPLIER'>,
): string {
  return namedSupplier ?? NAMED_SUPPLIER;
}

/** A look with the hash of its style sheet. */
export const storedLook = (look: ThemeData): Pick<Brand, 'look' | 'lookHash'> => ({
  look,
  lookHash: themeSheetHash(look),
});

const { offered, notOffered, offeredAndPreselected, offeredAndMandatory } = offeredStatus;

/** Settings that each brand has to state itself, or takes from its partner. */
type StatedSetting =
  | 'id'
  | 'level'
  | 'name'
  | 'urlRoute'
  | 'branch'
  | 'partner'
  | 'theme'
  | 'look'
  | 'lookHash'
  | 'logo'
  | 'support'
  | 'legalText'
  | 'privacyNotice';

/** The other settings of a brand without a partner, unless it states them. */
export const brandDefaults: Omit<Brand, StatedSetting> = {
  darkMode: true,
  skyTv: true,
  offered: {
    energy: offered,
    entertainment: offered,
    council: offeredAndPreselected,
    water: offeredAndPreselected,
  },
  flagsOff: [],
  hiddenAffiliateCategories: [],
  hostOrigins: [],
  mailFrom: null,
  mailName: null,
  replyTo: null,
  smsSender: null,
  namedSupplier: null,
  archivedAt: null,
};

/** A demo brand. It has the look of its theme, and the partner site has its privacy notice. */
type DemoBrand = Omit<Brand, 'privacyNotice' | 'look' | 'lookHash'>;

const homeMove: DemoBrand = {
  ...brandDefaults,
  id: 100,
  level: 1,
  name: 'Home Move',
  urlRoute: 'default',
  branch: null,
  partner: null,
  theme: 'default',
  support: { phone: '020 7946 0123', email: 'help@example.test', hours: 'Monday to Friday, 9am to 5pm' },
  legalText:
    'Home Move is a trading name of Home Move Services Ltd, registered in England and Wales. We are paid a commission by some of the suppliers you choose. It never changes the price you pay.',
  logo: 'default',
};

const oakwood: DemoBrand = {
  ...homeMove,
  id: 101,
  name: 'Oakwood Lettings',
  urlRoute: 'oakwood',
  theme: 'oakwood',
  logo: 'oakwood',
  support: { phone: '01632 960 101', email: 'moving@oakwood.example.test', hours: 'weekdays, 9am to 5.30pm' },
  legalText:
    'Oakwood Lettings introduces you to Home Move Services Ltd, registered in England and Wales, which sets up your services. Both may be paid a commission by the suppliers you choose. It never changes the price you pay.',
};

/**
 * The demo brands. `partnerOrigin` is the origin of the demo partner site, which may embed every brand but the default, and
 * has a privacy notice of each.
 */
export function demoBrands(partnerOrigin: string | undefined): readonly Brand[] {
  const hostOrigins = partnerOrigin === undefined ? [] : [partnerOrigin];
  const site = partnerOrigin ?? 'https://partner.example.test';
  const brands: readonly DemoBrand[] = [
    homeMove,
    { ...oakwood, hostOrigins },
    {
      ...oakwood,
      id: 301,
      level: 3,
      name: 'Oakwood Bedford',
      branch: 12,
      partner: 'oakwood',
      support: { ...oakwood.support, phone: '01632 960 112', email: 'bedford@oakwood.example.test' },
      hostOrigins,
    },
    {
      ...oakwood,
      id: 201,
      level: 2,
      name: 'Oakwood Students',
      urlRoute: 'oakwood-students',
      partner: 'oakwood',
      support: { ...oakwood.support, email: 'students@oakwood.example.test' },
      offered: { ...oakwood.offered, council: notOffered },
      hostOrigins,
    },
    {
      ...homeMove,
      id: 102,
      name: 'Harbour Homes',
      urlRoute: 'harbour',
      theme: 'harbour',
      logo: 'harbour',
      skyTv: false,
      support: { phone: '01632 960 202', email: 'move@harbour.example.test', hours: 'every day, 8am to 6pm' },
      legalText:
        'Harbour Homes introduces you to Home Move Services Ltd, registered in England and Wales, which sets up your services. Both may be paid a commission by the suppliers you choose. It never changes the price you pay.',
      offered: { ...homeMove.offered, council: offeredAndMandatory, water: offeredAndMandatory },
      flagsOff: ['manual-address'],
      // Insurance.
      hiddenAffiliateCategories: [1],
      hostOrigins,
    },
    {
      ...homeMove,
      id: 103,
      name: 'Meadow Homes',
      urlRoute: 'meadow',
      theme: 'meadow',
      logo: 'meadow',
      support: { phone: '01632 960 303', email: 'newhome@meadow.example.test', hours: 'weekdays, 8am to 8pm' },
      legalText:
        'Meadow Homes introduces you to Home Move Services Ltd, registered in England and Wales, which sets up your services. Home Move may be paid a commission by the suppliers you choose. It never changes the price you pay.',
      offered: { ...homeMove.offered, entertainment: offeredAndPreselected, council: offered, water: offered },
      flagsOff: [
        'otp-login',
        'onboarding-journey',
        'ctwb-upfront',
        'faster-switching',
        'psr-access-granted',
        'mhhs-settlement-consent',
      ],
      hostOrigins,
    },
  ];
  return brands.map((brand) => ({
    ...brand,
    ...storedLook(demoThemes[brand.theme]),
    privacyNotice: `${site}/privacy/${brand.urlRoute}`,
  }));
}
