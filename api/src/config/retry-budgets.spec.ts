import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';

describe('the retry budget of each third party', () => {
  it('is 20% of its calls and at least ten retries a minute by default', () => {
    expect(readEnv(testEnvironment())).toMatchObject({
      PROVIDER_RETRIES_PER_MINUTE: 10,
      ADDRESSES_RETRY_PERCENT: 20,
      SUPPLY_RETRY_PERCENT: 20,
      QUOTES_RETRY_PERCENT: 20,
      RATING_RETRY_PERCENT: 20,
      BROADBAND_HT_RETRY_PERCENT: 20,
      BROADBAND_WOMBB_RETRY_PERCENT: 20,
      COUNCILS_RETRY_PERCENT: 20,
      SMTP_RETRY_PERCENT: 20,
      SMS_RETRY_PERCENT: 20,
    });
  });

  it('is set by its variable, or else by PROVIDER_RETRY_PERCENT', () => {
    const env = readEnv(testEnvironment({ PROVIDER_RETRY_PERCENT: '5', QUOTES_RETRY_PERCENT: '0' }));
    expect(env).toMatchObject({ ADDRESSES_RETRY_PERCENT: 5, SMTP_RETRY_PERCENT: 5, QUOTES_RETRY_PERCENT: 0 });
  });

  it.each([
    ['SMS_RETRY_PERCENT', 'some'],
    ['PROVIDER_RETRIES_PER_MINUTE', '-1'],
  ])('is checked: %s=%s', (name, value) => {
    expect(() => readEnv(testEnvironment({ [name]: value }))).toThrow(`${name} is malformed`);
  });
});
