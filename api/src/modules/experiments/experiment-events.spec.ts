import { Types } from 'mongoose';
import { Timers } from '../../common/clock/clock.js';
import { Log } from '../../common/logging/log.js';
import type { ExperimentEvent } from './experiment-event.model.js';
import type { ExperimentEventRepository } from './experiment-event.repository.js';
import { ExperimentEvents } from './experiment-events.js';

/** Timers that a test lets run out by hand. */
class HandTimers extends Timers {
  readonly set: { readonly milliseconds: number; readonly run: () => void }[] = [];

  override after(milliseconds: number, run: () => void): () => void {
    const timer = { milliseconds, run };
    this.set.push(timer);
    return () => {
      const at = this.set.indexOf(timer);
      if (at >= 0) this.set.splice(at, 1);
    };
  }

  runOut(): void {
    for (const { run } of this.set.splice(0)) run();
  }
}

let timers: HandTimers;
let batches: (readonly ExperimentEvent[])[];
let isDown: boolean;
/** What the store waits for before it answers. */
let held: Promise<void>;
let lines: string[];
let events: ExperimentEvents;

beforeEach(() => {
  timers = new HandTimers();
  batches = [];
  isDown = false;
  held = Promise.resolve();
  lines = [];
  const store = {
    add: async (batch: readonly ExperimentEvent[]) => {
      await held;
      if (isDown) throw new Error('the store is down');
      batches.push(batch);
    },
  } as ExperimentEventRepository;
  events = new ExperimentEvents(store, timers, new Log('warn', { write: (line) => void lines.push(line) }));
});

const anEvent = (subject = 'a'): ExperimentEvent => ({
  _id: new Types.ObjectId(),
  experiment: 'otp-login',
  variant: 'on',
  subject,
  enrolmentType: 'Direct',
  partnerName: 'Home Move',
  at: new Date('2026-11-20T10:00:00Z'),
});
const add = (count: number) => {
  for (let index = 1; index <= count; index += 1) events.add(anEvent(String(index)));
};
/** Lets what is under way come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const sizes = () => batches.map(({ length }) => length);

describe('exposures', () => {
  it('go as soon as ten are together [FLAG-05]', async () => {
    add(9);
    await settled();
    expect(sizes()).toEqual([]);
    add(1);
    await settled();
    expect(sizes()).toEqual([10]);
    expect(timers.set).toEqual([]);
  });

  it('go after 1000 ms, however few they are [FLAG-05]', async () => {
    add(3);
    expect(timers.set.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    timers.runOut();
    await settled();
    expect(sizes()).toEqual([3]);
    expect(timers.set).toEqual([]);
  });

  it('go ten at a time, in their order, and what is left waits for its second', async () => {
    add(25);
    await settled();
    expect(sizes()).toEqual([10, 10]);
    timers.runOut();
    await settled();
    expect(batches.flat().map(({ subject }) => Number(subject))).toEqual([...Array(25).keys()].map((at) => at + 1));
    expect(sizes()).toEqual([10, 10, 5]);
  });

  it('do not wait for a timer that nobody needs', async () => {
    await settled();
    expect(timers.set).toEqual([]);
  });
});

describe('while the store is down', () => {
  beforeEach(async () => {
    isDown = true;
    add(10);
    await settled();
  });

  it('they wait, are tried once a second, and go when it is back', async () => {
    add(5);
    await settled();
    expect(timers.set.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    timers.runOut();
    await settled();
    expect(lines).toHaveLength(1);
    isDown = false;
    timers.runOut();
    await settled();
    timers.runOut();
    await settled();
    expect(sizes()).toEqual([10, 5]);
  });

  it('no more than a thousand wait; the log counts the others', async () => {
    add(1007);
    isDown = false;
    timers.runOut();
    await settled();
    expect(batches.flat()).toHaveLength(1000);
    expect(lines.join('')).toContain('"lost":17');
  });
});

describe('at shutdown', () => {
  it('what is under way comes to its end, and what waits behind it is stored too', async () => {
    let release: () => void = () => undefined;
    held = new Promise<void>((resolve) => (release = resolve));
    add(25);
    let isOver = false;
    const over = events.onApplicationShutdown().then(() => (isOver = true));
    await settled();
    expect([sizes(), isOver]).toEqual([[], false]);
    release();
    await over;
    expect(sizes()).toEqual([10, 10, 5]);
    expect(timers.set).toEqual([]);
  });

  it('they are stored before the process ends', async () => {
    add(13);
    await events.onApplicationShutdown();
    expect(sizes()).toEqual([10, 3]);
    expect(timers.set).toEqual([]);
  });

  it('the process ends all the same when the store is down', async () => {
    isDown = true;
    add(13);
    await events.onApplicationShutdown();
    expect(batches).toEqual([]);
    expect(timers.set).toEqual([]);
    expect(lines.join('')).toContain('"lost":13');
  });
});
