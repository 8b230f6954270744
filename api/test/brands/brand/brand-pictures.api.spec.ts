import { brandEndpoints } from '@home-move/contract';
import { BrandAdministration } from '../../../src/modules/brands/brand/brand-administration.service.js';
import type { BrandError } from '../../../src/modules/brands/brand/brand-error.js';
import { namedPicture } from '../../../src/modules/brands/brand/brand-picture.js';
import { openDocument } from '../../platform/documents/document.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const svg = namedPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'), 'svg');
const png = namedPicture(Buffer.from('89504e470d0a1a0aff00fe', 'hex'), 'png');
const missing = 'ffffffffffffffffffffffffffffffff.svg';

const administration = () => api.app.get(BrandAdministration, { strict: false });
const problemsOf = async (work: Promise<unknown>) => {
  const error = (await work.catch((reason: unknown) => reason)) as BrandError;
  return error.problems.map(({ setting, message }) => [setting, message]);
};
const branding = async (brand: string) => {
  const token = await api.appToken();
  return (await api.call(brandEndpoints.branding, { params: { brand } }, { token })).body;
};
const storedPictures = () => api.database.collection('brand_pictures').countDocuments();
const storedBrand = (urlRoute: string) => api.database.collection('brands').findOne({ urlRoute });
const iconAt = async (path: string) =>
  /<link rel="icon" href="([^"]*)">/.exec((await openDocument(api, path)).text)?.[1];

describe('a picture of a brand', () => {
  beforeAll(async () => {
    const typed = { route: 'harbour', logo: svg.name, 'dark-logo': png.name, mark: png.name };
    await administration().change(typed, { pictures: [svg, png] });
  });

  it.each([
    ['an SVG', svg, 'image/svg+xml; charset=utf-8'],
    ['a PNG', png, 'image/png'],
  ])('is cached for ever, and loads nothing when it is opened as a page: %s', async (_, { name, content }, type) => {
    const { status, headers, text } = await api.send('GET', `/brand-pictures/${name}`);
    expect({ status, text }).toEqual({ status: 200, text: content.toString() });
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([missing, svg.name.slice(0, -4), svg.name.replace('svg', 'png'), 'logo.svg', '..%2fapi', 'a'.repeat(150)])(
    'is not found at %s',
    async (name) => {
      const { status, headers } = await api.send('GET', `/brand-pictures/${name}`);
      expect(status).toBe(404);
      expect(String(headers['cache-control'])).not.toContain('immutable');
    },
  );

  it('is in the branding of documents and calls, and its mark is the icon', async () => {
    const pictures = {
      logo: `/brand-pictures/${svg.name}`,
      darkLogo: `/brand-pictures/${png.name}`,
      mark: `/brand-pictures/${png.name}`,
    };
    expect(await branding('harbour')).toMatchObject({ theme: 'harbour', ...pictures });
    expect((await openDocument(api, '/harbour')).boot.branding).toMatchObject(pictures);
    expect(await iconAt('/harbour')).toBe(`/brand-pictures/${png.name}`);
    expect(await iconAt('/oakwood')).toBe('/react-tenant-portal/icon.svg');
  });

  it('adds no origin to the policy of documents', async () => {
    expect((await openDocument(api, '/harbour')).policy).toContain("img-src 'self' data: http://localhost:4001;");
  });

  it('is inherited by a new branch', async () => {
    await administration().add({ route: 'harbour', level: 'branch', branch: '4', id: '304', name: 'Harbour Pier' });
    expect((await openDocument(api, '/harbour/4')).boot.branding).toMatchObject({
      logo: `/brand-pictures/${svg.name}`,
      mark: `/brand-pictures/${png.name}`,
    });
  });

  it('may be used again by its name, also in a look', async () => {
    await administration().change({ route: 'meadow', mark: png.name });
    expect(await branding('meadow')).toMatchObject({ logo: 'default', mark: `/brand-pictures/${png.name}` });
    const look = JSON.stringify({ light: { accent: '#2a75a4', surface: '#ffffff' }, logo: svg.name });
    await administration().change({ route: 'meadow', look });
    expect(await branding('meadow')).toMatchObject({
      logo: `/brand-pictures/${svg.name}`,
      mark: `/brand-pictures/${png.name}`,
    });
    expect(await storedPictures()).toBe(2);
  });

  it('is no longer shown once it is removed', async () => {
    await administration().change({ route: 'meadow', logo: 'none', mark: 'meadow' });
    expect(await branding('meadow')).toMatchObject({ logo: 'meadow', darkLogo: null, mark: null });
  });
});

describe('a picture', () => {
  const other = namedPicture(Buffer.from('89504e470d0a1a0a01', 'hex'), 'png');

  it.each<[string, Record<string, string>, [string, string][]]>([
    ['is unknown', { logo: missing }, [['logo', `there is no picture ${missing}`]]],
    ['is only for dark pages', { 'dark-logo': other.name }, [['dark-logo', 'needs a logo for light pages as well']]],
    ['comes with a wrong setting', { logo: other.name, sky: 'maybe' }, [['sky', 'yes or no']]],
  ])('that %s is rejected, and nothing is stored', async (_, typed, problems) => {
    const before = [await storedBrand('oakwood'), await storedPictures()];
    const change = administration().change({ route: 'oakwood', ...typed }, { pictures: [other] });
    expect(await problemsOf(change)).toEqual(problems);
    expect([await storedBrand('oakwood'), await storedPictures()]).toEqual(before);
  });

  it('of a branch that is added twice at once is stored with one of them', async () => {
    const typed = { route: 'oakwood', level: 'branch', branch: '9', id: '309', name: 'Oakwood Leeds' };
    const add = () => administration().add({ ...typed, mark: other.name }, { pictures: [other] });
    const outcomes = (await Promise.allSettled([add(), add()])).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await api.database.collection('brands').countDocuments({ branch: 9 })).toBe(1);
    expect(await storedPictures()).toBe(3);
  });
});
