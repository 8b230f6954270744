import { foreignSettings } from './foreign-settings.mjs';

describe('the settings that separate systems must not get', () => {
  it.each([
    'NODE_ENV',
    'APP_MODE',
    'REHEARSAL',
    'PROVIDER_API_KEY',
    'MONGODB_URI',
    'JWT_SECRET',
    'RECORD_PUBLIC_KEYS',
    'HM_VERSION',
  ])('include %s', (name) => expect(foreignSettings()).toContain(name));

  // A rehearsal has a certificate of this machine.
  it.each(['PATH', 'NODE_EXTRA_CA_CERTS', 'PORT_BASE'])('leave %s', (name) =>
    expect(foreignSettings()).not.toContain(name),
  );
});
