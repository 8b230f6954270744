import { enrolmentEndpoints } from '@home-move/contract';
import { BrandAdministration } from '../../../src/modules/brands/brand/brand-administration.service.js';
import type { BrandError } from '../../../src/modules/brands/brand/brand-error.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { ashfield } from './ashfield.builder.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const administration = () => api.app.get(BrandAdministration, { strict: false });
const find = async (route: string, branch: number | null = null) => {
  const brand = await api.app.get(BrandService, { strict: false }).find(route, branch);
  if (!brand) throw new Error(`there is no ${route}`);
  return brand;
};
const problemsOf = async (work: Promise<unknown>) => {
  const error = (await work.catch((reason: unknown) => reason)) as BrandError;
  return error.problems.map(({ setting, message }) => [setting, message]);
};
const stored = () => api.database.collection('brands').find().sort({ _id: 1 }).toArray();

describe('a new brand', () => {
  it('is rejected with every wrong value at once, and is not stored', async () => {
    const before = await stored();
    const wrong = ashfield({
      id: '101',
      route: 'harbour',
      phone: 'call us',
      dark: 'maybe',
      origins: 'ftp://a,https://b/c',
    });
    expect(await problemsOf(administration().add(wrong))).toEqual([
      ['id', 'partner 101 is there already: oakwood'],
      ['route', 'harbour is there already'],
      ['dark', 'yes or no'],
      ['phone', 'digits and spaces, 7 to 20'],
      ['origins', 'ftp://a is no bare origin like https://www.partner.example'],
      ['origins', 'https://b/c is no bare origin like https://www.partner.example'],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('is rejected with every setting that it has to state', async () => {
    const { theme: _theme, hours: _hours, ...typed } = ashfield();
    expect(await problemsOf(administration().add(typed))).toEqual([
      ['theme', 'is missing'],
      ['hours', 'is missing'],
    ]);
  });

  it.each(['partners', 'api', 'Panel'])('cannot have the reserved route %s', async (route) => {
    expect(await problemsOf(administration().add(ashfield({ route })))).toEqual([['route', 'is a page of the portal']]);
  });

  it.each<[string, Record<string, string>, [string, string]]>([
    [
      'a sub-partner',
      { level: 'subpartner', partner: 'oakwood-students' },
      ['partner', 'oakwood-students is a subpartner itself'],
    ],
    ['an unknown partner', { level: 'subpartner', partner: 'nowhere' }, ['partner', 'there is no brand nowhere']],
    ['an unknown brand', { level: 'branch', route: 'nowhere', branch: '4' }, ['route', 'there is no brand nowhere']],
  ])('cannot be below %s', async (_, place, problem) => {
    expect(await problemsOf(administration().add(ashfield(place)))).toEqual([problem]);
  });

  it('is described by a dry run, which stores nothing', async () => {
    const before = await stored();
    const { brand, changes } = await administration().add(ashfield({ sky: 'no' }), { isDryRun: true });
    expect(brand).toMatchObject({ id: 150, urlRoute: 'ashfield', logo: 'meadow', skyTv: false });
    expect(changes).toContainEqual({ setting: 'sky', before: null, after: 'no' });
    expect(changes).toContainEqual({ setting: 'council', before: null, after: 'preselected' });
    expect(await stored()).toEqual(before);
  });
});

describe('a change', () => {
  it('sets each setting, and returns both values', async () => {
    const { changes } = await administration().change({
      route: 'harbour',
      phone: '01632 960 505',
      council: 'no',
      'flags-off': 'none',
      'mail-from': 'move@harbour.example.test',
      'mail-name': 'Harbour Moves',
      'reply-to': 'help@harbour.example.test',
      'sms-sender': 'Harbour',
      'add-origins': 'https://www.harbour.example,https://harbour.example',
      'remove-origins': 'http://partner.localhost:4002',
    });
    const hosts = 'https://www.harbour.example,https://harbour.example';
    expect(changes).toEqual([
      { setting: 'phone', before: '01632 960 202', after: '01632 960 505' },
      { setting: 'mail-from', before: 'none', after: 'move@harbour.example.test' },
      { setting: 'mail-name', before: 'none', after: 'Harbour Moves' },
      { setting: 'reply-to', before: 'none', after: 'help@harbour.example.test' },
      { setting: 'sms-sender', before: 'none', after: 'Harbour' },
      { setting: 'council', before: 'mandatory', after: 'no' },
      { setting: 'flags-off', before: 'manual-address', after: 'none' },
      { setting: 'origins', before: 'http://partner.localhost:4002', after: hosts },
    ]);
    expect(await find('harbour')).toMatchObject({
      name: 'Harbour Homes',
      support: { phone: '01632 960 505', email: 'move@harbour.example.test', hours: 'every day, 8am to 6pm' },
      offered: { energy: 1, entertainment: 1, council: 2, water: 4 },
      flagsOff: [],
      mailFrom: 'move@harbour.example.test',
      mailName: 'Harbour Moves',
      replyTo: 'help@harbour.example.test',
      smsSender: 'Harbour',
      hostOrigins: ['https://www.harbour.example', 'https://harbour.example'],
    });
  });

  it('survives a restart of the demo, mark and Sky TV included', async () => {
    await administration().change({ route: 'harbour', mark: 'meadow', sky: 'yes' });
    await (await api.another()).close();
    expect(await find('harbour')).toMatchObject({ logo: 'meadow', look: { mark: 'meadow' }, skyTv: true });
  });

  it('is described by a dry run, which stores nothing', async () => {
    const before = await stored();
    const typed = { route: 'oakwood', branch: '12', name: 'Oakwood North', 'add-origins': 'https://north.example' };
    expect((await administration().change(typed, { isDryRun: true })).changes).toEqual([
      { setting: 'name', before: 'Oakwood Bedford', after: 'Oakwood North' },
      {
        setting: 'origins',
        before: 'http://partner.localhost:4002',
        after: 'http://partner.localhost:4002,https://north.example',
      },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('is rejected as a whole, with every wrong value', async () => {
    const before = await stored();
    const typed = { route: 'oakwood', name: 'Oak', email: 'help', sky: '1', 'remove-origins': 'https://gone.example' };
    expect(await problemsOf(administration().change(typed))).toEqual([
      ['email', 'not an email address'],
      ['sky', 'yes or no'],
      ['remove-origins', 'https://gone.example is not in its list'],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('is rejected in a dry run too', async () => {
    const typed = { route: 'oakwood', sky: '1' };
    expect(await problemsOf(administration().change(typed, { isDryRun: true }))).toEqual([['sky', 'yes or no']]);
  });

  it.each<[string, Record<string, string>, [null, string][]]>([
    ['an unknown brand', { route: 'nowhere', name: 'X' }, [[null, 'there is no brand nowhere']]],
    ['nothing to change', { route: 'oakwood' }, [[null, 'give at least one setting to change']]],
  ])('is rejected for %s', async (_, typed, problems) => {
    expect(await problemsOf(administration().change(typed))).toEqual(problems);
  });
});

it('a new brand below a partner takes over the current settings of the partner', async () => {
  await administration().change({ route: 'meadow', legal: 'Meadow has moved.', 'sms-sender': 'Meadow' });
  await administration().add({ route: 'meadow', level: 'branch', branch: '3', id: '303', name: 'Meadow Leeds' });
  expect(await find('meadow', 3)).toMatchObject({
    legalText: 'Meadow has moved.',
    smsSender: 'Meadow',
    logo: 'meadow',
  });
  const mover = await aMover(api, { selectedBranch: 303 });
  expect((await api.call(enrolmentEndpoints.mine, {}, { token: mover.token })).body).toMatchObject({
    partnerName: 'Meadow Leeds',
  });
});
