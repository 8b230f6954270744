import { enrolmentEndpoints } from '@home-move/contract';
import { BrandAdministration } from '../../../src/modules/brands/brand/brand-administration.service.js';
import { BrandArchive } from '../../../src/modules/brands/brand/brand-archive.service.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { aMover } from '../../journey/mover.builder.js';
import { openDocument } from '../../platform/documents/document.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
const partnerSite = 'http://partner.localhost:4002';
const oakwood = { route: 'oakwood', branch: null };
const bedford = { route: 'oakwood', branch: 12 };

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-26T10:00:00Z');
});
afterEach(async () => {
  await api.database.collection('brands').updateMany({}, { $set: { archivedAt: null } });
});
afterAll(() => api.close());

const archive = () => api.app.get(BrandArchive, { strict: false });
const create = async (brand: object) =>
  api.call(enrolmentEndpoints.create, { body: brand }, { token: await api.appToken() });
const archived = async () =>
  (
    await api.database
      .collection<{ _id: string }>('brands')
      .find({ archivedAt: { $ne: null } })
      .toArray()
  )
    .map(({ _id }) => _id)
    .toSorted();

describe('an archived brand', () => {
  it('rejects new moves, and states where to continue', async () => {
    await archive().add(oakwood);
    for (const brand of [{ selectedPartner: 101 }, { selectedBranch: 301 }, { selectedSubpartner: 201 }]) {
      expect(await create(brand)).toMatchObject({
        status: 409,
        body: {
          code: 'BRAND_ARCHIVED',
          title: 'New moves can no longer be started here. If you have started one, log in to continue it.',
        },
      });
    }
    expect((await create({ selectedPartner: 102 })).status).toBe(201);
  });

  it('rejects an invitation', async () => {
    await archive().add(bedford);
    const invite = ['enrolment', 'invite', '--brand', 'oakwood', '--branch', '12', '--type', 'Lettings'];
    expect((await runAdminCommand(api, invite)).errors).toEqual([
      'enrolment invite: New moves can no longer be started here. If you have started one, log in to continue it.',
    ]);
  });

  it('cannot be embedded, and its loader gets the cause', async () => {
    await archive().add(oakwood);
    expect((await openDocument(api, '/embed/oakwood/12')).policy).toContain("frame-ancestors 'none'");
    const check = await api.send('GET', '/api/v1/embedding?brand=oakwood', { headers: { origin: partnerSite } });
    expect(check.body).toEqual({ problem: 'brand-archived' });
  });

  it('is not chosen for a page that names no brand', async () => {
    const named = async () => (await openDocument(api, `/embed?host=${encodeURIComponent(partnerSite)}`)).boot.branding;
    expect(await named()).toMatchObject({ urlRoute: 'oakwood' });
    await archive().add(oakwood);
    expect(await named()).toMatchObject({ urlRoute: 'harbour' });
  });

  it('keeps its moves, which continue on the pages of the brand', async () => {
    const { token, id } = await aMover(api, { selectedPartner: 101 });
    await archive().add(oakwood);
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).body).toMatchObject({ id });
    const { status, boot } = await openDocument(api, '/oakwood');
    expect({ status, name: boot.branding.name }).toEqual({ status: 200, name: 'Oakwood Lettings' });
  });

  it('cannot have a new brand below it', async () => {
    await archive().add(oakwood);
    const typed = { route: 'oakwood', level: 'branch', branch: '44', id: '344', name: 'Oakwood Hull' };
    await expect(api.app.get(BrandAdministration, { strict: false }).add(typed)).rejects.toThrow(
      'route: oakwood is archived',
    );
  });
});

describe('archiving', () => {
  it('includes the brands below', async () => {
    const { changes } = await archive().add(oakwood);
    expect(changes.map(({ setting }) => setting).toSorted()).toEqual([
      'oakwood archived',
      'oakwood-students archived',
      'oakwood/12 archived',
    ]);
    expect(await archived()).toEqual(['1:101', '2:201', '3:301']);
  });

  it('is undone for the brands that were archived together', async () => {
    await archive().add(bedford);
    api.clock.advance({ days: 1 });
    await archive().add(oakwood);
    await archive().remove(oakwood);
    expect(await archived()).toEqual(['3:301']);
    await archive().remove(bedford);
    expect(await archived()).toEqual([]);
  });

  it('stores nothing in a dry run', async () => {
    expect((await archive().add(oakwood, { isDryRun: true })).changes).toHaveLength(3);
    expect(await archived()).toEqual([]);
    await archive().add(oakwood);
    expect((await archive().remove(oakwood, { isDryRun: true })).changes).toHaveLength(3);
    expect(await archived()).toEqual(['1:101', '2:201', '3:301']);
  });

  it('is rejected for the default brand, a second time, and for a brand that does not exist', async () => {
    await expect(archive().add({ route: 'default', branch: null })).rejects.toThrow('cannot be archived');
    await archive().add(bedford);
    await expect(archive().add(bedford)).rejects.toThrow('oakwood/12 is archived already');
    await expect(archive().add({ route: 'nowhere', branch: null })).rejects.toThrow('there is no brand nowhere');
  });

  it('cannot be undone below an archived brand, or for a brand in use', async () => {
    await expect(archive().remove(bedford)).rejects.toThrow('oakwood/12 is not archived');
    await archive().add(oakwood);
    await expect(archive().remove(bedford)).rejects.toThrow('oakwood, above it, is archived too');
  });
});
