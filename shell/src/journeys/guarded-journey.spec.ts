import { RemoteFault } from './fault';
import type { LoadRemote } from './load';
import type { RemoteModule } from './remote-module';
import { aJourney, drawing } from '../testing/journey.builder';
import { aRecord } from '../testing/boot.builder';

const good = drawing('Energy');
const never = () => new Promise<never>(() => {});

/** Answers each try in turn; the last answer stays. */
const inTurn = (...answers: (() => Promise<RemoteModule>)[]): LoadRemote => {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? never;
    turn += 1;
    return answer();
  };
};
const gives = (module: Partial<RemoteModule>) => () => Promise.resolve({ ...good, ...module });
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a journey that loads', () => {
  it('shows its screen and takes it down again', async () => {
    const { journey, shown, onMounted } = aJourney(inTurn(gives({})));
    await journey.mount();
    expect(shown()).toBe('waiting');
    await settle();
    expect(shown()).toBe('Energy');
    expect(onMounted).toHaveBeenCalledTimes(1);
    await journey.unmount();
    expect(shown()).toBe('');
  });

  it('is fetched once when it was prepared', async () => {
    const load = jest.fn(inTurn(gives({})));
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
    ['is not there', notFound, 'HM-401'],
    ['throws while it starts', gives(throwing), 'HM-501'],
    ['throws at its first render', gives(badMount), 'HM-501'],
    ['throws at once', gives(syncThrow), 'HM-501'],
  ])('because it %s shows %s’s code, never rejects, and recovers by Try again', async (_, failing, code) => {
    const { journey, retry, shown, faults } = aJourney(inTurn(failing, gives({})));
    await expect(journey.mount()).resolves.toBeUndefined();
    await settle();
    expect(shown()).toBe(`${code} after 1`);
    expect(faults).toEqual([code]);
    retry();
    expect(shown()).toBe('trying again');
    await settle();
    expect(shown()).toBe('Energy');
  });

  it('because its screen never comes is given up after eight seconds', async () => {
    const { journey, shown } = aJourney(inTurn(gives({ mount: never })));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('HM-502 after 1');
  });

  it('counts its failures and asks each time under another number', async () => {
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

  it('after it was prepared in vain is asked for again when it is opened', async () => {
    const load = jest.fn(inTurn(notFound, gives({})));
    const { journey, shown, faults } = aJourney(load);
    await journey.preload();
    await journey.mount();
    await settle();
    expect(shown()).toBe('Energy');
    expect(faults).toEqual([]);
  });

  it('after its screen was there shows the panel and recovers', async () => {
    const { journey, retry, shown } = aJourney(inTurn(gives({})));
    await journey.mount();
    await settle();
    journey.onCrash(new Error('uncaught'));
    await settle();
    expect(shown()).toBe('HM-603 after 1');
    retry();
    await settle();
    expect(shown()).toBe('Energy');
  });

  it('while it is taken down is reported and goes all the same', async () => {
    const { journey, shown, runtime } = aJourney(inTurn(gives({ unmount: () => Promise.reject(new Error('stuck')) })));
    await journey.mount();
    await settle();
    await journey.unmount();
    expect(shown()).toBe('');
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'energy', phase: 'unmount' }]);
  });
});

describe('a journey whose code is slow', () => {
  const arrivesAfter = (ms: number) => () =>
    new Promise<RemoteModule>((resolve) => {
      setTimeout(() => resolve(good), ms);
    });

  it('is given up eight seconds after it was opened', async () => {
    const { journey, shown, faults } = aJourney(never);
    await journey.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(shown()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('HM-402 after 1');
    expect(faults).toEqual(['HM-402']);
  });

  it('is asked for anew by Try again', async () => {
    const { journey, retry, shown } = aJourney(inTurn(never, gives({})));
    await journey.mount();
    await jest.advanceTimersByTimeAsync(8000);
    retry();
    await settle();
    expect(shown()).toBe('Energy');
  });

  it('has eight seconds from its opening, though it was being prepared before', async () => {
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

  it('is asked for anew when it is opened after it was prepared for eight seconds in vain', async () => {
    const { journey, shown } = aJourney(inTurn(never, gives({})));
    void journey.preload();
    await jest.advanceTimersByTimeAsync(8000);
    await journey.mount();
    await settle();
    expect(shown()).toBe('Energy');
  });
});

describe('a journey that is left while it loads', () => {
  it('does not come up later', async () => {
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

  it('is taken down when its screen comes late', async () => {
    let draw: () => void = () => undefined;
    const slow = gives({
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

  it('shows no panel for a failure that nobody waits for', async () => {
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
