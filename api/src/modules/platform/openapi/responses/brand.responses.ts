import {
  brandLevel,
  flagNames,
  offeredStatus,
  recordOf,
  services,
  themeFonts,
  themeNames,
  type brandEndpoints,
  type Branding,
  type CookieDetail,
  type FlagName,
  type Flags,
  type Rating,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { day, nullableText, text } from './fields.js';
import { registryResolution } from './registry.responses.js';

export const branding = component<Branding>()(
  'Branding',
  z.strictObject({
    id: z.int(),
    level: z.enum(brandLevel),
    name: text,
    urlRoute: text,
    branch: z.int().nullable(),
    theme: z.enum(themeNames).describe('Which of our looks it has; `default` for any other look'),
    font: z.enum(themeFonts).describe('Typeface of its headings and its name'),
    themeSheet: text.describe('Path of the style sheet of its look'),
    darkMode: z.boolean().describe("Whether pages follow the visitor's system into dark mode"),
    support: z.strictObject({ phone: text, email: text, hours: text }),
    legalText: text,
    privacyNotice: z.url().nullable().describe("URL of the brand's privacy notice"),
    logo: text.describe('Name of the theme whose mark is shown, or the path or https URL of a picture with the name'),
    darkLogo: nullableText.describe('Path of the logo for dark pages, or null for the same one'),
    mark: nullableText.describe('Path of an uploaded mark, the icon of its pages'),
    skyTv: z.boolean(),
    offered: z.strictObject(recordOf(services, () => z.enum(offeredStatus))),
  }),
);

// Object.fromEntries loses the keys' type.
const flagShape = Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<FlagName, z.ZodBoolean>;
const flags = component<Flags>()('Flags', z.strictObject(flagShape));

const rating = component<Rating>()(
  'Rating',
  z.strictObject({
    company: text,
    score: z.number(),
    outOf: z.int(),
    count: z.int(),
    from: day,
    to: day,
    sourceUrl: z.url(),
  }),
);

const cookieDetail = component<CookieDetail>()(
  'CookieDetail',
  z.strictObject({ group: text, title: text, description: text, time: text, type: text, vendor: text }),
);

export const brandResponses: ResponsesOf<typeof brandEndpoints> = {
  branding,
  branchBranding: branding,
  flags,
  rating,
  cookieDetails: listOf(cookieDetail),
  resolution: registryResolution,
};
