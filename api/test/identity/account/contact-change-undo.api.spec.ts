import { accountEndpoints, enrolmentEndpoints, telephonyEndpoints, type Tokens } from '@home-move/contract';
import { ContactChangeNotices } from '../../../src/modules/move/enrolment/contact-change-notices.js';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { bootForContactChanges } from './contact-change.fixture.js';
import { findStored, messagesTo, passwordGrant, readHolder, sms } from './login.fixture.js';

let api: BootedApp;
const { mine, save, find, prove, aCall, logIn, undoLink } = bootForContactChanges((booted) => (api = booted));

const statusOf = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).status;
const undo = async (token: string) =>
  api.call(accountEndpoints.undoContactChange, { body: { token } }, { token: await api.appToken() });

describe('the link that undoes a change', () => {
  it('changes nothing when it is looked at', async () => {
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const before = await findStored(api, id);
    const answer = await find(await undoLink(old));
    expect(answer).toMatchObject({ status: 200, body: { changedAt: expect.any(String) as string } });
    expect(await findStored(api, id)).toEqual(before);
  });

  it('puts the contacts back, and ends every login, link and password since', async () => {
    const { id, token, agent, old, next, number, nextNumber } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    // An agent verifies their own address, logs in as the mover, and changes the number too.
    await prove(agent, next);
    const { access_token: intruder } = (await logIn(next)).body as unknown as Tokens;
    await save(intruder, next, nextNumber);
    await prove(intruder, nextNumber, sms);
    await api.app
      .get(PasswordsService, { strict: false })
      .set({ email: next, password: 'Intruder1!', enrolmentId: id });

    expect((await undo(link)).status).toBe(204);
    expect(await findStored(api, id)).toMatchObject({
      emailAddress: old,
      emailAddressVerified: true,
      contactNumber: number,
      contactNumberVerified: false,
      pendingContacts: {},
      contactChanges: [],
    });
    expect([await statusOf(intruder), await statusOf(token)]).toEqual([401, 401]);
    expect((await passwordGrant(api, next, 'Intruder1!')).status).toBe(401);
    expect(await logIn(next)).toMatchObject({ status: 404 });
    expect(await readHolder(api, (await logIn(old)) as never)).toEqual({ role: 'customer', id });
  });

  it('adds an entry to the history, by the mover', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    await undo(await undoLink(old));
    const { body } = await api.call(telephonyEndpoints.history, {}, { token: agent });
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'contact-change-undone', actor: { kind: 'mover' } })]),
    );
  });

  it('works once, and ends the links of later changes', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const first = await undoLink(old);
    await save(agent, `other.${next}`, number);
    const second = await undoLink(old);
    expect((await undo(first)).status).toBe(204);
    for (const link of [first, second]) expect(await undo(link)).toMatchObject({ status: 404 });
  });

  it('works in each of the messages when the agent saves twice at the same time', async () => {
    const { agent, old, next, nextNumber } = await aCall();
    const before = await messagesTo(api, old);
    await Promise.all([save(agent, next, nextNumber), save(agent, next, nextNumber)]);
    const notices = (await messagesTo(api, old)).slice(0, -before.length);
    const links = notices.map(({ text }) => /contact-change\/([\w-]+)/.exec(text)?.[1] ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
  });

  it('puts back the first number when the agent saves twice at the same time', async () => {
    const { id, agent, old, next, number, nextNumber } = await aCall();
    await Promise.all([save(agent, next, nextNumber), save(agent, next, nextNumber)]);
    expect((await undo(await undoLink(old))).status).toBe(204);
    expect(await findStored(api, id)).toMatchObject({ emailAddress: old, contactNumber: number });
  });

  describe('when two agents save different contacts at the same time', () => {
    /** The second agent saves while the first one's notice is sent. */
    async function saveAtOnce(sendVersion: boolean) {
      const call = await aCall();
      const { id, agent, old, nextNumber } = call;
      const other = await api.tokenFor(id, 'agent');
      const { version } = await mine(agent);
      const saveAs = (token: string, contactNumber: string) => {
        const body = { emailAddress: old, contactNumber, ...(sendVersion && { version }) };
        return api.call(enrolmentEndpoints.saveContactDetails, { body }, { token });
      };
      const before = await messagesTo(api, old);
      const notices = api.app.get(ContactChangeNotices, { strict: false });
      const really = notices.send.bind(notices);
      let winner = 0;
      jest.spyOn(notices, 'send').mockImplementationOnce(async (notice) => {
        await really(notice);
        winner = (await saveAs(other, '07700900777')).status;
      });
      const { status: loser } = await saveAs(agent, nextNumber);
      const sent = (await messagesTo(api, old)).slice(0, -before.length);
      const links = sent.map(({ text }) => /contact-change\/([\w-]+)/.exec(text)?.[1] ?? '');
      return { ...call, winner, loser, links };
    }

    it('works in both messages, although the later save is rejected', async () => {
      const { id, number, winner, loser, links } = await saveAtOnce(true);
      expect([winner, loser]).toEqual([200, 409]);
      expect(links).toHaveLength(2);
      for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
      expect(await findStored(api, id)).toMatchObject({ contactNumber: '07700900777' });
      const [loserLink] = links;
      expect((await undo(loserLink ?? '')).status).toBe(204);
      expect(await findStored(api, id)).toMatchObject({ contactNumber: number });
    });

    it('works in both messages if neither names the version that it saw', async () => {
      const { winner, loser, links } = await saveAtOnce(false);
      expect([winner, loser]).toEqual([200, 200]);
      expect(links).toHaveLength(2);
      for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
    });
  });

  it('works for 14 days', async () => {
    const clocked = await api.another();
    clocked.clock.at('2026-11-24T10:00:00Z');
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    await clocked.close();
    const stored = await api.database.collection('link_tokens').findOne({ enrolmentId: id, purpose: 'contact-change' });
    const sentAt = (await findStored(api, id))['contactChanges'] as { changedAt: Date }[];
    const lifetime = new Date(stored?.['expiresAt'] as Date).getTime() - (sentAt[0]?.changedAt.getTime() ?? 0);
    expect(Math.round(lifetime / 86_400_000)).toBe(14);
    expect((await find(await undoLink(old))).status).toBe(200);
    await api.database
      .collection('link_tokens')
      .updateMany({ enrolmentId: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await find(await undoLink(old))).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('is no way in, and no link of another kind undoes a change', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    const app = { token: await api.appToken() };
    expect((await api.call(accountEndpoints.continue, { body: { token: link } }, app)).status).toBe(404);
    expect((await api.call(accountEndpoints.logInLink, { body: { token: link } }, app)).status).toBe(404);
    expect(await undo('x'.repeat(43))).toMatchObject({ status: 404 });
  });

  it('never appears in the log, nor do the contacts', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    await undo(link);
    const log = api.testApp.logged.join('\n');
    for (const value of [link, old, next, number]) expect(log).not.toContain(value);
  });

  it('is limited per client address', async () => {
    const limited = await bootApp({ VALIDATE_LIMIT: '2' });
    limited.clock.at('2026-11-20T10:00:00Z');
    const app = { token: await limited.appToken() };
    const tries = [];
    for (let count = 0; count < 3; count += 1) {
      tries.push((await limited.call(accountEndpoints.undoContactChange, { body: { token: 'unknown' } }, app)).status);
    }
    expect(tries).toEqual([404, 404, 429]);
    await limited.close();
  });
});
