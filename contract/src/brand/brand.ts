import type { OfferedStatus, Service } from '../service/service';
import type { ThemeFont } from './theme';

/** Brand levels. [BRAND-02] */
export const brandLevel = { partner: 1, subpartner: 2, branch: 3 } as const;
export type BrandLevel = (typeof brandLevel)[keyof typeof brandLevel];

/** The names of our looks. A brand has one of these looks, or a separate one. */
export const themeNames = ['default', 'oakwood', 'harbour', 'meadow'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The theme whose mark is the brand's logo, shown next to its name; undefined for a picture that contains the name. */
export const markOf = (logo: string): ThemeName | undefined => themeNames.find((name) => name === logo);

/** How movers reach support. */
export interface Support {
  readonly phone: string;
  readonly email: string;
  /** For example "weekdays, 9am to 5pm". */
  readonly hours: string;
}

/** Branding of a partner, sub-partner or branch: the response of `GET /branding/{brand}/{branch?}`. [BRAND-03, BRAND-05] */
export interface Branding {
  /** The id, at this level, that `POST /enrolment-auth/create` takes. */
  readonly id: number;
  readonly level: BrandLevel;
  readonly name: string;
  /** The brand's path segment. [BRAND-04] */
  readonly urlRoute: string;
  /** Branch number; null for a partner or sub-partner. */
  readonly branch: number | null;
  /** Which of our looks it has; `default` for any other look. */
  readonly theme: ThemeName;
  /** Typeface of its headings and its name. */
  readonly font: ThemeFont;
  /** Path of the style sheet of its look. The document of a brand contains the same rules. */
  readonly themeSheet: string;
  /** Whether pages follow the visitor's system into dark mode. */
  readonly darkMode: boolean;
  readonly support: Support;
  readonly legalText: string;
  /** URL of the brand's privacy notice; null until the brand has named one, so that no page links to it. */
  readonly privacyNotice: string | null;
  /**
   * Name of the theme whose mark the portal shows next to the name, or the address of a picture that contains the name: a path of
   * the portal or, for brands of earlier versions, an https URL. [BRAND-03]
   */
  readonly logo: string;
  /** Path of the logo for dark pages; null for the same one. */
  readonly darkLogo: string | null;
  /** Path of an uploaded mark: the icon of its pages and, unless the logo is a picture, next to the name; null for one of ours. */
  readonly mark: string | null;
  /** Whether the brand offers Sky TV. [BRAND-03] */
  readonly skyTv: boolean;
  /** What the brand offers today. */
  readonly offered: Readonly<Record<Service, OfferedStatus>>;
}

/** Feature flags. Each flag is on unless a brand turns it off (docs/decisions/0008-flags-and-experiments.md). */
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
  /** The company that was rated, which may not be the brand. */
  readonly company: string;
  readonly score: number;
  readonly outOf: number;
  readonly count: number;
  /** First and last day of the counted reviews, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  /** Page that explains how reviews are collected. */
  readonly sourceUrl: string;
}

/** Consent categories that a visitor can accept; C0002 is performance cookies. [FLAG-09] */
export const consentCategories = { performance: 'C0002' } as const;

/** One item that the portal stores in the browser. [CHROME-17] */
export interface CookieDetail {
  /** Display name of its purpose: "Strictly necessary", "Performance". */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** How long it is kept. */
  readonly time: string;
  /** Kind of storage: "Session storage", "Cookie". */
  readonly type: string;
  readonly vendor: string;
}
