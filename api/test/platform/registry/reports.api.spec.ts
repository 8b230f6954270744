import { brandEndpoints, registryEndpoints, reportEndpoints, type ReportBatch } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { publishVersions, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

const energy = (version: string) => ({ remote: 'energy', version }) as const;
const crash = (version: string) => ({ ...energy(version), code: 'HM-603', phase: 'render', count: 2 }) as const;
let api: BootedApp;
let store: RemoteStore;

beforeEach(async () => {
  ({ api, store } = await bootWithStore({ REMOTE_PROVEN_VISITS: '4', FAULT_REPORT_LIMIT: '10' }));
  api.clock.at('2026-11-20T10:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0');
});
afterEach(() => api.close());

const report = (token: string, batch: Partial<ReportBatch>) =>
  api.call(
    reportEndpoints.report,
    { body: { brand: 'harbour', context: 'hosted', mounts: [], faults: [], ...batch } },
    { token },
  );

/** A report of a new visitor. */
const visit = async (batch: Partial<ReportBatch>) => report(await api.appToken(), batch);

async function got() {
  const { body } = await api.call(brandEndpoints.resolution, { query: {} });
  const of = (records: typeof body.remotes) => records.find(({ name }) => name === 'energy')?.version;
  return [of(body.remotes), of(body.lastGood)];
}

async function status(version: string) {
  const { body } = await api.call(registryEndpoints.status, {}, { token: deployKey });
  const remote = body.remotes.find(({ name }) => name === 'energy');
  const found = remote?.versions.find((candidate) => candidate.version === version);
  if (!found) throw new Error(`the status lists no energy ${version}`);
  return found;
}

describe('reports', () => {
  it('are listed by version and brand, with the time of the first fault', async () => {
    await visit({ mounts: [energy('1.2.0')] });
    await visit({ mounts: [energy('1.2.0')], faults: [crash('1.2.0')], brand: 'oakwood', context: 'embedded' });
    expect((await status('1.2.0')).health).toEqual({
      visits: 2,
      faulty: 1,
      since: '2026-11-20T10:00:00.000Z',
      brands: [
        { brand: 'harbour', visits: 1, faulty: 0, faults: [] },
        {
          brand: 'oakwood',
          visits: 1,
          faulty: 1,
          faults: [
            {
              code: 'HM-603',
              phase: 'render',
              context: 'embedded',
              count: 2,
              since: '2026-11-20T10:00:00.000Z',
              latest: '2026-11-20T10:00:00.000Z',
            },
          ],
        },
      ],
    });
  });

  it('count a session once for each version, however often it reports', async () => {
    const token = await api.appToken();
    for (let time = 0; time < 3; time += 1)
      await report(token, { mounts: [energy('1.2.0')], faults: [crash('1.2.0')] });
    expect((await status('1.2.0')).health).toMatchObject({ visits: 1, faulty: 1 });
    expect((await status('1.2.0')).health.brands[0]?.faults[0]?.count).toBe(6);
  });

  it('about unknown versions and brands are ignored', async () => {
    expect((await visit({ faults: [crash('7.7.7')] })).status).toBe(204);
    expect((await visit({ faults: [crash('1.2.0')], brand: 'unknown' })).status).toBe(204);
    expect((await status('1.2.0')).health).toEqual({ visits: 0, faulty: 0, since: null, brands: [] });
    expect(await api.database.collection('remote_faults').countDocuments()).toBe(0);
  });

  it('with anything but the listed fields are rejected', async () => {
    const body = { brand: 'harbour', context: 'hosted', mounts: [], faults: [], message: 'Sam Hartley' };
    const { status: code } = await api.call(
      reportEndpoints.report,
      { body: body as ReportBatch },
      { token: await api.appToken() },
    );
    expect(code).toBe(400);
  });

  it('expire after two weeks', async () => {
    await visit({ mounts: [energy('1.2.0')], faults: [crash('1.2.0')] });
    for (const name of ['remote_faults', 'remote_visits']) {
      const stored = await api.database.collection(name).findOne();
      expect(stored?.['expiresAt']).toEqual(new Date('2026-12-04T10:00:00Z'));
    }
  });
});

describe('a version with faults', () => {
  it('is withdrawn for everyone above the threshold, and the audit says why', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1)
      await visit({ mounts: [energy('1.2.0')], faults: [crash('1.2.0')] });
    expect(await got()).toEqual(['1.1.0', '1.0.0']);
    const { body } = await api.call(registryEndpoints.audit, { query: { limit: '1' } }, { token: deployKey });
    expect(body).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        who: 'registry',
        what: 'withdraw',
        remote: 'energy',
        scope: null,
        before: '1.2.0',
        after: '1.1.0',
        why: '3 of 3 visits had a fault',
        commit: null,
        builder: null,
        signedBy: null,
      },
    ]);
  });

  it('stays below the count, and below the share', async () => {
    for (let visitor = 0; visitor < 2; visitor += 1) await visit({ faults: [crash('1.2.0')] });
    expect((await got())[0]).toBe('1.2.0');
    for (let visitor = 0; visitor < 31; visitor += 1) await visit({ mounts: [energy('1.2.0')] });
    await visit({ faults: [crash('1.2.0')] });
    expect((await got())[0]).toBe('1.2.0');
  });

  it('is not withdrawn by one address alone beyond its limit', async () => {
    for (let visitor = 0; visitor < 110; visitor += 1) await visit({ mounts: [energy('1.2.0')] });
    for (let visitor = 0; visitor < 20; visitor += 1) await visit({ faults: [crash('1.2.0')] });
    expect((await status('1.2.0')).health).toMatchObject({ visits: 110, faulty: 10 });
    expect((await got())[0]).toBe('1.2.0');
  });

  it('stays if a person has restored it', async () => {
    const change = { name: 'energy', version: '1.2.0', why: 'a false alarm' } as const;
    for (const isWithdrawn of [true, false])
      await api.call(registryEndpoints.withdraw, { body: { ...change, isWithdrawn } }, { token: deployKey });
    for (let visitor = 0; visitor < 5; visitor += 1) await visit({ faults: [crash('1.2.0')] });
    expect((await got())[0]).toBe('1.2.0');
  });

  it('stays if there is no other release', async () => {
    for (const version of ['1.2.0', '1.1.0', '1.0.0'])
      for (let visitor = 0; visitor < 3; visitor += 1) await visit({ faults: [crash(version)] });
    expect(await got()).toEqual(['1.0.0', undefined]);
  });
});

describe('a proven version', () => {
  it('has enough visits without faults, and is the fallback of the shell', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) await visit({ mounts: [energy('1.0.0')] });
    api.clock.at('2026-11-20T10:09:59Z');
    await visit({ mounts: [energy('1.0.0')] });
    expect((await status('1.0.0')).provenAt).toBeNull();
    expect(await got()).toEqual(['1.2.0', '1.1.0']);

    api.clock.at('2026-11-20T10:10:00Z');
    await visit({ mounts: [energy('1.0.0')] });
    expect((await status('1.0.0')).provenAt).toBe('2026-11-20T10:10:00.000Z');
    expect(await got()).toEqual(['1.2.0', '1.0.0']);
  });

  it('has few faults', async () => {
    api.clock.at('2026-11-20T11:00:00Z');
    await visit({ mounts: [energy('1.0.0')], faults: [crash('1.0.0')] });
    for (let visitor = 0; visitor < 9; visitor += 1) await visit({ mounts: [energy('1.0.0')] });
    expect((await status('1.0.0')).provenAt).toBeNull();
  });

  it('is where a rollback leads', async () => {
    api.clock.at('2026-11-20T11:00:00Z');
    for (let visitor = 0; visitor < 4; visitor += 1) await visit({ mounts: [energy('1.0.0')] });
    const body = { name: 'energy', why: 'two broken releases in a row' } as const;
    await api.call(registryEndpoints.rollback, { body }, { token: deployKey });
    expect(await got()).toEqual(['1.0.0', undefined]);
  });
});
