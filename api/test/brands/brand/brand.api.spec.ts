import { brandEndpoints, type Branding } from '@home-move/contract';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let token: string;

beforeAll(async () => {
  api = await bootApp();
  token = await api.appToken();
});
afterAll(() => api.close());

const branding = (path: string) => api.send('GET', `/api/v1/branding/${path}`, { token });
const flags = async (as: string) => (await api.call(brandEndpoints.flags, {}, { token: as })).body;

describe('the branding call', () => {
  it('returns the default brand under its URL route "default" [BRAND-04] [BRAND-05]', async () => {
    expect(await branding('default')).toMatchObject({
      status: 200,
      body: { id: 100, name: 'Home Move', urlRoute: 'default', level: 1, branch: null, theme: 'default' },
    });
  });

  it.each([
    ['oakwood', { id: 101, level: 1, name: 'Oakwood Lettings', urlRoute: 'oakwood', branch: null, theme: 'oakwood' }],
    ['oakwood-students', { id: 201, level: 2, name: 'Oakwood Students', urlRoute: 'oakwood-students', branch: null }],
    ['oakwood/12', { id: 301, level: 3, name: 'Oakwood Bedford', urlRoute: 'oakwood', branch: 12, theme: 'oakwood' }],
    ['harbour', { id: 102, level: 1, name: 'Harbour Homes', theme: 'harbour' }],
    ['meadow', { id: 103, level: 1, name: 'Meadow Homes', theme: 'meadow' }],
  ])('returns %s, a partner, a sub-partner or a branch [BRAND-02] [BRAND-12]', async (path, body) => {
    expect(await branding(path)).toMatchObject({ status: 200, body });
  });

  it.each(['nobody', 'oakwood/99', 'oakwood/north', 'harbour/12', '%2e%2e'])('answers 404 for %s', async (path) => {
    expect(await branding(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each([
    ['default', { energy: 1, entertainment: 1, council: 3, water: 3 }],
    ['oakwood', { energy: 1, entertainment: 1, council: 3, water: 3 }],
    ['oakwood-students', { energy: 1, entertainment: 1, council: 2, water: 3 }],
    ['harbour', { energy: 1, entertainment: 1, council: 4, water: 4 }],
    ['meadow', { energy: 1, entertainment: 3, council: 1, water: 1 }],
  ])('returns what %s offers', async (brand, offered) => {
    expect((await branding(brand)).body).toMatchObject({ offered });
  });

  it('supplies name, logo, email and the default services: energy, telecoms, water, council tax and Sky TV [BRAND-03]', async () => {
    expect((await branding('default')).body).toEqual({
      id: 100,
      level: 1,
      name: 'Home Move',
      urlRoute: 'default',
      branch: null,
      theme: 'default',
      font: 'figtree',
      themeSheet: expect.stringMatching(/^\/brand-themes\/[0-9a-f]{16}\.css$/),
      darkMode: true,
      logo: 'default',
      darkLogo: null,
      mark: null,
      support: { phone: '020 7946 0123', email: 'help@example.test', hours: 'Monday to Friday, 9am to 5pm' },
      legalText:
        'Home Move is a trading name of Home Move Services Ltd, registered in England and Wales. We are paid a commission by some of the suppliers you choose. It never changes the price you pay.',
      privacyNotice: 'http://partner.localhost:4002/privacy/default',
      offered: { energy: 1, entertainment: 1, water: 3, council: 3 },
      skyTv: true,
    });
  });

  it('returns that a brand offers no Sky TV', async () => {
    expect((await branding('harbour')).body).toMatchObject({ skyTv: false, logo: 'harbour' });
  });

  it('contains neither hosts nor flags', async () => {
    expect(Object.keys((await branding('oakwood')).body as Branding).toSorted()).toEqual([
      'branch',
      'darkLogo',
      'darkMode',
      'font',
      'id',
      'legalText',
      'level',
      'logo',
      'mark',
      'name',
      'offered',
      'privacyNotice',
      'skyTv',
      'support',
      'theme',
      'themeSheet',
      'urlRoute',
    ]);
  });
});

describe('brands in the database', () => {
  it("keep an operator's edits when the demo restarts", async () => {
    await api.database
      .collection<{ _id: string }>('brands')
      .updateOne({ _id: '1:102' }, { $set: { name: 'Harbour & Co' } });
    const other = await api.another();
    const answer = await other.send('GET', '/api/v1/branding/harbour', { token });
    expect(answer.body).toMatchObject({ name: 'Harbour & Co' });
    await other.close();
  });
});

describe('flags', () => {
  it('are on for the default brand', async () => {
    expect(await flags(token)).toEqual({
      'otp-login': true,
      'onboarding-journey': true,
      'ctwb-upfront': true,
      'faster-switching': true,
      'psr-access-granted': true,
      'mhhs-settlement-consent': true,
      'ask-nicely': true,
      'manual-address': true,
    });
  });

  it("follow the enrolment's brand", async () => {
    const meadow = await aMover(api, { selectedPartner: 103 });
    expect(await flags(meadow.token)).toEqual({
      'otp-login': false,
      'onboarding-journey': false,
      'ctwb-upfront': false,
      'faster-switching': false,
      'psr-access-granted': false,
      'mhhs-settlement-consent': false,
      'ask-nicely': true,
      'manual-address': true,
    });
    const harbour = await aMover(api, { selectedPartner: 102 });
    expect(await flags(harbour.token)).toMatchObject({ 'manual-address': false, 'otp-login': true });
  });
});
