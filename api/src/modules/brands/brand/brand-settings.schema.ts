import {
  affiliateCategories,
  flagNames,
  isPictureName,
  markOf,
  offeredStatus,
  recordOf,
  services,
  serviceTexts,
  themeNames,
  type AffiliateCategory,
  type Service,
} from '@home-move/contract';
import * as z from 'zod';
import { bareOriginOf } from '../../../common/validation/bare-origin.js';
import { line, listOf, pageUrl } from '../../../common/validation/text-schemas.js';
import { smsSender, type Env } from '../../../config/env.js';
import { isLoopback, unsafeReason } from '../../../config/local-address.js';
import { lookSetting } from './look-setting.js';

/** The help of a setting: an example value, and its meaning. */
interface OptionHelp {
  readonly value: string;
  readonly help: string;
}

/** The help of each setting of a brand. */
export const optionHelp = z.registry<OptionHelp>();

type Mode = Env['APP_MODE'];

/** The offered status for each text that operators type. */
export const offeredTexts = {
  yes: offeredStatus.offered,
  no: offeredStatus.notOffered,
  preselected: offeredStatus.offeredAndPreselected,
  mandatory: offeredStatus.offeredAndMandatory,
} as const;
const offeredNames = Object.keys(offeredTexts) as (keyof typeof offeredTexts)[];

/** Numbers and titles of the categories, for help and errors. */
export const affiliateCategoryList = Object.entries(affiliateCategories)
  .map(([number, title]) => `${number} ${title.toLowerCase()}`)
  .join(', ');
const isCategory = (number: number): number is AffiliateCategory => number in affiliateCategories;

/** The number of a category of affiliates. */
export const affiliateCategory = z.string().transform((text, context): AffiliateCategory => {
  const number = Number(text);
  if (isCategory(number)) return number;
  context.addIssue({ code: 'custom', message: `one of ${affiliateCategoryList}` });
  return z.NEVER;
});

const yesOrNo = () => z.enum(['yes', 'no'], 'yes or no').transform((answer) => answer === 'yes');
const orNone = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.literal('none').transform(() => null), schema]);

/** One of our looks, with its mark. */
const theme = () =>
  z
    .enum(themeNames, `one of ${themeNames.join(', ')}`)
    .register(optionHelp, { value: themeNames.join('|'), help: 'one of our looks, with its mark' });

/** The name of an uploaded picture, which the support tool puts in place of its file. */
const picture = () =>
  orNone(z.string().refine(isPictureName, 'the file of an SVG or PNG, or none; give one of our marks with --mark'));

const mark = () =>
  z
    .string()
    .refine(
      (text) => markOf(text) !== undefined || isPictureName(text),
      `one of ${themeNames.join(', ')}, or the file of a square SVG or PNG`,
    );

const offered = (service: Service) =>
  z
    .enum(offeredNames, `one of ${offeredNames.join(', ')}`)
    .transform((name) => offeredTexts[name])
    .register(optionHelp, {
      value: offeredNames.join('|'),
      help: `whether it offers ${serviceTexts[service].label}`,
    });

/** The origin of a site: https, or http on this machine. */
const hostOrigin = (mode: Mode) =>
  z.string().transform((text, context) => {
    const origin = bareOriginOf(text);
    const problem = origin === null ? 'is no bare origin like https://www.partner.example' : hostProblem(origin, mode);
    if (problem === null && origin !== null) return origin;
    context.addIssue({ code: 'custom', message: `${text} ${problem}` });
    return z.NEVER;
  });

function hostProblem(origin: string, mode: Mode): string | null {
  if (mode === 'production') return unsafeReason(origin);
  return origin.startsWith('https:') || isLoopback(origin) ? null : 'is neither https nor on this machine';
}

/** Rejects addresses in production that are not https, or not public. */
function safeIn(mode: Mode) {
  return (address: string, context: z.RefinementCtx) => {
    const reason = mode === 'production' && URL.canParse(address) ? unsafeReason(address) : null;
    if (reason !== null) context.addIssue({ code: 'custom', message: `${address} ${reason}` });
  };
}

/**
 * Every setting of a brand apart from its place, as operators type it: the only source of validation and help. The keys are the
 * options of the support tool.
 */
export function brandSettingsSchema(mode: Mode) {
  return z.object({
    name: line(60).register(optionHelp, { value: '"Oakwood Lettings"', help: 'as people read it' }),
    theme: theme(),
    look: lookSetting.clone().register(optionHelp, {
      value: 'look.json',
      help: 'file of a separate look, instead of a theme: accent and surface, and any other colour, corners, font and depth',
    }),
    logo: picture().register(optionHelp, {
      value: 'logo.svg|none',
      help: 'file of a picture that contains the name, SVG or PNG, shown at 220 × 40 px at most; none to show mark and name',
    }),
    'dark-logo': picture().register(optionHelp, {
      value: 'dark.svg|none',
      help: 'file of the logo for dark pages; none for the same logo',
    }),
    mark: mark().register(optionHelp, {
      value: `${themeNames[0]}|mark.svg`,
      help: 'file of a square sign without the name, also the icon of the pages, or one of our marks; by default that of the theme',
    }),
    dark: yesOrNo().register(optionHelp, { value: 'yes|no', help: 'whether its pages follow a dark system' }),
    phone: z
      .string()
      .regex(/^\+?[\d ()-]{7,20}$/, 'digits and spaces, 7 to 20')
      .register(optionHelp, { value: '"020 7946 0123"', help: 'support line' }),
    email: z.email('not an email address').register(optionHelp, { value: 'help@…', help: 'support address' }),
    hours: line(60).register(optionHelp, { value: '"weekdays, 9am to 5pm"', help: 'when the line is open' }),
    legal: line(600).register(optionHelp, { value: '"…"', help: 'legal text of the footer' }),
    privacy: pageUrl.superRefine(safeIn(mode)).register(optionHelp, {
      value: 'https://…',
      help: 'its privacy notice, linked in the footer and next to sensitive fields',
    }),
    'mail-from': orNone(z.email('an email address, or none')).register(optionHelp, {
      value: 'moving@…|none',
      help: 'sender of its mails, for which the mail server has to be set up; none for MAIL_FROM',
    }),
    'mail-name': orNone(line(60).regex(/^[^<>@"]*$/, 'without quotation marks, < > and @')).register(optionHelp, {
      value: '"Oakwood Moving Team"|none',
      help: 'name of the sender of its mails; none for the name of the brand',
    }),
    'reply-to': orNone(z.email('an email address, or none')).register(optionHelp, {
      value: 'help@…|none',
      help: 'address to which replies to its mails go; none for the sender',
    }),
    'sms-sender': orNone(smsSender).register(optionHelp, {
      value: 'Oakwood|none',
      help: 'sender of its text messages, at most 11 letters and digits, or a number like +447700900123; none for SMS_SENDER',
    }),
    'named-supplier': orNone(line(60)).register(optionHelp, {
      value: '"Larkfield Energy"|none',
      help: 'energy supplier that new enrolments promote, spelled as in the comparison; none for NAMED_SUPPLIER',
    }),
    ...recordOf(services, offered),
    sky: yesOrNo().register(optionHelp, { value: 'yes|no', help: 'whether it offers Sky TV' }),
    'flags-off': listOf(z.enum(flagNames, `none, or some of ${flagNames.join(', ')}`)).register(optionHelp, {
      value: 'manual-address,…|none',
      help: `flags that it turns off: ${flagNames.join(', ')}`,
    }),
    'hidden-categories': listOf(affiliateCategory).register(optionHelp, {
      value: '1,3|none',
      help: `affiliates that it does not show: ${affiliateCategoryList}`,
    }),
    origins: listOf(hostOrigin(mode)).register(optionHelp, {
      value: 'https://a,https://b',
      help: 'sites that may embed it: https, or http on this machine',
    }),
  });
}
export type BrandSettings = z.output<ReturnType<typeof brandSettingsSchema>>;

/** The settings of an existing brand that a command can change: origins are added and removed. */
export function brandChangesSchema(mode: Mode) {
  const { origins, ...settings } = brandSettingsSchema(mode).shape;
  return z.object({
    ...settings,
    'add-origins': origins.clone().register(optionHelp, {
      value: 'https://a,https://b',
      help: 'sites that may embed it from now on: https, or http on this machine',
    }),
    'remove-origins': listOf(z.string().transform((text) => bareOriginOf(text) ?? text)).register(optionHelp, {
      value: 'https://a',
      help: 'sites that may no longer embed it',
    }),
  });
}
