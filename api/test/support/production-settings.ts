const vendor = 'https://vendor.example';

/** Production's settings, instead of the settings of demo mode. Without `REHEARSAL` they refuse the embedded database. */
export const productionSettings: Readonly<Record<string, string>> = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://portal.example',
  ASSETS_ORIGIN: 'https://assets.portal.example',
  PUBLIC_SITE_URL: '',
  ADMIN_PORTAL_URL: '',
  DEPLOY_KEY: '',
  RECORD_PUBLIC_KEYS: 'MCowBQYDK2VwAyEAv+gKmMBxMBJCNY/ezpnVd8+hX2GDiU72nmp892VhFz0=',
  DEMO_PARTNER_KEY: '',
  PARTNER_ORIGIN: '',
  JWT_SECRET: 'qm6gYbO0Xy3pJZtVf1sR9cDkWnH2LuEx8iTa7vB5oK4=',
  FIELD_KEY: 'Rk9y2Xw0bT7mJq5sVf8cLdZ1nHgU3eYpA6iWoB4xQvE=',
  PROVIDER_API_KEY: 'a-real-key',
  ADDRESSES_URL: vendor,
  SUPPLY_URL: vendor,
  QUOTES_URL: vendor,
  RATING_URL: vendor,
  BROADBAND_HT_URL: vendor,
  BROADBAND_WOMBB_URL: vendor,
  COUNCILS_URL: vendor,
  SMS_URL: vendor,
  SMTP_URL: 'smtp://mail.vendor.example',
};
