import { aRecord } from '../testing/boot.builder';
import { RemoteFault } from './fault';
import { createRegistry } from './registry';
import { createVersions, type Versions } from './versions';

const named = aRecord({ version: '1.5.0' });
const good = aRecord({ version: '1.4.0' });
const passing = new RemoteFault('HM-401', 'energy');

function someVersions(lastGood = [good]) {
  const registry = createRegistry({ remotes: [named], lastGood }, 0);
  const versions = createVersions(registry, 'energy');
  const fail = (fault = passing, wasMounted = false) => versions.recordFailure(versions.current(), fault, wasMounted);
  return { registry, versions, fail };
}
const tried = (versions: Versions) => versions.current().version;

describe('the version to load', () => {
  it('is the registry’s, and still after its first failure', () => {
    const { versions, fail } = someVersions();
    expect(tried(versions)).toBe('1.5.0');
    expect(fail()).toBe('retry');
    expect(tried(versions)).toBe('1.5.0');
  });

  it('is the last good one after the second failure', () => {
    const { versions, fail } = someVersions();
    fail();
    expect(fail()).toBe('fallback');
    expect(tried(versions)).toBe('1.4.0');
  });

  it.each(['HM-201', 'HM-202', 'HM-301', 'HM-402', 'HM-403', 'HM-502'] as const)(
    'is the last good one at once after %s',
    (code) => {
      const { versions, fail } = someVersions();
      expect(fail(new RemoteFault(code, 'energy'))).toBe('fallback');
      expect(tried(versions)).toBe('1.4.0');
    },
  );

  it('is the last good one at once for an altered file', () => {
    expect(someVersions().fail(new RemoteFault('HM-401', 'energy', null, true))).toBe('fallback');
  });

  it('stays the last good one when that fails too', () => {
    const { versions, fail } = someVersions();
    fail(new RemoteFault('HM-402', 'energy'));
    expect(fail()).toBe('panel');
    expect(fail()).toBe('panel');
    expect(tried(versions)).toBe('1.4.0');
  });

  it('stays the last good one until the registry names a newer one', () => {
    const { registry, versions, fail } = someVersions();
    fail(new RemoteFault('HM-402', 'energy'));
    registry.replace({ remotes: [{ ...named }], lastGood: [good] });
    expect(tried(versions)).toBe('1.4.0');
    registry.replace({ remotes: [aRecord({ version: '1.6.0' })], lastGood: [good] });
    expect(tried(versions)).toBe('1.6.0');
    expect(fail()).toBe('retry');
  });
});

describe('a failure of a version that the registry no longer names', () => {
  it.each([false, true])('loads the version that it names now; was the old one mounted: %s', (wasMounted) => {
    const { registry, versions } = someVersions();
    const old = versions.current();
    registry.replace({ remotes: [aRecord({ version: '1.6.0' })], lastGood: [good] });
    expect(versions.recordFailure(old, passing, wasMounted)).toBe('fallback');
    expect(tried(versions)).toBe('1.6.0');
  });

  it('shows the panel if it names none', () => {
    const { registry, versions } = someVersions([]);
    const old = versions.current();
    registry.replace({ remotes: [], lastGood: [] });
    expect(versions.recordFailure(old, passing, false)).toBe('panel');
  });
});

describe('a failure after the mount', () => {
  it('shows the panel the first time, and falls back the second', () => {
    const { versions, fail } = someVersions();
    expect(fail(passing, true)).toBe('panel');
    expect(tried(versions)).toBe('1.5.0');
    expect(fail(passing, true)).toBe('fallback');
  });

  it('counts together with those before the mount', () => {
    const { fail } = someVersions();
    expect(fail()).toBe('retry');
    expect(fail(passing, true)).toBe('fallback');
  });
});

describe('without a last good version', () => {
  it.each([
    ['none is named', []],
    ['it is the same', [aRecord({ version: '1.5.0' })]],
    ['it is another journey’s', [aRecord({ name: 'onboarding' })]],
  ])('shows the panel after every failure: %s', (_, lastGood) => {
    const { versions, fail } = someVersions(lastGood);
    expect([fail(), fail(), fail(new RemoteFault('HM-402', 'energy'))]).toEqual(['panel', 'panel', 'panel']);
    expect(tried(versions)).toBe('1.5.0');
  });

  it('throws for a journey that the registry lacks', () => {
    const versions = createVersions(createRegistry({ remotes: [], lastGood: [good] }, 0), 'energy');
    expect(() => versions.current()).toThrow('HM-101 energy');
  });
});
