import { createJourneyStorage } from './journey-storage';
import { createSafeStorage } from './safe-storage';

beforeEach(() => sessionStorage.clear());

describe('session storage', () => {
  it('keeps each value under its own prefixed key [SESS-30]', () => {
    createSafeStorage('default').set('energyTariff', '{"id":7}');
    expect(sessionStorage.getItem('hm.default.energyTariff')).toBe('{"id":7}');
    expect(createSafeStorage('default').get('energyTariff')).toBe('{"id":7}');
    expect(createSafeStorage('default').persistent).toBe(true);
  });

  it('keeps the sessions of two scopes apart', () => {
    const oakwood = createSafeStorage('oakwood');
    const meadow = createSafeStorage('meadow');
    oakwood.set('userToken', 'sam');
    expect(meadow.get('userToken')).toBeNull();
    meadow.set('userToken', 'jo');
    expect(oakwood.get('userToken')).toBe('sam');
    meadow.remove('userToken');
    expect(createSafeStorage('oakwood').get('userToken')).toBe('sam');
  });

  it('keeps the consent for all scopes, because it belongs to the browser', () => {
    createSafeStorage('oakwood').set('consent', 'rejected');
    expect(createSafeStorage('meadow').get('consent')).toBe('rejected');
  });

  it('gives a session of an earlier version, which named no brand, to none', () => {
    sessionStorage.setItem('hm.userToken', 'whose?');
    sessionStorage.setItem('hm.brand', '{"brand":"oakwood","branch":null}');
    sessionStorage.setItem('hm.consent', 'accepted');
    sessionStorage.setItem('hm.oakwood.userToken', 'sam');
    sessionStorage.setItem('other', 'theirs');
    expect(createSafeStorage('default').get('userToken')).toBeNull();
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      'hm.consent': 'accepted',
      'hm.oakwood.userToken': 'sam',
      other: 'theirs',
    });
  });
});

describe('where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('keeps values in memory only, and is not persistent', () => {
    const storage = createSafeStorage('default', denied);
    storage.set('userToken', 'abc');
    expect(storage.get('userToken')).toBe('abc');
    storage.remove('userToken');
    expect(storage.get('userToken')).toBeNull();
    expect(storage.persistent).toBe(false);
  });

  it('keeps in memory what exceeds the quota', () => {
    const storage = createSafeStorage('default');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('onboarding', 'typed');
    expect(storage.get('onboarding')).toBe('typed');
  });

  it('stores the next value once there is room again', () => {
    const storage = createSafeStorage('default');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('onboarding', 'typed while full');
    storage.set('onboarding', 'typed later');
    expect(storage.get('onboarding')).toBe('typed later');
    expect(createSafeStorage('default').get('onboarding')).toBe('typed later');
  });
});

describe('journey storage', () => {
  it('keeps JSON values and reads a malformed one as undefined', () => {
    const safe = createSafeStorage('default');
    const storage = createJourneyStorage(safe);
    storage.set('energyAddOns', ['GOGN']);
    expect(storage.get('energyAddOns')).toEqual(['GOGN']);
    safe.set('energyAddOns', '[');
    expect(storage.get('energyAddOns')).toBeUndefined();
    storage.set('energyTariff', undefined);
    expect(storage.get('energyTariff')).toBeUndefined();
  });
});
