import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';

describe('the settings of third parties', () => {
  it('give each third party its own key, or the common one', () => {
    const env = readEnv(testEnvironment({ PROVIDER_API_KEY: 'common', SUPPLY_KEY: 'supply' }));
    expect(env).toMatchObject({ ADDRESSES_KEY: 'common', SUPPLY_KEY: 'supply', SMS_KEY: 'common' });
  });

  it.each([
    [{ PROVIDER_API_KEY: '' }, 'PROVIDER_API_KEY is missing'],
    [{ ADDRESSES_FORMAT: 'postcoder' }, 'ADDRESSES_KEY is missing: ADDRESSES_FORMAT is postcoder'],
    [{ SMS_FORMAT: 'sms-works' }, 'SMS_KEY is missing: SMS_FORMAT is sms-works'],
    [{ SMS_FORMAT: 'twilio', SMS_KEY: 'a-key' }, 'SMS_KEY is malformed: must be account SID and auth token, as AC…:…'],
    [
      { RATING_FORMAT: 'trustpilot', RATING_KEY: 'a-key' },
      'RATING_BUSINESS_UNIT is missing: RATING_FORMAT is trustpilot',
    ],
    [{ RATING_BUSINESS_UNIT: 'home-move' }, 'RATING_BUSINESS_UNIT is malformed: must be 24 hexadecimal digits'],
    [{ SMS_KEY: 'two\nlines' }, 'SMS_KEY is malformed: must be printable characters'],
  ])('stop the start at %j', (settings, message) => {
    expect(() => readEnv(testEnvironment(settings as Record<string, string>))).toThrow(message);
  });

  it('require no key for councils in the format of postcodes.io, which has none', () => {
    const names = ['ADDRESSES', 'SUPPLY', 'QUOTES', 'RATING', 'BROADBAND_HT', 'BROADBAND_WOMBB', 'SMS'];
    const keys = Object.fromEntries(names.map((name) => [`${name}_KEY`, 'a-key']));
    const read = (format: string) => () =>
      readEnv(testEnvironment({ ...keys, PROVIDER_API_KEY: '', COUNCILS_FORMAT: format }));
    expect(read('postcodes-io')).not.toThrow();
    expect(read('reference')).toThrow('PROVIDER_API_KEY is missing');
  });

  it('give each third party a time limit, which its variable or PROVIDER_TIMEOUT overrides', () => {
    expect(readEnv(testEnvironment())).toMatchObject({
      ADDRESSES_TIMEOUT: 4000,
      SUPPLY_TIMEOUT: 5000,
      QUOTES_TIMEOUT: 12_000,
      RATING_TIMEOUT: 2000,
      BROADBAND_HT_TIMEOUT: 8000,
      BROADBAND_WOMBB_TIMEOUT: 8000,
      COUNCILS_TIMEOUT: 4000,
      SMTP_TIMEOUT: 8000,
      SMS_TIMEOUT: 8000,
    });
    const env = readEnv(testEnvironment({ PROVIDER_TIMEOUT: '300', QUOTES_TIMEOUT: '9000' }));
    expect(env).toMatchObject({ ADDRESSES_TIMEOUT: 300, SMTP_TIMEOUT: 300, QUOTES_TIMEOUT: 9000 });
    expect(() => readEnv(testEnvironment({ SMS_TIMEOUT: 'soon' }))).toThrow('SMS_TIMEOUT is malformed');
  });
});
