import { brandEndpoints } from '@home-move/contract';
import { BrandAdministration } from '../../../src/modules/brands/brand/brand-administration.service.js';
import { html } from '../../platform/documents/document.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const sheetOf = async (brand: string, app = api) => {
  const { body } = await app.call(brandEndpoints.branding, { params: { brand } }, { token: await app.appToken() });
  return body.themeSheet;
};
/** The second style sheet of a document, behind the tokens. */
const inlinedAt = async (path: string) =>
  [...(await api.send('GET', path, { headers: html })).text.matchAll(/<style>(.*?)<\/style>/gs)][1]?.[1];
const brands = () => api.database.collection<{ _id: string }>('brands');

describe('the style sheet of a look', () => {
  it('is the same as in the documents of the brand, and is cached for ever', async () => {
    const { status, headers, text } = await api.send('GET', await sheetOf('oakwood'));
    expect(status).toBe(200);
    expect(text).toContain('--hm-accent:#741d2c');
    expect(text).toBe(await inlinedAt('/oakwood'));
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is shared by brands with the same look', async () => {
    expect(await sheetOf('oakwood-students')).toBe(await sheetOf('oakwood'));
    expect(await sheetOf('harbour')).not.toBe(await sheetOf('oakwood'));
  });

  it('has another path after a change of the look', async () => {
    const before = await sheetOf('harbour');
    const look = JSON.stringify({ light: { accent: '#2a75a4', surface: '#ffffff' } });
    await api.app.get(BrandAdministration, { strict: false }).change({ route: 'harbour', look });
    const after = await sheetOf('harbour');
    expect(after).not.toBe(before);
    expect((await api.send('GET', after)).text).toContain('--hm-accent:#2a75a4');
    expect(await inlinedAt('/harbour')).toContain('--hm-accent:#2a75a4');
    expect((await api.send('GET', before)).status).toBe(404);
  });

  it.each(['0123456789abcdef.css', '0123456789abcdef', 'oakwood.css', '..%2fapi', `${'a'.repeat(150)}.css`])(
    'is not found at %s',
    async (name) => {
      const { status, headers } = await api.send('GET', `/brand-themes/${name}`);
      expect(status).toBe(404);
      expect(String(headers['cache-control'])).not.toContain('immutable');
    },
  );
});

describe('a start', () => {
  it('stores the look of a brand that the previous version has added, and the hash of each look', async () => {
    const added = { _id: '1:190', id: 190, level: 1, urlRoute: 'ashfield', branch: null, theme: 'meadow' };
    await brands().insertOne({ ...(await brands().findOne({ _id: '1:103' })), ...added });
    await brands().updateOne({ _id: '1:190' }, { $unset: { look: '', lookHash: '' } });
    await brands().updateOne({ _id: '1:103' }, { $set: { lookHash: '0123456789abcdef' } });
    expect(await inlinedAt('/ashfield')).toContain('--hm-accent:#26722c');
    const restarted = await api.another();
    const sheet = await sheetOf('meadow', restarted);
    expect(sheet).not.toContain('0123456789abcdef');
    expect(await sheetOf('ashfield', restarted)).toBe(sheet);
    expect((await restarted.send('GET', sheet)).status).toBe(200);
    expect(await brands().findOne({ _id: '1:190' })).toMatchObject({ look: { font: 'figtree-bold' } });
    await restarted.close();
  });
});
