import { telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMover, aMoverAt } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', CALL_LIMIT_PER_MINUTE: '10000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.collection('notes').deleteMany({});
});

const oakwood = { selectedPartner: 101 };
const harbour = { selectedPartner: 102 };
const agentOf = async (id: string) => ({ token: await api.tokenFor(id, 'agent') });
const list = async (id: string) => api.call(telephonyEndpoints.agentReminders, {}, await agentOf(id));
const end = async (noteId: string, callId: string) =>
  api.call(telephonyEndpoints.endReminder, { params: { id: noteId } }, await agentOf(callId));

/** A note by the agent with a reminder. */
async function remind(enrolmentId: string, content: string, remindOn: string) {
  const { body } = await api.call(
    telephonyEndpoints.saveNote,
    { body: { content, remindOn } },
    await agentOf(enrolmentId),
  );
  return body;
}

describe('GET /telephony/reminders', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.agentReminders, {});

  it('lists own reminders about customers of the partner, the earliest first, with reference and name only', async () => {
    const [sam, unnamed] = [await aMoverAt(api, 'MK40 2QT', { brand: oakwood }), await aMover(api, oakwood)];
    const later = await remind(sam.id, 'Send the invite', '2026-12-01');
    const due = await remind(unnamed.id, 'Call back', '2026-11-20');
    const { body } = await list(unnamed.id);
    const reference = expect.stringMatching(/^HM-/) as string;
    expect(body).toEqual([
      { id: due.id, content: 'Call back', remindOn: '2026-11-20', reference, customer: '' },
      { id: later.id, content: 'Send the invite', remindOn: '2026-12-01', reference, customer: 'Sam Hartley' },
    ]);
  });

  it("lists neither a colleague's reminders nor reminders about another partner's customers", async () => {
    const [own, other] = [await aMover(api, oakwood), await aMover(api, harbour)];
    const colleagues = await remind(own.id, 'Call back', '2026-11-20');
    await api.database
      .collection('notes')
      .updateOne({ _id: new Types.ObjectId(colleagues.id) }, { $set: { author: 'Alex Grant' } });
    await remind(other.id, 'Elsewhere', '2026-11-20');
    expect((await list(own.id)).body).toEqual([]);
  });

  it('lists none of a forgotten customer', async () => {
    const [own, gone] = [await aMover(api, oakwood), await aMoverAt(api, 'MK40 2QT', { brand: oakwood })];
    await remind(gone.id, 'Call back', '2026-11-20');
    await api.call(telephonyEndpoints.forget, {}, await agentOf(gone.id));
    expect((await list(own.id)).body).toEqual([]);
  });
});

describe('a reminder that is done', () => {
  it('can be ended in another customer’s call, and appears in the history of its customer', async () => {
    const [own, other] = [await aMover(api, oakwood), await aMover(api, oakwood)];
    const note = await remind(other.id, 'Call back', '2026-11-20');
    expect(await end(note.id, own.id)).toMatchObject({ status: 200, body: { id: note.id, remindOn: null } });
    expect((await list(own.id)).body).toEqual([]);
    const history = await api.call(telephonyEndpoints.history, {}, await agentOf(other.id));
    expect(history.body[0]).toMatchObject({ type: 'reminder-done', actor: { kind: 'agent', name: 'Jordan Lee' } });
  });

  it('can be so after Finish', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT', { brand: oakwood });
    const note = await remind(id, 'Call back', '2026-11-20');
    await api.call(telephonyEndpoints.finish, {}, await agentOf(id));
    expect(await end(note.id, id)).toMatchObject({ status: 200, body: { remindOn: null } });
  });

  it('cannot be so from the call of another partner', async () => {
    const [own, other] = [await aMover(api, harbour), await aMover(api, oakwood)];
    const note = await remind(other.id, 'Call back', '2026-11-20');
    expect(await end(note.id, own.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await list(other.id)).body).toHaveLength(1);
  });
});
