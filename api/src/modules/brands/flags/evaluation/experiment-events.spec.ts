import { Types } from 'mongoose';
import { ManualTimers } from '../../../../../test/support/manual-timers.js';
import { Log } from '../../../../common/logging/log.js';
import type { ExperimentEvent } from './experiment-event.model.js';
import type { ExperimentEventRepository } from './experiment-event.repository.js';
import { ExperimentEvents } from './experiment-events.js';

let timers: ManualTimers;
let batches: (readonly ExperimentEvent[])[];
let isDown: boolean;
/** The store responds only after this promise. */
let storeReady: Promise<void>;
let logLines: string[];
let events: ExperimentEvents;

beforeEach(() => {
  timers = new ManualTimers();
  batches = [];
  isDown = false;
  storeReady = Promise.resolve();
  logLines = [];
  const store = {
    add: async (batch: readonly ExperimentEvent[]) => {
      await storeReady;
      if (isDown) throw new Error('the store is down');
      batches.push(batch);
    },
  } as ExperimentEventRepository;
  events = new ExperimentEvents(store, timers, new Log('warn', { write: (line) => void logLines.push(line) }));
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
/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const sizes = () => batches.map(({ length }) => length);

describe('exposures', () => {
  it('are stored as soon as there are ten [FLAG-05]', async () => {
    add(9);
    await settled();
    expect(sizes()).toEqual([]);
    add(1);
    await settled();
    expect(sizes()).toEqual([10]);
    expect(timers.pending).toEqual([]);
  });

  it('are stored after 1000 ms, however few [FLAG-05]', async () => {
    add(3);
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    timers.runAll();
    await settled();
    expect(sizes()).toEqual([3]);
    expect(timers.pending).toEqual([]);
  });

  it('are stored ten at a time, in order, and the rest after a second', async () => {
    add(25);
    await settled();
    expect(sizes()).toEqual([10, 10]);
    timers.runAll();
    await settled();
    expect(batches.flat().map(({ subject }) => Number(subject))).toEqual(
      [...Array(25).keys()].map((index) => index + 1),
    );
    expect(sizes()).toEqual([10, 10, 5]);
  });

  it('set no timer when there are none', async () => {
    await settled();
    expect(timers.pending).toEqual([]);
  });
});

describe('while the store is down', () => {
  beforeEach(async () => {
    isDown = true;
    add(10);
    await settled();
  });

  it('exposures are retried once a second, and stored when it is back', async () => {
    add(5);
    await settled();
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    timers.runAll();
    await settled();
    expect(logLines).toHaveLength(1);
    isDown = false;
    timers.runAll();
    await settled();
    timers.runAll();
    await settled();
    expect(sizes()).toEqual([10, 5]);
  });

  it('at most a thousand are queued; the log counts the others', async () => {
    add(1007);
    isDown = false;
    timers.runAll();
    await settled();
    expect(batches.flat()).toHaveLength(1000);
    expect(logLines.join('')).toContain('"lost":17');
  });
});

describe('at shutdown', () => {
  it('the batch in flight and the queue are stored', async () => {
    let release: () => void = () => undefined;
    storeReady = new Promise<void>((resolve) => (release = resolve));
    add(25);
    let hasClosed = false;
    const closed = events.onApplicationShutdown().then(() => (hasClosed = true));
    await settled();
    expect([sizes(), hasClosed]).toEqual([[], false]);
    release();
    await closed;
    expect(sizes()).toEqual([10, 10, 5]);
    expect(timers.pending).toEqual([]);
  });

  it('exposures are stored before the process ends', async () => {
    add(13);
    await events.onApplicationShutdown();
    expect(sizes()).toEqual([10, 3]);
    expect(timers.pending).toEqual([]);
  });

  it('the process ends even when the store is down', async () => {
    isDown = true;
    add(13);
    await events.onApplicationShutdown();
    expect(batches).toEqual([]);
    expect(timers.pending).toEqual([]);
    expect(logLines.join('')).toContain('"lost":13');
  });
});
