import { isDeepStrictEqual } from 'node:util';
import { markOf, recordOf, services, type OfferedStatus } from '@home-move/contract';
import { brandDefaults, type Brand } from './brands.data.js';
import { brandSettingsSchema, offeredTexts, type BrandSettings } from './brand-settings.schema.js';

/** A changed setting, with both values as operators type them; `before` is null for a new brand. */
export interface SettingChange {
  readonly setting: string;
  readonly before: string | null;
  readonly after: string;
}

/** In the order of help and output. */
export const settingNames = Object.keys(brandSettingsSchema('demo').shape) as readonly (keyof BrandSettings)[];

/** Settings that a brand without a partner has to state. Its logo defaults to the mark of its theme. */
export const statedSettings = ['name', 'theme', 'phone', 'email', 'hours', 'legal', 'privacy'] as const;

/** The settings of a brand by the names of their options. */
export function settingsOf(brand: Brand) {
  return {
    name: brand.name,
    theme: brand.theme,
    logo: brand.logo,
    phone: brand.support.phone,
    email: brand.support.email,
    hours: brand.support.hours,
    legal: brand.legalText,
    privacy: brand.privacyNotice,
    ...presetSettings(brand),
  };
}
type StoredSettings = ReturnType<typeof settingsOf>;

/** The other settings of a brand without a partner, unless it states them. */
export const defaultSettings = presetSettings(brandDefaults);

function presetSettings(brand: typeof brandDefaults) {
  return {
    dark: brand.darkMode,
    'mail-from': brand.mailFrom,
    'sms-sender': brand.smsSender,
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
    theme: settings.theme,
    logo: settings.logo,
    support: { phone: settings.phone, email: settings.email, hours: settings.hours },
    legalText: settings.legal,
    privacyNotice: settings.privacy,
    darkMode: settings.dark,
    mailFrom: settings['mail-from'],
    smsSender: settings['sms-sender'],
    offered: recordOf(services, (service) => settings[service]),
    skyTv: settings.sky,
    flagsOff: settings['flags-off'],
    hiddenAffiliateCategories: settings['hidden-categories'],
    hostOrigins: settings.origins,
  };
}

/**
 * The current settings, overridden by the given ones. A new theme brings its mark, unless the logo is a picture or is given. Each
 * setting that `current` lacks has to be given.
 */
export function replaceSettings(current: Partial<StoredSettings>, given: Partial<BrandSettings>): StoredSettings {
  const { logo = '' } = current;
  const mark = given.theme !== undefined && (logo === '' || markOf(logo) !== undefined) ? { logo: given.theme } : {};
  // A partial schema leaves out missing settings, so none of them is overridden with undefined.
  return { ...current, ...mark, ...given } as StoredSettings;
}

/** The settings in which two brands differ; all settings of a new brand. */
export function differences(before: Brand | null, after: Brand): readonly SettingChange[] {
  const [old, current] = [before && settingsOf(before), settingsOf(after)];
  return settingNames
    .filter((name) => !isDeepStrictEqual(old?.[name], current[name]))
    .map((name) => ({
      setting: name,
      before: old && formatSetting(old[name]),
      after: formatSetting(current[name]),
    }));
}

/** A value as operators type it. */
export function formatSetting(value: StoredSettings[keyof StoredSettings]): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatOffered(value);
  return typeof value === 'string' ? value : value.join(',') || 'none';
}

function formatOffered(status: OfferedStatus): string {
  return Object.entries(offeredTexts).find(([, value]) => value === status)?.[0] ?? 'no';
}
