import { createJourneyStorage } from './journey-storage';
import { createSafeStorage } from './safe-storage';

beforeEach(() => sessionStorage.clear());

describe('session storage', () => {
  it('keeps each value under its own prefixed key [SESS-30]', () => {
    createSafeStorage().set('energyTariff', '{"id":7}');
    expect(sessionStorage.getItem('hm.energyTariff')).toBe('{"id":7}');
    expect(createSafeStorage().get('energyTariff')).toBe('{"id":7}');
    expect(createSafeStorage().persistent).toBe(true);
  });
});

describe('where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('keeps values in memory only, and is not persistent', () => {
    const storage = createSafeStorage(denied);
    storage.set('userToken', 'abc');
    expect(storage.get('userToken')).toBe('abc');
    storage.remove('userToken');
    expect(storage.get('userToken')).toBeNull();
    expect(storage.persistent).toBe(false);
  });

  it('keeps in memory what exceeds the quota', () => {
    const storage = createSafeStorage();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('onboarding', 'typed');
    expect(storage.get('onboarding')).toBe('typed');
  });
});

describe('journey storage', () => {
  it('keeps JSON values and reads a malformed one as undefined', () => {
    const safe = createSafeStorage();
    const storage = createJourneyStorage(safe);
    storage.set('energyAddOns', ['GOGN']);
    expect(storage.get('energyAddOns')).toEqual(['GOGN']);
    safe.set('energyAddOns', '[');
    expect(storage.get('energyAddOns')).toBeUndefined();
    storage.set('energyTariff', undefined);
    expect(storage.get('energyTariff')).toBeUndefined();
  });
});
