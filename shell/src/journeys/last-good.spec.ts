import { aJourney, drawing } from '../testing/journey.builder';
import { aRecord } from '../testing/boot.builder';
import { RemoteFault } from './fault';
import type { RemoteModule } from './remote-module';

const before = aRecord({ version: '1.3.0', global: 'hm_energy_1_3_0' });
const never = () => new Promise<never>(() => {});
const fault = (code: 'HM-201' | 'HM-301' | 'HM-401' | 'HM-403', isFinal?: boolean) => () =>
  Promise.reject(new RemoteFault(code, 'energy', null, isFinal));
const gives = (module: Partial<RemoteModule>) => () => Promise.resolve({ ...drawing('newest'), ...module });

/** Version 1.4.0 as the test says, each try in turn, and a 1.3.0 that draws its name. */
function aJourneyWithLastGood(...tries: (() => Promise<RemoteModule>)[]) {
  const asked: string[] = [];
  const journey = aJourney(
    ({ version }, attempt) => {
      asked.push(`${version}#${attempt}`);
      if (version === '1.3.0') return Promise.resolve(drawing('last good'));
      return (tries[Math.min(attempt, tries.length - 1)] ?? never)();
    },
    [before],
  );
  return { ...journey, asked };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a failure that no second try cures', () => {
  it.each([
    ['another contract', fault('HM-201'), 'HM-201'],
    ['a file without a hash', fault('HM-301'), 'HM-301'],
    ['an altered file', fault('HM-401', true), 'HM-401'],
    ['something that is no remote', fault('HM-403'), 'HM-403'],
  ])('%s leads to the last good version at once', async (_, failing, code) => {
    const { journey, shown, faults, asked } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    expect(shown()).toBe('last good');
    expect(asked).toEqual(['1.4.0#0', '1.3.0#0']);
    expect(faults).toEqual([code, '1.4.0 → 1.3.0']);
  });

  it('a code that hangs leads there after eight seconds', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(never);
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['HM-402', '1.4.0 → 1.3.0']);
  });

  it('a screen that never comes leads there after eight seconds', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(gives({ mount: never }));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(8000);
    expect(shown()).toBe('last good');
    expect(faults).toEqual(['HM-502', '1.4.0 → 1.3.0']);
  });
});

describe('any other failure', () => {
  const failing: readonly [string, () => Promise<RemoteModule>, string][] = [
    ['to load', fault('HM-401'), 'HM-401'],
    ['to start', gives({ bootstrap: () => Promise.reject(new Error('bootstrap')) }), 'HM-501'],
    ['to render first', gives({ mount: () => Promise.reject(new Error('first render')) }), 'HM-501'],
  ];

  it.each(failing)('%s is tried once more by itself', async (_, once, code) => {
    const { journey, shown, faults } = aJourneyWithLastGood(once, gives({}));
    await journey.mount();
    await settle();
    expect(shown()).toBe('newest');
    expect(faults).toEqual([code]);
  });

  it.each(failing)('%s twice leads to the last good version', async (_, twice, code) => {
    const { journey, shown, faults, asked } = aJourneyWithLastGood(twice);
    await expect(journey.mount()).resolves.toBeUndefined();
    await settle();
    expect(shown()).toBe('last good');
    expect(asked).toEqual(['1.4.0#0', '1.4.0#1', '1.3.0#0']);
    expect(faults).toEqual([code, code, '1.4.0 → 1.3.0']);
  });
});

describe('an error after its screen was there', () => {
  it('that its boundary caught leaves the panel there, and leads back the second time', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(gives({}));
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

  it('counts once, however many effects throw at that moment', async () => {
    const { journey, shown } = aJourneyWithLastGood(gives({}));
    await journey.mount();
    await settle();
    journey.onRenderError(new Error('one effect'));
    journey.onRenderError(new Error('another'));
    await settle();
    expect(shown()).toBe('newest');
  });

  it('counts also where it comes before the mount is over', async () => {
    const early = gives({
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

  it('that took its screen down shows the panel, and leads back the second time', async () => {
    const { journey, shown, retry, faults } = aJourneyWithLastGood(gives({}));
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

describe('a version that was put aside', () => {
  const failing = fault('HM-401');

  it('is not asked for again when the journey is opened anew', async () => {
    const { journey, shown, asked } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    await journey.unmount();
    await journey.mount();
    await settle();
    expect(shown()).toBe('last good');
    expect(asked).toEqual(['1.4.0#0', '1.4.0#1', '1.3.0#0']);
  });

  it('gives way to the next one that the registry names, at the next opening', async () => {
    const { journey, registry, asked } = aJourneyWithLastGood(failing);
    await journey.mount();
    await settle();
    registry.replace({ remotes: [aRecord({ version: '1.5.0' })], lastGood: [before] });
    expect(asked).not.toContain('1.5.0#0');
    await journey.unmount();
    await journey.mount();
    await settle();
    expect(asked.slice(3)).toEqual(['1.5.0#0', '1.5.0#1', '1.3.0#0']);
  });

  it('leaves the panel where the last good one fails too, which Try again asks for', async () => {
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

  it('is not one that was prepared in vain: nobody waited for it', async () => {
    const { journey, shown, faults } = aJourneyWithLastGood(fault('HM-401', true), gives({}));
    await journey.preload();
    await journey.mount();
    await settle();
    expect(shown()).toBe('newest');
    expect(faults).toEqual([]);
  });
});
