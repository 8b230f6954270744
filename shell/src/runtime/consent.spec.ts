import { createSafeStorage } from '../session/safe-storage';
import { createConsent } from './consent';

const consent = (isFramed = false) => createConsent(createSafeStorage('default'), isFramed);
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

describe('consent in a partner’s frame', () => {
  /** The consent of a frame. Its host has consent (true), has none (false), or passes none on (null). */
  function framed(given: boolean | null) {
    const frameConsent = consent(true);
    frameConsent.setOfHost(given);
    const states = [frameConsent.has('C0002')];
    const record = () => {
      if (frameConsent.has('C0002') !== states.at(-1)) states.push(frameConsent.has('C0002'));
    };
    frameConsent.choice.subscribe(record);
    frameConsent.ofHost.subscribe(record);
    return { frameConsent, states };
  }

  it('is off if the page around it passes none on, whatever the visitor has accepted', () => {
    sessionStorage.setItem('hm.consent', 'accepted');
    const { frameConsent } = framed(null);
    expect(frameConsent.has('C0002')).toBe(false);
    frameConsent.choose('accepted');
    expect(frameConsent.has('C0002')).toBe(false);
  });

  it('follows the page around it', () => {
    const { frameConsent, states } = framed(false);
    frameConsent.setOfHost(true);
    frameConsent.setOfHost(false);
    expect(states).toEqual([false, true, false]);
  });

  it('stays off for a visitor who rejects in the frame, whatever they accept on the page around it', () => {
    const { frameConsent, states } = framed(true);
    frameConsent.choose('rejected');
    frameConsent.setOfHost(false);
    frameConsent.setOfHost(true);
    expect(states).toEqual([true, false]);
  });

  it('stays off after a reload for a visitor who has rejected in the frame', () => {
    framed(true).frameConsent.choose('rejected');
    expect(framed(true).frameConsent.has('C0002')).toBe(false);
  });

  it('is on for a visitor who accepts only in the frame, until the document ends', () => {
    const { frameConsent } = framed(false);
    frameConsent.choose('accepted');
    expect(frameConsent.has('C0002')).toBe(true);
    expect(sessionStorage.getItem('hm.consent')).toBeNull();
    expect(framed(false).frameConsent.has('C0002')).toBe(false);
  });

  it('ends with a withdrawal on the page around it, even for a visitor who has accepted in the frame', () => {
    const { frameConsent, states } = framed(true);
    frameConsent.choose('accepted');
    frameConsent.setOfHost(false);
    expect(frameConsent.choice.get()).toBeNull();
    expect(states).toEqual([true, false]);
  });

  it('is not requested by a banner of the portal', () => {
    expect(consent(true).hasBanner).toBe(false);
    expect(consent().hasBanner).toBe(true);
  });
});
