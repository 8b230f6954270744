import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aBusyCustomer } from './busy-customer.builder.js';
import { retentionPeriods } from './retention-periods.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  const worker = await manualJobsWorker(api);
  await aBusyCustomer(api);
  await worker.runDue();
}, 60_000);
afterAll(() => api.close());

const dayMs = 24 * 60 * 60 * 1000;
/** Has no model: migrations run before models exist. The support tool adds its audit. */
const withoutModel = ['migrations', 'admin_audit'];
const periods = Object.entries(retentionPeriods);

function modelledCollections(): readonly string[] {
  const { models } = api.app.get<Connection>(getConnectionToken());
  return Object.values(models).map(({ collection }) => collection.name);
}

interface Ttl {
  readonly field: string;
  readonly seconds: number;
}

async function ttlOf(collection: string): Promise<Ttl | null> {
  const stored = await api.database.db?.listCollections({ name: collection }).toArray();
  if (stored?.length !== 1) return null;
  const indexes = await api.database.collection(collection).indexes();
  const found = indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  return found ? { field: Object.keys(found.key)[0] ?? '', seconds: found.expireAfterSeconds ?? 0 } : null;
}

describe('the period of each collection', () => {
  it('is stated for every collection, and for no other', () => {
    expect(Object.keys(retentionPeriods)).toEqual([...modelledCollections(), ...withoutModel].toSorted());
  });

  it.each(periods)('of %s ends by an index where one is stated', async (collection, { ttl }) => {
    const index = await ttlOf(collection);
    expect(index?.field).toBe(ttl?.field);
    // With 0, the field is the time of the deletion.
    const isFixed = index !== null && index.seconds > 0;
    expect(isFixed ? index.seconds * 1000 : undefined).toBe(isFixed ? (ttl?.days ?? 0) * dayMs : undefined);
  });

  it('ends with the enrolment where that is stated', () => {
    const stated = periods.flatMap(([collection, { isErased }]) => (isErased ? [collection] : []));
    const erased = [...api.app.get(Erasure, { strict: false }).collections, 'enrolments'];
    expect(stated).toEqual(erased.toSorted());
  });

  it('ends within its period for every document of a customer who has used everything', async () => {
    const now = api.clock.now().getTime();
    const checked = new Set<string>();
    const tooLong: string[] = [];
    for (const [collection, { ttl }] of periods) {
      const index = await ttlOf(collection);
      if (!ttl || !index) continue;
      for (const document of await api.database.collection(collection).find({}).toArray()) {
        const value: unknown = document[index.field];
        if (!(value instanceof Date)) continue;
        checked.add(collection);
        if (value.getTime() + index.seconds * 1000 - now > ttl.days * dayMs)
          tooLong.push(`${collection} ${value.toISOString()}`);
      }
    }
    expect(tooLong).toEqual([]);
    expect([...checked]).toEqual(
      expect.arrayContaining(['distributions', 'jobs', 'link_tokens', 'quotes', 'refresh_tokens', 'sessions']),
    );
  });
});
