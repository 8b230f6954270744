import { createSafeStorage } from '../session/safe-storage';
import { createConsent } from './consent';

const consent = () => createConsent(createSafeStorage('default'));
beforeEach(() => sessionStorage.clear());

describe('consent to performance cookies, category C0002', () => {
  it('is off until the visitor gives it, and can be withdrawn [FLAG-09]', () => {
    const one = consent();
    const listener = jest.fn();
    one.choice.subscribe(listener);
    expect([one.choice.get(), one.has('C0002')]).toEqual([null, false]);
    one.choose('accepted');
    expect([one.choice.get(), one.has('C0002')]).toEqual(['accepted', true]);
    one.choose('rejected');
    expect([one.choice.get(), one.has('C0002')]).toEqual(['rejected', false]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('survives a reload', () => {
    consent().choose('accepted');
    expect(sessionStorage.getItem('hm.consent')).toBe('accepted');
    expect(consent().has('C0002')).toBe(true);
  });

  it.each(['', 'true', 'C0002', '{"C0002":true}'])('ignores an invalid stored value: %j', (stored) => {
    sessionStorage.setItem('hm.consent', stored);
    expect([consent().choice.get(), consent().has('C0002')]).toEqual([null, false]);
  });
});
