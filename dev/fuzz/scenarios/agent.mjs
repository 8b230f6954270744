import { inviteAgent, proveEmail, startMove } from './start.mjs';

const as = 'agent';

/** A call with an agent whom support has invited, who finishes and reopens the enrolment. */
export async function agent(mover) {
  await startMove(mover);
  await proveEmail(mover);
  await inviteAgent(mover);
  for (const name of agentReads) await mover.call(name, { as });
  const note = { content: 'Call back', remindOn: mover.day(1) };
  const { id } = await mover.call('POST /note', { as, body: note });
  for (const name of ['GET /notes', 'GET /notes/reminders', 'GET /telephony/reminders']) await mover.call(name, { as });
  await mover.call('PUT /note/{id}/reminder-done', { as, params: { id } });
  await mover.call('POST /enrolment/send-link', { as, body: {} });
  await changeContacts(mover);
  await mover.call('POST /enrolment/end-enrolment', { as });
  await mover.call('POST /enrolment/reopen', { as });
}

const agentReads = [
  'GET /telephony/name',
  'GET /telephony/branding',
  'GET /telephony/role',
  'GET /content',
  'GET /enrolment/history',
  'GET /enrolment/data-passport/count',
  'GET /enrolment/updates',
  'GET /enrolment/updates/latest',
];

/** The agent changes the address that the customer has proven, who undoes it. */
async function changeContacts(mover) {
  const contacts = { emailAddress: `other.${mover.email}`, contactNumber: mover.mobile };
  await mover.call('PUT /enrolment-auth/contact-details', { as, body: contacts });
  const body = { token: await mover.link('contact-change') };
  await mover.call('POST /account/contact-change', { as: 'app', body });
  await mover.call('POST /account/contact-change/undo', { as: 'app', body });
}
