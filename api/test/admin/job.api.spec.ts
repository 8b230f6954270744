import { Types } from 'mongoose';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { manualJobsWorker } from '../platform/jobs/jobs-worker.fixture.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  await jobs().deleteMany({});
});
afterAll(() => api.close());

const jobs = () => api.database.collection('jobs');
const run = (...args: string[]) => runAdminCommand(api, args);

interface Stored {
  readonly kind?: string;
  readonly attempts?: number;
  readonly failure?: string;
  readonly givenUpAt?: Date;
}

/** A receipt of an enrolment whose key and data are not to be printed. */
async function store({ kind = 'receipt', attempts = 0, ...more }: Stored = {}): Promise<string> {
  const _id = new Types.ObjectId();
  const data = { enrolmentId: 'an-enrolment', about: 'a-reference' };
  const runAt = new Date('2026-11-20T16:00:00Z');
  const state = { attempts, lockedUntil: new Date(0), doneAt: more.givenUpAt ?? null };
  await jobs().insertOne({ _id, kind, key: `a-key-of-${_id.toHexString()}`, runAt, data, ...state, ...more });
  return _id.toHexString();
}

const aFailedJob = (kind = 'receipt') => store({ kind, attempts: 3, failure: 'THIRD_PARTY' });
const givenUpAt = new Date('2026-11-19T10:00:00Z');
const aJobGivenUp = (kind = 'receipt') => store({ kind, attempts: 12, failure: 'THIRD_PARTY', givenUpAt });
const stored = (id: string) => jobs().findOne({ _id: new Types.ObjectId(id) });
const audited = () => api.database.collection('admin_audit').find({ action: 'job retry' }).toArray();

describe('job list', () => {
  it('lists the jobs that were given up, without key and data', async () => {
    const id = await aJobGivenUp();
    await aFailedJob();
    await store();
    const { code, lines } = await run('job', 'list');
    expect([code, lines]).toEqual([0, [`${id}  receipt  due 2026-11-20T16:00:00.000Z  12 attempts  THIRD_PARTY`]]);
  });

  it.each([
    ['waiting', '0 attempts  no failure'],
    ['failed', '3 attempts  THIRD_PARTY'],
  ])('lists the jobs that are %s', async (state, expected) => {
    await Promise.all([aJobGivenUp(), aFailedJob(), store()]);
    const { lines } = await run('job', 'list', '--state', state, '--kind', 'receipt');
    expect(lines).toEqual([expect.stringContaining(expected)]);
  });

  it('counts the jobs beyond the first hundred', async () => {
    await Promise.all(Array.from({ length: 102 }, () => aFailedJob()));
    const { lines } = await run('job', 'list', '--state', 'failed');
    expect([lines.length, lines.at(-1)]).toEqual([101, 'and 2 more']);
  });

  it('names the states for another one', async () => {
    const { code, errors } = await run('job', 'list', '--state', 'lost');
    expect([code, errors.join()]).toEqual([1, expect.stringContaining('one of waiting, failed, given-up')]);
    expect((await run('job', 'list')).lines).toEqual(['No job is given-up.']);
  });
});

describe('job retry', () => {
  it('makes failed jobs of a kind and jobs that were given up due at once, with an audit entry', async () => {
    const due = [await aFailedJob(), await aJobGivenUp()];
    const [waiting, other] = [await store(), await aFailedJob('move-saved')];
    expect(await run('job', 'retry', '--kind', 'receipt')).toMatchObject({ code: 0, lines: ['2 jobs due at once.'] });
    for (const id of due) {
      const job = await stored(id);
      expect(job).toMatchObject({ runAt: api.clock.now(), attempts: 0, doneAt: null });
      for (const field of ['givenUpAt', 'failure', 'expiresAt']) expect(job).not.toHaveProperty(field);
    }
    expect([(await stored(waiting))?.['attempts'], (await stored(other))?.['attempts']]).toEqual([0, 3]);
    expect(await audited()).toMatchObject([{ on: 'receipt', outcome: 'done' }]);
  });

  it('retries one job', async () => {
    const [id, other] = [await aJobGivenUp(), await aJobGivenUp()];
    expect(await run('job', 'retry', '--id', id)).toMatchObject({ code: 0, lines: ['1 job due at once.'] });
    expect([(await stored(id))?.['doneAt'], (await stored(other))?.['doneAt']]).toEqual([null, givenUpAt]);
  });

  it('changes and audits nothing with --dry-run', async () => {
    const id = await aJobGivenUp();
    const before = [await stored(id), (await audited()).length];
    const { lines } = await run('job', 'retry', '--id', id, '--dry-run');
    expect(lines).toEqual(['1 job would be attempted again.', 'Nothing was written.']);
    expect([await stored(id), (await audited()).length]).toEqual(before);
  });

  it.each([
    ['without a selection', [], 'give either --id or --kind'],
    ['of an unknown kind', ['--kind', 'nothing'], '--kind: there are only'],
    ['of a job that has not failed', ['--id', 'a'.repeat(24)], 'no job of'],
  ])('is refused %s', async (_, options, expected) => {
    const { code, errors } = await run('job', 'retry', ...options);
    expect([code, errors.join()]).toEqual([1, expect.stringContaining(expected)]);
  });
});
