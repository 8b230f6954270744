import { aJourney, drawing } from '../testing/journey.builder';
import { aRecord } from '../testing/boot.builder';
import { RemoteFault } from './fault';
import type { RemoteModule } from './remote-module';

const before = aRecord({ version: '1.3.0', global: 'hm_energy_1_3_0' });
const never = () => new Promise<never>(() => {});
const fault = (code: 'HM-201' | 'HM-301' | 'HM-401' | 'HM-403', isFinal?: boolean) => () =>
  Promise.reject(new RemoteFault(code, 'energy', null, isFinal));
const withModule = (module: Partial<RemoteModule>) => () => Promise.resolve({ ...drawing('newest'), ...module });

/** Version 1.4.0 answers each attempt in turn as given; version 1.3.0 works. */
function aJourneyWithLastGood(...attempts: (() => Promise<RemoteModule>)[]) {
  const requested: string[] = [];
  const journey = aJourney(
    ({ version }, attempt) => {
      requested.push(`${version}#${attempt}`);
      if (version === '1.3.0') return Promise.resolve(drawing('last good'));
      return (attempts[Math.min(attempt, attempts.length - 1)] ?? never)();
    },
    [before],
  );
  return { ...journey, requested };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a failure that no retry can fix', () => {
  it.each([
    ['another contract', fault('HM-201'), 'HM-201'],
    ['a file without a hash', fault('HM-301'), 'HM-301'],
    ['an altered file', fault('HM-401', true), 'HM-401'],
    ['a module that is not a remote', fault('HM-403'), 'HM-403'],
  ])('%s leads to the last good version at once', async (_, failing, code) => {
    const { journey, shown, faults, requested } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    expect(shown()).toBe('last good');
    expect(requested).toEqual(['1.4.0#0', '1.3.0#0']);
    expect(faults).toEqual([code, '1.4.0 → 1.3.0']);
  });

  it('code that hangs leads there after eight seconds', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(never);
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['HM-402', '1.4.0 → 1.3.0']);
  });

  it('a remote that never renders leads there after eight seconds', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(withModule({ mount: never }));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(8000);
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['HM-502', '1.4.0 → 1.3.0']);
  });
});

describe('any other failure', () => {
  const failing: readonly [string, () => Promise<RemoteModule>, string][] = [
    ['to load', fault('HM-401'), 'HM-401'],
    ['to start', withModule({ bootstrap: () => Promise.reject(new Error('bootstrap')) }), 'HM-501'],
    ['to render first', withModule({ mount: () => Promise.reject(new Error('first render')) }), 'HM-501'],
  ];

  it.each(failing)('%s is retried once automatically', async (_, once, code) => {
    const { journey, shown, faults } = aJourneyWithLastGood(once, withModule({}));
    await journey.mount();
    await settle();
    expect(shown()).toBe('newest');
    expect(faults).toEqual([code]);
  });

  it.each(failing)('%s twice leads to the last good version', async (_, twice, code) => {
    const { journey, shown, faults, requested } = aJourneyWithLastGood(twice);
    await expect(journey.mount()).resolves.toBeUndefined();
    await settle();
    expect(shown()).toBe('last good');
    expect(requested).toEqual(['1.4.0#0', '1.4.0#1', '1.3.0#0']);
    expect(faults).toEqual([code, code, '1.4.0 → 1.3.0']);
  });
});

describe('an error after the mount', () => {
  it('keeps the boundary’s panel the first time, and falls back the second time', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(withModule({}));
    await journey.mount();
    await settle();
    journey.onRenderError(new Error('in an effect'));
    await settle();
    expect(shown()).toBe('newest');
    journey.onRenderError(new Error('in an effect'));
    await settle();
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['1.4.0 → 1.3.0']);
  });

  it('counts once, however many effects throw at the same time', async () => {
    const { journey, shown } = aJourneyWithLastGood(withModule({}));
    await journey.mount();
    await settle();
    journey.onRenderError(new Error('one effect'));
    journey.onRenderError(new Error('another'));
    await settle();
    expect(shown()).toBe('newest');
  });

  it('also counts before the mount has finished', async () => {
    const early = withModule({
      async mount(props) {
        await drawing('newest').mount(props);
        journey.onRenderError(new Error('in a layout effect'));
      },
    });
    const { journey, shown } = aJourneyWithLastGood(early);
    await journey.mount();
    await settle();
    expect(shown()).toBe('newest');
    journey.onRenderError(new Error('again'));
    await settle();
    expect(shown()).toBe('last good');
  });

  it('that crashes the screen shows the panel, and falls back the second time', async () => {
    const { journey, shown, retry, faults } = aJourneyWithLastGood(withModule({}));
    await journey.mount();
    await settle();
    journey.onCrash(new Error('uncaught'));
    await settle();
    expect(shown()).toBe('HM-603 after 1');
    retry();
    await settle();
    expect(shown()).toBe('newest');
    journey.onCrash(new Error('uncaught'));
    await settle();
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['HM-603', 'HM-603', '1.4.0 → 1.3.0']);
  });
});

describe('a version that was set aside', () => {
  const failing = fault('HM-401');

  it('is not loaded again when the journey is reopened', async () => {
    const { journey, shown, requested } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    await journey.unmount();
    await journey.mount();
    await settle();
    expect(shown()).toBe('last good');
    expect(requested).toEqual(['1.4.0#0', '1.4.0#1', '1.3.0#0']);
  });

  it('is replaced by the registry’s next version at the next opening', async () => {
    const { journey, registry, requested } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    registry.replace({ remotes: [aRecord({ version: '1.5.0' })], lastGood: [before] });
    expect(requested).not.toContain('1.5.0#0');
    await journey.unmount();
    await journey.mount();
    await settle();
    expect(requested.slice(3)).toEqual(['1.5.0#0', '1.5.0#1', '1.3.0#0']);
  });

  it('leaves the panel when the last good one fails too, which Try again loads again', async () => {
    let isBack = false;
    const load = jest.fn(() =>
      isBack ? Promise.resolve(drawing('last good')) : Promise.reject(new RemoteFault('HM-401', 'energy')),
    );
    const { journey, shown, retry } = aJourney(load, [before]);
    await journey.mount();
    await settle();
    expect(shown()).toBe('HM-401 after 1');
    isBack = true;
    retry();
    await settle();
    expect(shown()).toBe('last good');
    expect(load).toHaveBeenLastCalledWith(before, 1);
  });

  it('is not one that only failed to preload', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(fault('HM-401', true), withModule({}));
    await journey.preload();
    await journey.mount();
    await settle();
    expect(shown()).toBe('newest');
    expect(faults).toEqual([]);
  });
});
