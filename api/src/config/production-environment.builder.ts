/** 32 bytes as varied as random ones. */
const randomText = 'qm6gYbO0Xy3pJZtVf1sR9cDkWnH2LuEx8iTa7vB5oK4=';

/** For tests: the variables in which production differs from the environment of tests. */
export const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://portal.example',
  DEPLOY_KEY: '',
  RECORD_PUBLIC_KEYS: 'MCowBQYDK2VwAyEAv+gKmMBxMBJCNY/ezpnVd8+hX2GDiU72nmp892VhFz0=',
  DEMO_PARTNER_KEY: '',
  JWT_SECRET: randomText,
  FIELD_KEY: randomText,
  PROVIDER_API_KEY: 'a-real-key',
  PARTNER_ORIGIN: '',
  ASSETS_ORIGIN: 'https://assets.portal.example',
  PUBLIC_SITE_URL: '',
  ADMIN_PORTAL_URL: '',
  ADDRESSES_URL: 'https://addresses.vendor.example',
  SUPPLY_URL: 'https://supply.vendor.example',
  QUOTES_URL: 'https://quotes.vendor.example',
  RATING_URL: 'https://rating.vendor.example',
  BROADBAND_HT_URL: 'https://home-telecom.vendor.example',
  BROADBAND_WOMBB_URL: 'https://web-media.vendor.example',
  COUNCILS_URL: 'https://councils.vendor.example',
  SMS_URL: 'https://sms.vendor.example',
  SMTP_URL: 'smtps://user:secret@mail.vendor.example',
};
