import { invitationEndpoints, type ObjectionReason } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { linkToken, messagesTo, PartnerSystem, sentMove } from './partner-moves.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let partner: PartnerSystem;

beforeAll(async () => {
  api = await bootApp({ UNPROVEN_CONTACT_LIMIT: '50', VALIDATE_LIMIT: '5', LOG_LEVEL: 'info' });
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
  partner = new PartnerSystem(api);
});
afterAll(() => api.close());

let count = 0;
async function anInvited(person: object = {}) {
  const emailAddress = `resident-${(count += 1)}@example.test`;
  const { reference } = await partner.createFor({ emailAddress, ...person });
  await worker.runDue();
  const [mail] = await messagesTo(api, emailAddress);
  if (!mail) throw new Error('no invitation');
  return { emailAddress, reference, token: linkToken(mail) };
}
const readInvitation = async (token: string) =>
  api.call(invitationEndpoints.read, { body: { token } }, { token: await api.appToken() });
const object = async (token: string, reason: ObjectionReason = 'not-wanted') =>
  api.call(invitationEndpoints.object, { body: { token, reason } }, { token: await api.appToken() });

describe('the first page of an invitation', () => {
  it('names the sender and the kinds of details, without any value', async () => {
    const { token } = await anInvited({ contactNumber: '07700 900145' });
    const { status, body, text } = await readInvitation(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      sentBy: 'Oakwood Bedford',
      details: ['name', 'dateOfBirth', 'emailAddress', 'contactNumber', 'address', 'moveInDate'],
      agreedOn: '2026-11-19',
    });
    expect(text).not.toMatch(/Fennimore|example|07700|Castle/);
  });

  it('is not found for a link that is no invitation, nor once the move was opened', async () => {
    expect(await readInvitation('x'.repeat(43))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const { token, reference } = await anInvited();
    await partner.open(reference);
    expect(await readInvitation(token)).toMatchObject({ status: 404 });
    expect(await object(token)).toMatchObject({ status: 404 });
    expect(await partner.status(reference)).not.toBe('objected');
  });
});

describe('an objection', () => {
  it('is accepted if it is sent twice at once', async () => {
    const { token } = await anInvited();
    const answers = await Promise.all([object(token), object(token)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual([]);
    expect(answers.map(({ status }) => status)).toContain(204);
  });

  it('erases the person, ends the link, and stops later invitations from the partner', async () => {
    const { emailAddress, token, reference } = await anInvited();
    expect(await object(token)).toMatchObject({ status: 204 });
    expect((await partner.read(reference)).body).toMatchObject({ status: 'objected', objection: 'not-wanted' });
    expect(await partner.eventsOf(reference)).toEqual(['move.invited', 'move.objected']);
    expect(await findStored(api, await partner.enrolmentIdOf(reference))).toMatchObject({
      surname: null,
      emailAddress: null,
      address: null,
    });
    expect(await readInvitation(token)).toMatchObject({ status: 404 });

    const later = await partner.createFor({ emailAddress: emailAddress.toUpperCase() }, { branch: undefined });
    expect(later).toMatchObject({ status: 'objected', objection: null, inviteAt: null });
    await worker.runDue();
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
    await expect(findStored(api, await partner.enrolmentIdOf(later.reference))).rejects.toThrow('no such enrolment');
    expect(await partner.eventsOf(later.reference)).toEqual(['move.objected']);
  });

  it('counts for every contact of the person', async () => {
    const { token } = await anInvited({ contactNumber: '07700 900146' });
    await object(token, 'not-mine');
    expect(await partner.createFor({ contactNumber: '+44 7700 900146' })).toMatchObject({ status: 'objected' });
  });

  it('does not count for other partners', async () => {
    const { emailAddress, token } = await anInvited();
    await object(token);
    const keys = api.app.get(PartnerKeyService, { strict: false });
    const { key } = await keys.add('harbour', { scopes: ['moves:write', 'moves:read'] });
    const harbour = new PartnerSystem(api, key);
    const person = { ...sentMove.person, emailAddress, contactNumber: undefined };
    expect(await harbour.create({ brand: 'harbour', branch: undefined, person })).toMatchObject({
      status: 201,
      body: { status: 'scheduled' },
    });
  });

  it('keeps only keyed hashes of the contacts', async () => {
    const { emailAddress, token } = await anInvited();
    await object(token);
    const stored = JSON.stringify(await api.database.collection('partner_objections').find().toArray());
    expect(stored).not.toContain(emailAddress);
    expect(api.testApp.logged.join('\n')).not.toContain(emailAddress);
    expect(api.testApp.logged.join('\n')).not.toContain(token);
  });

  it('cannot be made by guessing links', async () => {
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, index) => object(`guess-${index}`)));
    expect(guesses.map(({ status }) => status)).toEqual(expect.arrayContaining([404, 429]));
  });
});
