import { energyEndpoints, enrolmentEndpoints, londonToday, telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMover, aMoverAt, homeIn, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { accessTable, finalCalls } from './access-table.js';

let api: BootedApp;
let victim: Mover;
type Tokens = Record<'enrolment' | 'customer' | 'agent', string>;
let tokens: Tokens;
let home: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  victim = await aMoverAt(api, 'LS6 1AN');
  const as = { token: victim.token };
  await api.call(enrolmentEndpoints.savePersonalDetails, { body: victimsName }, as);
  await api.call(enrolmentEndpoints.saveContactDetails, { body: victimsContact }, as);
  const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
  await api.call(energyEndpoints.saveUsage, { body: usage }, as);
  const agent = await api.tokenFor(victim.id, 'agent');
  await api.call(telephonyEndpoints.saveNote, { body: { content: 'Rings after six' } }, { token: agent });
  tokens = await tokensOfAStranger();
  const postcode = { params: { postcode: 'MK40 2QT' } };
  const answer = await api.call(enrolmentEndpoints.addresses, postcode, { token: tokens.enrolment });
  home = homeIn(answer.body);
});
afterAll(() => api.close());

async function tokensOfAStranger(): Promise<Tokens> {
  const { id, token } = await aMover(api);
  return { enrolment: token, customer: await api.tokenFor(id, 'customer'), agent: await api.tokenFor(id, 'agent') };
}

const victimsName = { title: 'Mrs', firstName: 'Winifred', surname: 'Quillfeather', dateOfBirth: '1951-02-03' };
const victimsContact = { contactNumber: '07700900777', emailAddress: 'winifred.quillfeather@example.test' };
const victimsData = ['Winifred', 'Quillfeather', '1951-02-03', '07700900777', 'LS6 1AN'];

/** Bodies with which a stranger tries to change an enrolment: each is valid for an enrolment of their own. */
const bodies: Readonly<Record<string, (victimId: string) => object>> = {
  'PUT /api/v1/enrolment-auth': (enrolmentId) => ({ enrolmentId, id: enrolmentId, residentialStatus: 201 }),
  'PUT /api/v1/enrolment-auth/personal-details': (id) => ({
    id,
    title: 'Mr',
    firstName: 'Eve',
    surname: 'Stranger',
    dateOfBirth: '1990-01-01',
  }),
  'PUT /api/v1/enrolment-auth/contact-details': (enrolmentId) => ({
    enrolmentId,
    contactNumber: '07700900666',
    emailAddress: 'eve@example.test',
  }),
  'PUT /api/v1/address': (enrolmentId) => ({ enrolmentId, addressKey: home }),
  'POST /api/v1/address': (enrolmentId) => ({ enrolmentId, addressKey: home }),
  'PUT /api/v1/addresses/manual-address': (enrolmentId) => ({
    enrolmentId,
    houseNameOrNumber: '1',
    addressLine1: 'Stranger Street',
    town: 'Bedford',
    postcode: 'MK40 2QT',
  }),
  'POST /api/v1/onboarding/journey': (enrolmentId) => ({ enrolmentId, firstName: 'Eve' }),
  'POST /api/v1/quotes/energy-usage-info': (enrolmentId) => ({
    enrolmentId,
    // Their home is entered manually, so the register does not list its meters.
    gas: 'Y',
    prepay: 'N',
    economy7: 'N',
    knownUsage: 'N',
    numberOfBedrooms: 1,
    propertyType: 1,
    numberOfPeople: 1,
  }),
  'POST /api/v1/note': (enrolmentId) => ({ enrolmentId, content: 'by a stranger' }),
  'PUT /api/v1/enrolment/meter-readings': (enrolmentId) => ({
    enrolmentId,
    readOn: londonToday(new Date()),
    gas: '1234',
  }),
  'PUT /api/v1/enrolment/council-services': (enrolmentId) => ({ enrolmentId, council: 2, water: 2 }),
};

/** Every call on an enrolment. */
const calls = Object.entries(accessTable).flatMap(([call, admitted]) =>
  typeof admitted !== 'string' && admitted.includes('agent') && !admitted.includes('app') ? [call] : [],
);

const params = (id: string): Readonly<Record<string, string>> => ({
  id,
  postcode: 'MK40%202QT',
  key: '5001014',
  packageId: 'BRI-FF150',
  sourceId: 'ht',
  meter: 'gas',
});

async function victimsRecords(): Promise<string> {
  const enrolment = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(victim.id) });
  const notes = await api.database.collection('notes').find({ enrolmentId: victim.id }).toArray();
  return JSON.stringify({ enrolment, notes });
}

describe('the enrolment of another mover', () => {
  it.each(calls)('%s neither shows nor changes it, for any role', async (call) => {
    const before = await victimsRecords();
    const [method = '', path = ''] = call.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params(victim.id)[name] ?? '');
    const callers = finalCalls.has(call) ? await tokensOfAStranger() : tokens;
    const statuses = new Map<string, number>();
    for (const [role, token] of Object.entries(callers)) {
      const body = method === 'GET' ? undefined : (bodies[call]?.(victim.id) ?? { enrolmentId: victim.id });
      const query = `?service=6&enrolmentId=${victim.id}&id=${victim.id}`;
      const answer = await api.send(method, `${filled}${query}`, { token, ...(body && { body }) });
      for (const shown of [...victimsData, 'Rings after six']) expect(answer.text).not.toContain(shown);
      statuses.set(role, answer.status);
    }
    expect([...statuses.values()]).not.toContain(500);
    // Succeeds on the caller's own enrolment, which proves that the request is valid.
    const validRequest = call in bodies ? statuses.get('agent') : 200;
    expect([200, 201]).toContain(validRequest);
    expect(await victimsRecords()).toBe(before);
  });

  it.each(['/api/v1/enrolment/', '/api/v1/enrolment/status/'])(
    '%s responds as to an unknown enrolment',
    async (path) => {
      const unknownId = 'ffffffffffffffffffffffff';
      for (const token of Object.values(tokens)) {
        const answer = await api.send('GET', `${path}${victim.id}`, { token });
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect(answer.body).toEqual((await api.send('GET', `${path}${unknownId}`, { token })).body);
      }
    },
  );

  it('is shown to its owner', async () => {
    const answer = await api.call(enrolmentEndpoints.mine, {}, { token: victim.token });
    for (const shown of victimsData) expect(answer.text).toContain(shown);
  });
});
