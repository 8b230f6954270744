import type { OfferedStatus, Service } from '../service/service';

/** Brand levels. [BRAND-02] */
export const brandLevel = { partner: 1, subpartner: 2, branch: 3 } as const;
export type BrandLevel = (typeof brandLevel)[keyof typeof brandLevel];

/** The themes of the design system; a brand wears one. */
export const themeNames = ['default', 'oakwood', 'harbour', 'meadow'] as const;
export type ThemeName = (typeof themeNames)[number];

export interface Support {
  readonly phone: string;
  readonly email: string;
  /** For example "weekdays, 9am to 5pm". */
  readonly hours: string;
}

/** A partner, sub-partner or branch as the portal wears it: the answer of `GET /branding/{brand}/{branch?}`. [BRAND-03, BRAND-05] */
export interface Branding {
  /** The id that `POST /enrolment-auth/create` sends back, of the level given. */
  readonly id: number;
  readonly level: BrandLevel;
  readonly name: string;
  /** The brand's segment of the path. [BRAND-04] */
  readonly urlRoute: string;
  /** Branch number, when the branding is a branch's. */
  readonly branch: number | null;
  readonly theme: ThemeName;
  readonly support: Support;
  readonly legalText: string;
  /** Name of a theme, whose logo the portal draws, or the https address of an image at most 40 px high. [BRAND-03] */
  readonly logo: string;
  /** Whether the brand offers Sky TV. [BRAND-03] */
  readonly skyTv: boolean;
  /** What the brand offers today. */
  readonly offered: Readonly<Record<Service, OfferedStatus>>;
}

/** Feature flags; each is on unless a brand turns it off (`decisions.md` §4). */
export const flagNames = [
  'otp-login',
  'onboarding-journey',
  'mhhs-settlement-consent',
  'faster-switching',
  'psr-access-granted',
  'ask-nicely',
  'ctwb-upfront',
  'manual-address',
] as const;
export type FlagName = (typeof flagNames)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

/** Average of the company's reviews, for the footer. [CHROME-06] */
export interface Rating {
  readonly score: number;
  readonly outOf: number;
  readonly count: number;
  /** First and last day of the reviews counted, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  /** Where a person reads how reviews are collected. */
  readonly sourceUrl: string;
}

/** Consent categories that a person can give; C0002 is performance cookies. [FLAG-09] */
export const consentCategories = { performance: 'C0002' } as const;
export type ConsentCategory = (typeof consentCategories)[keyof typeof consentCategories];

/** One thing that the portal keeps in the browser. [CHROME-17] */
export interface CookieDetail {
  /** What it is for, for people: "Strictly necessary", "Performance". */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** How long it stays. */
  readonly time: string;
  /** Where it is kept: "Session storage", "Cookie". */
  readonly type: string;
  readonly vendor: string;
}
