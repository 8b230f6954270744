import { ProviderFailure, ProviderRejection } from '../http/provider-failure.js';
import { smtpFailure } from './smtp-failure.js';

const error = (fields: object) => Object.assign(new Error('sam@example.test was rejected'), fields);

describe('an SMTP failure', () => {
  it.each([
    ['no connection', { code: 'ESOCKET', syscall: 'connect' }, 'no answer (ESOCKET)'],
    ['an unknown host name', { code: 'EDNS' }, 'no answer (EDNS)'],
    ['"not available"', { code: 'EENVELOPE', responseCode: 421 }, 'answered 421'],
  ])('is transient for %s: the mail was not handed over', (_, fields, message) => {
    expect(smtpFailure(error(fields))).toMatchObject({ isTransient: true, message });
  });

  it.each([
    ['a broken connection', { code: 'ECONNECTION' }, 'no answer (ECONNECTION)'],
    ['a time-out', { code: 'ETIMEDOUT' }, 'no answer (ETIMEDOUT)'],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, 'answered 452'],
    ['"not available" after the mail', { code: 'EMESSAGE', responseCode: 421 }, 'answered 421'],
  ])('is permanent for %s', (_, fields, message) => {
    expect(smtpFailure(error(fields))).toMatchObject({ isTransient: false, message });
  });

  it('is a rejection when the mailbox does not exist', () => {
    expect(smtpFailure(error({ code: 'EENVELOPE', responseCode: 550 }))).toBeInstanceOf(ProviderRejection);
    expect(smtpFailure(error({}))).toBeInstanceOf(ProviderFailure);
  });

  it('does not reveal the recipient', () => {
    const failure = smtpFailure(error({ code: 'EENVELOPE', responseCode: 550, rejected: ['sam@example.test'] }));
    expect(failure.message + String(failure.cause)).not.toContain('example.test');
  });
});
