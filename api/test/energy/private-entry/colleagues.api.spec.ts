import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { privateEntryEndpoints, sessionEndpoints, telephonyEndpoints } from '@home-move/contract';
import { mongo, type Model } from 'mongoose';
import { PRESENCE, type PresenceDocument } from '../../../src/modules/energy/private-entry/presence.model.js';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { followUpdates } from './update-stream.fixture.js';

let api: BootedApp;
/** Another process on the same database. */
let second: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ CALL_STREAM_SECONDS: '60' });
  second = await api.another();
});
beforeEach(async () => {
  mover = await aMover(api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const { latest } = privateEntryEndpoints;

const login = (agentName: string, { id: enrolmentId }: Mover = mover) =>
  api.app.get(TokensService).issue({ role: 'agent', enrolmentId, agentName });
const latestOf = async (agent: { readonly access_token: string }) =>
  (await api.call(latest, {}, { token: agent.access_token })).body;
const saveNote = async (agent: { readonly access_token: string }, content: string) => {
  const options = { token: agent.access_token, idempotencyKey: randomUUID() };
  const saved = await api.call(telephonyEndpoints.saveNote, { body: { content } }, options);
  expect(saved.status).toBe(201);
  return saved;
};

describe('GET /enrolment/updates/latest', () => {
  itRequiresAuthentication(() => api, latest, {});

  it('returns what the stream would send', async () => {
    const jordan = await login('Jordan Lee');
    const stream = await followUpdates(api, jordan);
    expect(await latestOf(jordan)).toEqual(await stream.next());
    stream.leave();
  });

  it('fails when the database cannot store that the agent is present', async () => {
    const presences = api.app.get<Model<PresenceDocument>>(getModelToken(PRESENCE), { strict: false });
    const { access_token: token } = await login('Jordan Lee');
    jest.spyOn(presences, 'bulkWrite').mockRejectedValueOnce(new mongo.MongoNetworkError('connection closed'));
    expect((await api.call(latest, {}, { token })).status).toBe(503);
  });
});

describe('the colleagues who have an enrolment open', () => {
  it('are named to each other, also by another process, and are gone once they leave', async () => {
    const [jordan, priya, alex] = [await login('Jordan Lee'), await login('Priya Shah'), await login('Alex Grant')];
    const stream = await followUpdates(api, jordan);
    expect((await stream.next())?.colleagues).toEqual([]);
    const priyas = await followUpdates(second, priya);
    expect((await priyas.next())?.colleagues).toEqual(['Jordan Lee']);
    expect((await stream.next())?.colleagues).toEqual(['Priya Shah']);
    const alexs = await followUpdates(second, alex);
    expect((await stream.next())?.colleagues).toEqual(['Alex Grant', 'Priya Shah']);
    priyas.leave();
    expect((await stream.next())?.colleagues).toEqual(['Alex Grant']);
    for (const open of [alexs, stream]) open.leave();
  });

  it('include an agent whose page polls, until it has been silent for 15 seconds', async () => {
    api.clock.stop();
    const [jordan, priya] = [await login('Jordan Lee'), await login('Priya Shah')];
    await latestOf(priya);
    // The agent's second tab counts once.
    await latestOf(await login('Priya Shah'));
    expect((await latestOf(jordan)).colleagues).toEqual(['Priya Shah']);
    api.clock.advance({ seconds: 14 });
    expect((await latestOf(jordan)).colleagues).toEqual(['Priya Shah']);
    api.clock.advance({ seconds: 1 });
    expect((await latestOf(jordan)).colleagues).toEqual([]);
  });

  it('do not include an agent who has logged out', async () => {
    const [jordan, priya] = [await login('Jordan Lee'), await login('Priya Shah')];
    await latestOf(priya);
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: priya.refresh_token } });
    expect((await latestOf(jordan)).colleagues).toEqual([]);
  });

  it('do not include the agent’s own second tab', async () => {
    const [jordan, secondTab] = [await login('Jordan Lee'), await login('Jordan Lee')];
    await latestOf(secondTab);
    expect((await latestOf(jordan)).colleagues).toEqual([]);
  });

  it('are unknown to agents of other enrolments', async () => {
    const [jordan, priya] = [await login('Jordan Lee'), await login('Priya Shah', await aMover(api))];
    await latestOf(priya);
    expect((await latestOf(jordan)).colleagues).toEqual([]);
    expect((await latestOf(priya)).colleagues).toEqual([]);
  });

  it('are forgotten by the database once their presence has expired', async () => {
    api.clock.at('2026-11-20T10:42:00.000Z');
    await latestOf(await login('Priya Shah'));
    const stored = await api.database.collection('call_presences').findOne({ enrolmentId: mover.id });
    expect(stored).toMatchObject({ agentName: 'Priya Shah', expiresAt: new Date('2026-11-20T10:42:15.000Z') });
    const indexes = await api.database.collection('call_presences').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('the notes of colleagues', () => {
  it('are announced by their id, without their text', async () => {
    const [jordan, priya] = [await login('Jordan Lee'), await login('Priya Shah')];
    const stream = await followUpdates(api, jordan);
    expect((await stream.next())?.latestNote).toBeNull();
    const { body: first } = await saveNote(priya, 'Partner Rob pays');
    const update = await stream.next();
    expect(update?.latestNote).toBe(first.id);
    expect(JSON.stringify(update)).not.toContain('Rob');
    api.clock.advance({ seconds: 1 });
    const { body: newer } = await saveNote(priya, 'Prefers mornings');
    expect((await stream.next())?.latestNote).toBe(newer.id);
    stream.leave();
  });

  it('of another enrolment are not', async () => {
    const [jordan, priya] = [await login('Jordan Lee'), await login('Priya Shah', await aMover(api))];
    await saveNote(priya, 'Partner Rob pays');
    expect((await latestOf(jordan)).latestNote).toBeNull();
  });

  it('of five minutes ago are loaded with the list instead', async () => {
    const jordan = await login('Jordan Lee');
    await saveNote(jordan, 'Partner Rob pays');
    api.clock.advance({ seconds: 5 * 60 });
    expect((await latestOf(jordan)).latestNote).toBeNull();
  });
});
