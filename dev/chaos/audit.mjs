import mongoose from 'mongoose';
import { Line } from './line.mjs';

/** The subject of each mail with a link, by the type of its entry in the history. */
const subjects = [
  ['link-sent', /^Your move with /],
  ['energy-invite-sent', /^Energy for your new home/],
  ['broadband-invite-sent', /^Broadband and TV for your new home/],
];

/** The entries that an action of unknown outcome may leave unconfirmed, by type, each with its actions. */
const unconfirmable = new Map([
  ...subjects.map(([type]) => [type, ({ entry }) => entry === type]),
  ['private-entry-sent', ({ kind }) => kind === 'private entry'],
  ['private-entry-done', ({ kind }) => kind === 'private details'],
]);

/**
 * Compares the actions acknowledged to customers with the contents of the database, the sandbox's outbox and its
 * suppliers. Returns the lines of the table by name.
 * @param customers each with its `actions`, and the `messages` and number of `applications` that third parties have received
 * @param database the driver's, when nothing is written any more
 * @param foreignEnrolments how many enrolments there were before
 * @param removed versions of remotes whose removal was acknowledged last
 */
export async function audit(customers, { database, foreignEnrolments, removed = [] }) {
  const lines = new Map();
  const line = (name) => lines.get(name) ?? lines.set(name, new Line()).get(name);
  const created = customers.flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'create'));
  const stored = (await database.collection('enrolments').countDocuments()) - foreignEnrolments;
  line('enrolments').count({ ...outcomes(created), stored });
  const withdrawn = await database.collection('registry_withdrawals').find({}).toArray();
  for (const version of new Set([...removed, ...withdrawn.map((document) => document.version)])) {
    const stored = withdrawn.filter((document) => document.version === version).length;
    line('removed remotes').count({ done: removed.includes(version) ? 1 : 0, stored });
  }
  for (const customer of customers) {
    if (customer.id !== undefined) compare(customer, await storedOf(database, customer.id), line);
  }
  return lines;
}

function compare({ actions, messages, applications }, { notes, entries, privateEntries, calls }, line) {
  const of = (kind, matches = () => true) =>
    outcomes(actions.filter((action) => action.kind === kind && matches(action)));
  const confirmed = (type) => entries.filter((entry) => entry.type === type && !entry.isUnconfirmed).length;
  const sent = (isSent) => messages.filter(isSent).length;

  for (const { content } of actions.filter(({ kind }) => kind === 'note')) {
    const acknowledged = of('note', (action) => action.content === content);
    line('notes').count({ ...acknowledged, stored: notes.filter((note) => note.content === content).length });
  }
  for (const [entry, pattern] of subjects) {
    const acknowledged = of('mail', (action) => action.entry === entry);
    line('link mails').count({ ...acknowledged, stored: sent(({ subject }) => pattern.test(subject)) });
    line('history: link mails').count({ ...acknowledged, stored: confirmed(entry) });
  }
  for (const channel of ['sms', 'email']) {
    const acknowledged = of('private entry', (action) => action.channel === channel);
    const stored = privateEntries.filter((entry) => entry.channel === channel).length;
    const isLink = (message) => message.channel === channel && isPrivateEntry(message);
    line('private entries').count({ ...acknowledged, stored });
    line('messages of private entries').count({ ...acknowledged, stored: sent(isLink) });
  }
  const entered = privateEntries.filter(({ doneAt }) => doneAt).length;
  line('private entries that arrived').count({ ...of('private details'), stored: entered });
  line('direct debits').count({ ...of('direct debit'), stored: applications });
  line('history: enrolments').count({ done: 1, stored: confirmed('created') });
  line('history: notes').count({ done: notes.length, stored: confirmed('note-saved') });
  line('history: private entries').count({ ...of('private entry'), stored: confirmed('private-entry-sent') });
  line('history: direct debits').count({ ...of('direct debit'), stored: confirmed('energy-set-up') });
  // A call whose answer was lost is stored, and its agent has opened another one.
  line('history: calls').count({ done: calls, stored: confirmed('call-started') });
  const unconfirmed = entries.filter((entry) => entry.isUnconfirmed);
  for (const type of new Set([...unconfirmable.keys(), ...unconfirmed.map((entry) => entry.type)])) {
    const { unknown } = outcomes(actions.filter(unconfirmable.get(type) ?? (() => false)));
    const stored = unconfirmed.filter((entry) => entry.type === type).length;
    line(`unconfirmed: ${type}`).count({ done: 0, unknown, stored });
  }
}

const isPrivateEntry = ({ subject, text }) => /Your call with /.test(`${subject} ${text}`);

function outcomes(actions) {
  const done = actions.filter(({ outcome }) => outcome === 'done').length;
  const refused = actions.filter(({ outcome }) => outcome === 'refused').length;
  return { done, unknown: actions.length - done - refused };
}

async function storedOf(database, enrolmentId) {
  const all = (name, filter) => database.collection(name).find(filter).toArray();
  const [enrolment] = await all('enrolments', { _id: new mongoose.mongo.ObjectId(enrolmentId) });
  const notes = await all('notes', { enrolmentId });
  const copied = await all('enrolment_events', { enrolmentId });
  const known = new Set(copied.map(({ _id }) => String(_id)));
  // Entries that are not copied yet: reading the history copies them.
  const held = (enrolment?.recentEvents ?? []).filter(({ id }) => !known.has(id));
  const ofNotes = notes.filter(({ _id, unrecordedOf }) => unrecordedOf && !known.has(String(_id)));
  return {
    notes,
    entries: [...copied, ...held, ...ofNotes.map(() => ({ type: 'note-saved' }))],
    privateEntries: await all('private_entries', { enrolmentId }),
    calls: (await all('sessions', { subject: enrolmentId, role: 'agent' })).length,
  };
}
