import { AREAS } from '../postcodes/areas.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';
import { SERVICES_BY_AREA } from './by-area.data.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const at = (postcode: string, on = '') =>
  client.get(`/councils/v1/services?postcode=${encodeURIComponent(postcode)}${on}`);

describe('the directory of councils and water companies', () => {
  it('returns Bedford and its water company, with logo, registration link and mail', async () => {
    expect(await at('mk402qt')).toEqual({
      status: 200,
      body: {
        postcode: 'MK40 2QT',
        on: '2026-11-20',
        country: 'England',
        localTax: {
          kind: 'COUNCIL_TAX',
          bands: 'ABCDEFGH',
          authority: {
            name: 'Bedford Borough Council',
            welshName: null,
            logoUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string,
            registrationUrl: 'https://bedford-borough-council.example/council-tax/moving-home',
            email: 'council.tax@bedford-borough-council.example',
            validFrom: null,
            validUntil: null,
            replacedBy: null,
          },
        },
        water: {
          billing: 'OWN_BILL',
          companies: [
            {
              name: 'Anglian Water',
              services: ['WATER', 'SEWERAGE'],
              logoUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string,
              registrationUrl: 'https://anglian-water.example/moving-home',
              email: 'moving@anglian-water.example',
            },
          ],
        },
        source: {
          table: 'Council and water areas by postcode area',
          asOf: '2026-11-01',
          note: 'The council and companies of the main town of the area; check the address with the council.',
        },
      },
    });
  });

  it.each([
    ['LS6 1AN', 'Leeds City Council', ['Yorkshire Water']],
    ['M14 5RX', 'Manchester City Council', ['United Utilities']],
    ['SW9 8HG', 'London Borough of Lambeth', ['Thames Water']],
    ['SW1A 1AA', 'Westminster City Council', ['Thames Water']],
    ['TR1 2HE', 'Cornwall Council', ['South West Water']],
    ['ZE1 0ZZ', 'Shetland Islands Council', ['Scottish Water']],
  ])('returns the council and companies of %s: %s', async (postcode, council, companies) => {
    expect((await at(postcode)).body).toMatchObject({
      localTax: { authority: { name: council } },
      water: { companies: companies.map((name) => ({ name, services: ['WATER', 'SEWERAGE'] })) },
    });
  });

  it('returns two companies if water and sewerage differ', async () => {
    expect((await at('LU1 2TR')).body).toMatchObject({
      water: {
        billing: 'OWN_BILL',
        companies: [
          { name: 'Affinity Water', services: ['WATER'] },
          { name: 'Anglian Water', services: ['SEWERAGE'] },
        ],
      },
    });
  });

  it('bills water with council tax in Scotland', async () => {
    expect((await at('EH3 9QN')).body).toMatchObject({
      country: 'Scotland',
      localTax: { kind: 'COUNCIL_TAX', bands: 'ABCDEFGH', authority: { name: 'City of Edinburgh Council' } },
      water: { billing: 'WITH_COUNCIL_TAX', companies: [{ name: 'Scottish Water' }] },
    });
  });

  it('returns nine bands and a Welsh name in Wales', async () => {
    expect((await at('CF10 3NP')).body).toMatchObject({
      country: 'Wales',
      localTax: { bands: 'ABCDEFGHI', authority: { name: 'Cardiff Council', welshName: 'Cyngor Caerdydd' } },
      water: { companies: [{ name: 'Dŵr Cymru Welsh Water', email: 'moving@dwr-cymru-welsh-water.example' }] },
    });
  });

  it('returns rates and no water bill in Northern Ireland', async () => {
    expect((await at('BT1 5GS')).body).toMatchObject({
      country: 'Northern Ireland',
      localTax: { kind: 'DOMESTIC_RATES', bands: null, authority: { name: 'Land & Property Services' } },
      water: { billing: 'NO_BILL', companies: [] },
    });
  });

  it.each(['PL4 8AA', 'GY1 1AA', 'IM1 1AE', 'QQ1 1AA'])('does not identify the area of %s', async (postcode) => {
    expect(await at(postcode)).toEqual({
      status: 404,
      body: {
        error: { code: 'AREA_NOT_IDENTIFIED', text: 'Council and water company are not known for this place' },
      },
    });
  });

  it('covers every area where the sandbox has homes', () => {
    expect(Object.keys(SERVICES_BY_AREA)).toEqual(Object.keys(AREAS).filter((area) => area !== 'BT'));
  });
});

describe('councils with a successor', () => {
  it.each([
    ['KT12 1AA', 'Elmbridge Borough Council', 'East Surrey Council'],
    ['KT18 5AA', 'Epsom and Ewell Borough Council', 'East Surrey Council'],
    ['RH4 1AA', 'Mole Valley District Council', 'East Surrey Council'],
    ['RH1 1AA', 'Reigate and Banstead Borough Council', 'East Surrey Council'],
    ['RH8 0AA', 'Tandridge District Council', 'East Surrey Council'],
    ['GU1 3AA', 'Guildford Borough Council', 'West Surrey Council'],
    ['KT16 9AA', 'Runnymede Borough Council', 'West Surrey Council'],
    ['TW18 4AA', 'Spelthorne Borough Council', 'West Surrey Council'],
    ['GU15 3AA', 'Surrey Heath Borough Council', 'West Surrey Council'],
    ['GU9 7AA', 'Waverley Borough Council', 'West Surrey Council'],
    ['GU21 6AA', 'Woking Borough Council', 'West Surrey Council'],
  ])('change at %s from %s to %s on 1 April 2027', async (postcode, before, after) => {
    expect((await at(postcode, '&on=2027-03-31')).body).toMatchObject({
      localTax: { authority: { name: before, validFrom: null, validUntil: '2027-04-01', replacedBy: after } },
    });
    expect((await at(postcode, '&on=2027-04-01')).body).toMatchObject({
      localTax: { authority: { name: after, validFrom: '2027-04-01', validUntil: null, replacedBy: null } },
    });
  });
});

it.each([
  ['BAD_POSTCODE', 'postcode=nonsense'],
  ['BAD_POSTCODE', ''],
  ['BAD_DATE', 'postcode=MK402QT&on=2027-02-30'],
])('rejects with %s: %p', async (code, query) => {
  expect(await client.get(`/councils/v1/services?${query}`)).toMatchObject({ status: 400, body: { error: { code } } });
});

it('fails for the postcode of a fault', async () => {
  await client.send('PUT', '/faults/councils', { mode: 'error', match: 'MK40 2QT' });
  expect(await at('MK40 2QT')).toEqual({
    status: 500,
    body: { error: { code: 'INTERNAL', text: 'The directory could not answer' } },
  });
  expect(await at('LS6 1AN')).toMatchObject({ status: 200 });
  await client.send('DELETE', '/faults');
});
