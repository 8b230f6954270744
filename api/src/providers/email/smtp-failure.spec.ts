import { ProviderFailure, ProviderRefusal } from '../provider-failure.js';
import { smtpFailure } from './smtp-failure.js';

const error = (fields: object) => Object.assign(new Error('sam@example.test was rejected'), fields);

describe('a failure of the mail server', () => {
  it.each([
    ['no connection', { code: 'ESOCKET', syscall: 'connect' }, 'no answer (ESOCKET)'],
    ['an unknown name', { code: 'EDNS' }, 'no answer (EDNS)'],
    ['"not available"', { code: 'EENVELOPE', responseCode: 421 }, 'answered 421'],
  ])('may pass when it is %s: nothing was handed over', (_, fields, message) => {
    expect(smtpFailure(error(fields))).toMatchObject({ isTransient: true, message });
  });

  it.each([
    ['a connection that broke', { code: 'ECONNECTION' }, 'no answer (ECONNECTION)'],
    ['a time-out', { code: 'ETIMEDOUT' }, 'no answer (ETIMEDOUT)'],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, 'answered 452'],
    ['"not available" after the mail', { code: 'EMESSAGE', responseCode: 421 }, 'answered 421'],
  ])('is final when it is %s', (_, fields, message) => {
    expect(smtpFailure(error(fields))).toMatchObject({ isTransient: false, message });
  });

  it('is no failure when the server knows no such mailbox', () => {
    expect(smtpFailure(error({ code: 'EENVELOPE', responseCode: 550 }))).toBeInstanceOf(ProviderRefusal);
    expect(smtpFailure(error({}))).toBeInstanceOf(ProviderFailure);
  });

  it('says nothing of whom the mail was for', () => {
    const failure = smtpFailure(error({ code: 'EENVELOPE', responseCode: 550, rejected: ['sam@example.test'] }));
    expect(failure.message + String(failure.cause)).not.toContain('example.test');
  });
});
