import * as z from 'zod';

/** Addresses that only a machine of ours calls: the sandbox has them in development. */
export const providerUrlNames = [
  'ADDRESSES_URL',
  'SUPPLY_URL',
  'QUOTES_URL',
  'RATING_URL',
  'BROADBAND_HT_URL',
  'BROADBAND_WOMBB_URL',
  'COUNCILS_URL',
  'SMS_URL',
] as const;

/** The variable that holds the base URL of a third party. */
export type ProviderUrlName = (typeof providerUrlNames)[number];

/** The wire formats of each third party that has more than our reference format. */
const formats = {
  ADDRESSES_FORMAT: ['reference', 'ideal-postcodes', 'postcoder'],
  COUNCILS_FORMAT: ['reference', 'postcodes-io'],
  SMS_FORMAT: ['reference', 'twilio', 'sms-works'],
  RATING_FORMAT: ['reference', 'trustpilot'],
} as const;

const keyNames = [
  'ADDRESSES_KEY',
  'SUPPLY_KEY',
  'QUOTES_KEY',
  'RATING_KEY',
  'BROADBAND_HT_KEY',
  'BROADBAND_WOMBB_KEY',
  'COUNCILS_KEY',
  'SMS_KEY',
] as const;

/** The variable that holds the credential of a third party. */
export type ProviderKeyName = (typeof keyNames)[number];
export type ProviderKeys = Readonly<Record<ProviderKeyName, string>>;

// It is sent as a header, or in a path.
const key = z
  .string()
  .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)?$/, 'must be printable characters')
  .optional();

/**
 * The variables that choose a format, and the credentials. PROVIDER_API_KEY is the credential of every third party in our
 * reference format without one.
 */
export const providerVariables = z.object({
  ADDRESSES_FORMAT: z.enum(formats.ADDRESSES_FORMAT).default('reference'),
  COUNCILS_FORMAT: z.enum(formats.COUNCILS_FORMAT).default('reference'),
  SMS_FORMAT: z.enum(formats.SMS_FORMAT).default('reference'),
  RATING_FORMAT: z.enum(formats.RATING_FORMAT).default('reference'),
  /** Trustpilot's id of the company. */
  RATING_BUSINESS_UNIT: z
    .string()
    .regex(/^[\da-f]{24}$/, 'must be 24 hexadecimal digits')
    .optional(),
  PROVIDER_API_KEY: z.string().min(1).optional(),
  // Object.fromEntries loses the names.
  ...(Object.fromEntries(keyNames.map((name) => [name, key])) as Record<ProviderKeyName, typeof key>),
});
type ProviderVariables = z.infer<typeof providerVariables>;

/** The credential of every third party; empty without one, which `missingProviderSetting` reports. */
export function providerKeys(given: ProviderVariables): ProviderKeys {
  return Object.fromEntries(
    keyNames.map((name) => [name, given[name] ?? given.PROVIDER_API_KEY ?? '']),
  ) as ProviderKeys;
}

/** The line for the first missing or malformed setting of a third party; undefined for none. */
export function missingProviderSetting(given: ProviderVariables): string | undefined {
  const { COUNCILS_FORMAT, RATING_BUSINESS_UNIT, SMS_KEY } = given;
  const vendors = [
    ['ADDRESSES_KEY', 'ADDRESSES_FORMAT'],
    ['SMS_KEY', 'SMS_FORMAT'],
    ['RATING_KEY', 'RATING_FORMAT'],
  ] as const;
  // PROVIDER_API_KEY must not reach another vendor.
  const vendor = vendors.find(([name, format]) => given[format] !== 'reference' && given[name] === undefined);
  if (vendor) return `${vendor[0]} is missing: ${vendor[1]} is ${given[vendor[1]]}`;
  if (given.SMS_FORMAT === 'twilio' && !/^AC[\da-f]{32}:./.test(SMS_KEY ?? ''))
    return 'SMS_KEY is malformed: must be account SID and auth token, as AC…:…';
  if (given.RATING_FORMAT === 'trustpilot' && RATING_BUSINESS_UNIT === undefined)
    return 'RATING_BUSINESS_UNIT is missing: RATING_FORMAT is trustpilot';
  // postcodes.io has no credential.
  const keyless = COUNCILS_FORMAT === 'postcodes-io' ? 'COUNCILS_KEY' : null;
  const withoutKey = keyNames.some((name) => name !== keyless && given[name] === undefined);
  return withoutKey && given.PROVIDER_API_KEY === undefined ? 'PROVIDER_API_KEY is missing' : undefined;
}

/** The variables that hold a key of the sandbox, whatever its format. */
export function sandboxKeys(
  env: ProviderKeys & Pick<ProviderVariables, 'PROVIDER_API_KEY'>,
): ('PROVIDER_API_KEY' | ProviderKeyName)[] {
  const names = ['PROVIDER_API_KEY', ...keyNames] as const;
  return names.filter((name) => /(^|[: ])sandbox-key$/.test(env[name] ?? ''));
}
