import { RemoteFault } from './fault';
import type { LoadRemote } from './load';
import type { RemoteModule } from './remote-module';
import { aJourney, drawing } from '../testing/journey.builder';
import { aRecord } from '../testing/boot.builder';

const good = drawing('Energy');
const never = () => new Promise<never>(() => {});

/** Answers each attempt in turn; the last answer repeats. */
const inTurn = (...answers: (() => Promise<RemoteModule>)[]): LoadRemote => {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? never;
    turn += 1;
    return answer();
  };
};
const withModule = (module: Partial<RemoteModule>) => () => Promise.resolve({ ...good, ...module });
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a journey that loads', () => {
  it('shows its screen and removes it again', async () => {
    const { journey, shown, onMounted } = aJourney(inTurn(withModule({})));
    await journey.mount();
    expect(shown()).toBe('waiting');
    await settle();
    expect(shown()).toBe('Energy');
    expect(onMounted).toHaveBeenCalledTimes(1);
    await journey.unmount();
    expect(shown()).toBe('');
  });

  it('is fetched only once when it was preloaded', async () => {
    const load = jest.fn(inTurn(withModule({})));
    const { journey, shown } = aJourney(load);
    await journey.preload();
    await journey.mount();
    await settle();
    expect(shown()).toBe('Energy');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a journey that fails', () => {
  const notFound = () => Promise.reject(new RemoteFault('HM-401', 'energy', new Error('404')));
  const wrong = () => Promise.reject(new RemoteFault('HM-201', 'energy'));
  const missing = () => Promise.reject(new RemoteFault('HM-101', 'energy'));
  const throwing = { bootstrap: () => Promise.reject(new Error('bootstrap')) };
  const badMount = { mount: () => Promise.reject(new Error('first render')) };
  const syncThrow = {
    mount(): Promise<unknown> {
      throw new Error('mount');
    },
  };

  it.each([
    ['is not published', missing, 'HM-101'],
    ['needs another contract', wrong, 'HM-201'],
    ['is not found', notFound, 'HM-401'],
    ['throws at bootstrap', withModule(throwing), 'HM-501'],
    ['throws at its first render', withModule(badMount), 'HM-501'],
    ['throws synchronously', withModule(syncThrow), 'HM-501'],
  ])('because it %s shows %s, never rejects, and recovers by Try again', async (_, failing, code) => {
    const { journey, retry, shown, faults } = aJourney(inTurn(failing, withModule({})));
    await expect(journey.mount()).resolves.toBeUndefined();
    await settle();
    expect(shown()).toBe(`${code} after 1`);
    expect(faults).toEqual([code]);
    retry();
    expect(shown()).toBe('trying again');
    await settle();
    expect(shown()).toBe('Energy');
  });

  it('because it never renders times out after eight seconds', async () => {
    const { journey, shown } = aJourney(inTurn(withModule({ mount: never })));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('HM-502 after 1');
  });

  it('because it renders after eight seconds is removed again', async () => {
    const unmount = jest.fn(async () => undefined);
    const slow = withModule({
      async mount({ domElement }) {
        domElement.textContent = 'half a screen';
        await new Promise((resolve) => setTimeout(resolve, 9000));
      },
      unmount,
    });
    const { journey, shown } = aJourney(inTurn(slow));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(8000);
    expect(shown()).toBe('HM-502 after 1');
    await jest.advanceTimersByTimeAsync(1000);
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('counts its failures and loads each time under a new attempt number', async () => {
    const load = jest.fn(() => Promise.reject(new RemoteFault('HM-401', 'energy')));
    const { journey, retry, shown } = aJourney(load);
    await journey.mount();
    await settle();
    retry();
    await settle();
    expect(shown()).toBe('HM-401 after 2');
    expect(load.mock.calls).toEqual([
      [aRecord(), 0],
      [aRecord(), 1],
    ]);
  });

  it('counts from the first failure again after the mover has left it', async () => {
    const { journey, retry, shown } = aJourney(() => Promise.reject(new RemoteFault('HM-401', 'energy')));
    await journey.mount();
    await settle();
    retry();
    await settle();
    expect(shown()).toBe('HM-401 after 2');
    await journey.unmount();
    await journey.mount();
    await settle();
    expect(shown()).toBe('HM-401 after 1');
  });

  it('to preload is loaded again when it is opened', async () => {
    const load = jest.fn(inTurn(notFound, withModule({})));
    const { journey, shown, faults } = aJourney(load);
    await journey.preload();
    await journey.mount();
    await settle();
    expect(shown()).toBe('Energy');
    expect(faults).toEqual([]);
  });

  it('after it was mounted shows the panel and recovers', async () => {
    const { journey, retry, shown } = aJourney(inTurn(withModule({})));
    await journey.mount();
    await settle();
    journey.onCrash(new Error('uncaught'));
    await settle();
    expect(shown()).toBe('HM-603 after 1');
    retry();
    await settle();
    expect(shown()).toBe('Energy');
    journey.onCrash(new Error('uncaught'));
    await settle();
    expect(shown()).toBe('HM-603 after 1');
  });

  it('after it was mounted is fetched again by Try again', async () => {
    const load = jest.fn(inTurn(withModule({})));
    const { journey, retry } = aJourney(load);
    await journey.mount();
    await settle();
    journey.onCrash(new Error('uncaught'));
    await settle();
    retry();
    await settle();
    expect(load.mock.calls).toEqual([
      [aRecord(), 0],
      [aRecord(), 1],
    ]);
  });

  it('to unmount is reported and removed all the same', async () => {
    const { journey, shown, runtime } = aJourney(
      inTurn(withModule({ unmount: () => Promise.reject(new Error('stuck')) })),
    );
    await journey.mount();
    await settle();
    await journey.unmount();
    expect(shown()).toBe('');
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'energy', phase: 'unmount' }]);
  });

  it('to unmount is reported and removed after three seconds', async () => {
    const { journey, shown, runtime } = aJourney(inTurn(withModule({ unmount: never })));
    await journey.mount();
    await settle();
    void journey.unmount();
    await jest.advanceTimersByTimeAsync(2999);
    expect(shown()).toBe('Energy');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('');
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'energy', phase: 'unmount' }]);
  });
});

describe('a journey whose code is slow', () => {
  const arrivesAfter = (ms: number) => () =>
    new Promise<RemoteModule>((resolve) => {
      setTimeout(() => resolve(good), ms);
    });

  it('times out eight seconds after it was opened', async () => {
    const { journey, shown, faults } = aJourney(never);
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('HM-402 after 1');
    expect(faults).toEqual(['HM-402']);
  });

  it('is loaded again by Try again', async () => {
    const { journey, retry, shown } = aJourney(inTurn(never, withModule({})));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(8000);
    retry();
    await settle();
    expect(shown()).toBe('Energy');
  });

  it('has eight seconds from its opening, even if preloading began earlier', async () => {
    const load = jest.fn(arrivesAfter(15_000));
    const { journey, shown, faults } = aJourney(load);
    void journey.preload();
    await jest.advanceTimersByTimeAsync(7500);
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7499);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('Energy');
    expect(faults).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again when it is opened after preloading timed out', async () => {
    const { journey, shown } = aJourney(inTurn(never, withModule({})));
    void journey.preload();
    await jest.advanceTimersByTimeAsync(8000);
    await journey.mount();
    await settle();
    expect(shown()).toBe('Energy');
  });
});

describe('a journey that is left while it loads', () => {
  it('stays closed when its code arrives', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    const load = () => new Promise<RemoteModule>((resolve) => (arrive = resolve));
    const { journey, shown, onMounted } = aJourney(load);
    await journey.mount();
    await journey.unmount();
    arrive(good);
    await settle();
    expect(shown()).toBe('');
    expect(onMounted).not.toHaveBeenCalled();
  });

  it('is unmounted when its screen arrives late', async () => {
    let draw: () => void = () => undefined;
    const slow = withModule({
      mount: ({ domElement }) =>
        new Promise<void>((resolve) => {
          draw = () => {
            domElement.textContent = 'Energy';
            resolve();
          };
        }),
    });
    const { journey, shown } = aJourney(inTurn(slow));
    await journey.mount();
    await settle();
    await journey.unmount();
    draw();
    await settle();
    expect(shown()).toBe('');
  });

  it('stays closed although it was about to be loaded again', async () => {
    const failing = () => Promise.reject(new RemoteFault('HM-401', 'energy'));
    const { journey, retry, shown } = aJourney(inTurn(failing, withModule({})));
    await journey.mount();
    await settle();
    retry();
    await journey.unmount();
    await settle();
    expect(shown()).toBe('');
  });

  it('shows no panel for a failure after it was left', async () => {
    let fail: (error: Error) => void = () => undefined;
    const load = () => new Promise<RemoteModule>((_, reject) => (fail = reject));
    const { journey, shown, faults } = aJourney(load);
    await journey.mount();
    await journey.unmount();
    fail(new RemoteFault('HM-401', 'energy'));
    await settle();
    expect(shown()).toBe('');
    expect(faults).toEqual([]);
  });
});
