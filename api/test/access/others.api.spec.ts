import { energyEndpoints, enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMover, aMoverAt, homeIn, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { accessTable, finalCalls } from './access-table.js';
import { callPath, validBodies } from './call-inputs.js';

let api: BootedApp;
let victim: Mover;
type Tokens = Record<'enrolment' | 'customer' | 'agent', string>;
let tokens: Tokens;
let bodies: ReturnType<typeof validBodies>;

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
  bodies = validBodies(homeIn(answer.body));
});
afterAll(() => api.close());

async function tokensOfAStranger(): Promise<Tokens> {
  const { id, token } = await aMover(api);
  return { enrolment: token, customer: await api.tokenFor(id, 'customer'), agent: await api.tokenFor(id, 'agent') };
}

const victimsName = { title: 'Mrs', firstName: 'Winifred', surname: 'Quillfeather', dateOfBirth: '1951-02-03' };
const victimsContact = { contactNumber: '07700900777', emailAddress: 'winifred.quillfeather@example.test' };
const victimsData = ['Winifred', 'Quillfeather', '1951-02-03', '07700900777', 'LS6 1AN'];

/** Every call on an enrolment. */
const calls = Object.entries(accessTable).flatMap(([call, admitted]) =>
  typeof admitted !== 'string' && admitted.includes('agent') && !admitted.includes('app') ? [call] : [],
);

async function victimsRecords(): Promise<string> {
  const enrolment = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(victim.id) });
  const notes = await api.database.collection('notes').find({ enrolmentId: victim.id }).toArray();
  return JSON.stringify({ enrolment, notes });
}

describe('the enrolment of another mover', () => {
  it.each(calls)('%s neither shows nor changes it, for any role', async (call) => {
    const before = await victimsRecords();
    const [method, filled] = callPath(call, victim.id);
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
