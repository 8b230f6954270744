import { JobsService } from '../../../src/modules/platform/jobs/jobs.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from './jobs-worker.fixture.js';

let one: BootedApp;
let other: BootedApp;
let workers: readonly [JobsWorker, JobsWorker];
let kind: string;
let count = 0;

beforeAll(async () => {
  one = await bootApp({ LOG_LEVEL: 'warn' });
  other = await one.another();
  workers = [await manualJobsWorker(one), await manualJobsWorker(other)];
});
beforeEach(() => {
  count += 1;
  kind = `kind-${count}`;
  for (const { clock } of [one, other]) clock.at('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const serviceOf = (api: BootedApp) => api.app.get(JobsService, { strict: false });
const minute = 60_000;
const day = 24 * 60 * minute;
const inMinutes = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * minute);
const ask = (more: object = {}) =>
  serviceOf(one).schedule({ kind, key: kind, runAt: inMinutes(10), data: { enrolmentId: 'mover-1' }, ...more });
const pass = (minutes: number) => {
  for (const { clock } of [one, other]) clock.advance({ minutes });
};
const runBoth = () => Promise.all(workers.map((worker) => worker.runDue()));
const kept = () => one.database.collection('jobs').findOne({ key: kind });

/** Both processes handle jobs of the kind, and record each run. */
function handled(by: () => Promise<void | { again: Date }> = async () => undefined): string[] {
  const ran: string[] = [];
  for (const [name, api] of Object.entries({ one, other })) {
    serviceOf(api).handle(kind, async ({ enrolmentId = '' }) => {
      ran.push(`${name} ${enrolmentId}`);
      return by();
    });
  }
  return ran;
}

describe('a job', () => {
  it('runs when it is due, not before', async () => {
    const ran = handled();
    await ask();
    pass(9);
    await runBoth();
    expect(ran).toEqual([]);
    pass(1);
    await runBoth();
    expect(ran).toHaveLength(1);
  });

  it('is scheduled once, and runs once however many processes poll', async () => {
    const ran = handled();
    await Promise.all([ask(), ask(), ask()]);
    pass(10);
    await Promise.all([runBoth(), runBoth(), runBoth()]);
    await ask();
    pass(10);
    await runBoth();
    expect(ran).toEqual([expect.stringMatching(/^(one|other) mover-1$/)]);
    expect(await one.database.collection('jobs').countDocuments({ key: kind })).toBe(1);
  });

  it('is run by another process when the first one dies', async () => {
    const ran = handled();
    let finished = (): void => undefined;
    serviceOf(one).handle(kind, () => new Promise<void>((done) => (finished = done)));
    await ask();
    pass(10);
    const dead = workers[0].runDue();
    while ((await kept())?.['attempts'] === 0) await new Promise(setImmediate);
    await workers[1].runDue();
    expect(ran).toEqual([]);
    pass(2);
    await workers[1].runDue();
    expect(ran).toEqual(['other mover-1']);
    const done = await kept();
    finished();
    await dead;
    expect(await kept()).toEqual(done);
  });

  it('is retried with growing delays when it fails, and abandoned after 20 hours', async () => {
    const ran = handled(async () => {
      throw new Error('broken');
    });
    await ask();
    pass(10);
    const waits: number[] = [];
    for (let attempts = 0; attempts < 12; attempts += 1) {
      await runBoth();
      const job = await kept();
      if (job?.['doneAt'] === null) {
        const wait = Math.round((job['runAt'].getTime() - one.clock.now().getTime()) / minute);
        waits.push(wait);
        pass(wait);
      }
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(ran).toHaveLength(12);
    expect(await kept()).toMatchObject({
      doneAt: one.clock.now(),
      givenUpAt: one.clock.now(),
      failure: 'Error',
      expiresAt: new Date(one.clock.now().getTime() + 30 * day),
    });
    expect([...one.testApp.logged, ...other.testApp.logged].join()).toContain('job given up');
  });

  it('is run again after a crash, once', async () => {
    let crashes = 1;
    const ran = handled(async () => {
      crashes -= 1;
      if (crashes >= 0) throw new Error('crash');
    });
    await ask();
    pass(10);
    await runBoth();
    pass(1);
    await runBoth();
    pass(600);
    await runBoth();
    expect(ran).toHaveLength(2);
  });

  it('can be postponed, which is not a failure', async () => {
    const again = inMinutes(30);
    const ran = handled(async () => (one.clock.now() < again ? { again } : undefined));
    await ask();
    pass(10);
    await runBoth();
    expect(await kept()).toMatchObject({ runAt: again, attempts: 0, doneAt: null });
    pass(20);
    await runBoth();
    expect(ran).toHaveLength(2);
    expect((await kept())?.['doneAt']).toEqual(again);
  });

  it('can be scheduled again after a while, with new data, if it allows that', async () => {
    const ran = handled();
    const repeatableAfter = 60 * minute;
    await ask({ repeatableAfter });
    pass(10);
    await runBoth();
    pass(59);
    await ask({ repeatableAfter });
    await runBoth();
    expect(ran).toHaveLength(1);
    pass(1);
    await ask({ repeatableAfter, data: { enrolmentId: 'mover-2' } });
    await runBoth();
    expect(ran).toHaveLength(2);
    expect(ran.at(-1)).toMatch(/ mover-2$/);
  });

  it('is deleted 30 days after it was done', async () => {
    handled();
    await ask();
    pass(10);
    await runBoth();
    expect((await kept())?.['expiresAt']).toEqual(new Date(inMinutes(10).getTime() + 30 * day));
    const indexes = await one.database.collection('jobs').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('is kept when it is pending, however long it waits', async () => {
    handled(async () => ({ again: inMinutes(100_000) }));
    await ask();
    pass(10);
    await runBoth();
    expect(await kept()).not.toHaveProperty('expiresAt');
  });

  it('is kept with its enrolment if its key must never run again', async () => {
    serviceOf(one).handle(kind, async () => undefined, { keepsKeys: true });
    await ask();
    pass(10);
    await workers[0].runDue();
    expect(await kept()).toMatchObject({ doneAt: inMinutes(10) });
    expect(await kept()).not.toHaveProperty('expiresAt');
  });

  it('is left to other processes when this one has no handler for its kind', async () => {
    const ran: string[] = [];
    serviceOf(other).handle(kind, async () => void ran.push('other'));
    await ask();
    pass(10);
    await workers[0].runDue();
    expect((await kept())?.['attempts']).toBe(0);
    await workers[1].runDue();
    expect(ran).toEqual(['other']);
  });
});
