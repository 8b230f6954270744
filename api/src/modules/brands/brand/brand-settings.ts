import { isDeepStrictEqual } from 'node:util';
import {
  isPictureName,
  markOf,
  recordOf,
  services,
  themeNames,
  type OfferedStatus,
  type ThemeData,
} from '@home-move/contract';
import { picturePath } from './brand-picture.js';
import { brandDefaults, storedLook, type Brand } from './brands.data.js';
import { brandSettingsSchema, offeredTexts, type BrandSettings } from './brand-settings.schema.js';
import { demoThemes } from './demo-themes.data.js';
import { lookValues, presetOf } from './look-setting.js';

/** A changed setting, with both values as operators type them; `before` is null for a new brand. */
export interface SettingChange {
  readonly setting: string;
  readonly before: string | null;
  readonly after: string;
}

/** In the order of help and output. */
export const settingNames = Object.keys(brandSettingsSchema('demo').shape) as readonly (keyof BrandSettings)[];

/** Settings that a brand without a partner has to state. A look replaces the theme. */
export const statedSettings = ['name', 'theme', 'phone', 'email', 'hours', 'legal', 'privacy'] as const;

/** The settings of a brand by the names of their options. */
export function settingsOf(brand: Brand) {
  return {
    name: brand.name,
    theme: presetOf(brand.look),
    look: brand.look,
    logo: brand.look.logo ?? externalLogo(brand),
    'dark-logo': brand.look.darkLogo,
    mark: brand.look.mark,
    phone: brand.support.phone,
    email: brand.support.email,
    hours: brand.support.hours,
    legal: brand.legalText,
    privacy: brand.privacyNotice,
    ...presetSettings(brand),
  };
}
type StoredSettings = ReturnType<typeof settingsOf>;

/** The https address of a brand's logo, which brands of earlier versions may have. */
const externalLogo = ({ logo }: Pick<Brand, 'logo'>) => (logo.startsWith('https:') ? logo : null);

/** The other settings of a brand without a partner, unless it states them. */
export const defaultSettings = presetSettings(brandDefaults);

function presetSettings(brand: typeof brandDefaults) {
  return {
    dark: brand.darkMode,
    'mail-from': brand.mailFrom,
    'mail-name': brand.mailName,
    'reply-to': brand.replyTo,
    'sms-sender': brand.smsSender,
    'named-supplier': brand.namedSupplier,
    ...recordOf(services, (service) => brand.offered[service]),
    sky: brand.skyTv,
    'flags-off': brand.flagsOff,
    'hidden-categories': brand.hiddenAffiliateCategories,
    origins: brand.hostOrigins,
  };
}

/** The fields of a brand that store its settings. */
export function fieldsOf(settings: StoredSettings) {
  return {
    name: settings.name,
    // For the previous version, and for remotes.
    theme: settings.theme ?? themeNames[0],
    ...storedLook(settings.look),
    // The previous version reads only this field. Documents read it if no logo is uploaded.
    logo: picturePath(settings.logo) ?? settings.logo ?? markOf(settings.mark ?? '') ?? themeNames[0],
    support: { phone: settings.phone, email: settings.email, hours: settings.hours },
    legalText: settings.legal,
    privacyNotice: settings.privacy,
    darkMode: settings.dark,
    mailFrom: settings['mail-from'],
    mailName: settings['mail-name'],
    replyTo: settings['reply-to'],
    smsSender: settings['sms-sender'],
    namedSupplier: settings['named-supplier'],
    offered: recordOf(services, (service) => settings[service]),
    skyTv: settings.sky,
    flagsOff: settings['flags-off'],
    hiddenAffiliateCategories: settings['hidden-categories'],
    hostOrigins: settings.origins,
  };
}

/**
 * The current settings, overridden by the given ones. A theme is one of our looks. Its mark replaces one of ours, but no uploaded
 * mark. A new look keeps the pictures that it does not name. Each setting that `current` lacks has to be given.
 */
export function replaceSettings(current: Partial<StoredSettings>, given: Partial<BrandSettings>): StoredSettings {
  const theme = given.theme && demoThemes[given.theme];
  const look = given.look ?? theme ?? current.look ?? demoThemes[themeNames[0]];
  const pictures = picturesOf(current, given, theme);
  const logo = pictures.logo !== null && isPictureName(pictures.logo) ? pictures.logo : null;
  const darkLogo = logo === null ? null : pictures['dark-logo'];
  const { mark } = pictures;
  const ofLook = { theme: presetOf(look), look: { ...look, logo, darkLogo, mark }, ...pictures, 'dark-logo': darkLogo };
  // A partial schema leaves out missing settings, so none of them is overridden with undefined.
  return { ...current, ...given, ...ofLook } as StoredSettings;
}

/** The pictures after a change; the logo may be an https address. */
function picturesOf(
  current: Partial<StoredSettings>,
  given: Partial<BrandSettings>,
  theme: ThemeData | undefined,
): Pick<StoredSettings, 'logo' | 'dark-logo' | 'mark'> {
  const { look } = given;
  const currentMark = current.mark ?? null;
  const isUploaded = currentMark !== null && isPictureName(currentMark);
  return {
    logo: given.logo === undefined ? (look?.logo ?? current.logo ?? null) : given.logo,
    'dark-logo':
      given['dark-logo'] === undefined ? (look?.darkLogo ?? current['dark-logo'] ?? null) : given['dark-logo'],
    mark: given.mark ?? look?.mark ?? (isUploaded ? null : theme?.mark) ?? currentMark ?? themeNames[0],
  };
}

/** The settings in which two brands differ; all settings of a new brand. */
export function differences(before: Brand | null, after: Brand): readonly SettingChange[] {
  const [old, current] = [before && settingsOf(before), settingsOf(after)];
  return settingNames
    .filter((name) => !isDeepStrictEqual(old?.[name], current[name]))
    .flatMap((name) =>
      name === 'look'
        ? lookDifferences(old, current)
        : [{ setting: name, before: old && formatSetting(old[name]), after: formatSetting(current[name]) }],
    );
}

/** The values in which two looks differ. The name of one of our looks is enough. */
function lookDifferences(old: StoredSettings | null, current: StoredSettings): readonly SettingChange[] {
  if (old?.theme !== null && current.theme !== null) return [];
  const [before, after] = [old && lookValues(old.look), lookValues(current.look)];
  return [...new Set([...(before?.keys() ?? []), ...after.keys()])]
    .filter((name) => before?.get(name) !== after.get(name))
    .map((name) => ({
      setting: `look.${name}`,
      before: before && (before.get(name) ?? derived),
      after: after.get(name) ?? derived,
    }));
}

/** A colour of a look that is not given. */
const derived = 'derived';

/** A value as operators type it. */
export function formatSetting(value: StoredSettings[keyof StoredSettings]): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatOffered(value);
  if (typeof value === 'string') return value;
  return 'light' in value ? JSON.stringify(value) : value.join(',') || 'none';
}

function formatOffered(status: OfferedStatus): string {
  return Object.entries(offeredTexts).find(([, value]) => value === status)?.[0] ?? 'no';
}
