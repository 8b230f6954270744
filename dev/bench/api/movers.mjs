import { randomBytes, randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

const BATCH = 1000;

async function call(origin, method, path, { token, body, form }) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    ...((form ?? body) && { body: form ?? JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
  return response.json();
}

const inDays = (days) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Movers with details and a manual address, created through the API: the access token of each. */
export async function createMovers(origin, count) {
  const form = 'grant_type=client_credentials&client_id=tenant-portal';
  const { access_token: appToken } = await call(origin, 'POST', '/token', { form });
  const movers = [];
  for (let number = 0; number < count; number += 1) {
    const body = { selectedPartner: 100 };
    const { access_token: token } = await call(origin, 'POST', '/enrolment-auth/create', { token: appToken, body });
    await call(origin, 'PUT', '/enrolment-auth/personal-details', { token, body: personalDetails(0) });
    const contact = { contactNumber: '07700900101', emailAddress: `mover-${number}@example.test` };
    await call(origin, 'PUT', '/enrolment-auth/contact-details', { token, body: contact });
    await call(origin, 'PUT', '/enrolment-auth', { token, body: { moveInDate: inDays(7), residentialStatus: 201 } });
    const home = { houseNameOrNumber: '14', addressLine1: 'Castle Road', addressLine2: '' };
    const address = { ...home, town: 'Bedford', postcode: 'MK40 2QT' };
    await call(origin, 'PUT', '/addresses/manual-address', { token, body: address });
    movers.push(token);
  }
  return movers;
}

/** Details that differ from one turn to the next, so that every save writes. */
export const personalDetails = (turn) => ({
  title: 'Mr',
  firstName: turn % 2 === 0 ? 'Sam' : 'Samuel',
  surname: 'Hartley',
  dateOfBirth: '1985-03-27',
});

/** Copies a stored enrolment until the database holds `total` of them, and as many sessions. */
export async function fillUp(database, total) {
  const client = await new mongoose.mongo.MongoClient(database).connect();
  try {
    const enrolments = client.db().collection('enrolments');
    const sessions = client.db().collection('sessions');
    const mover = await enrolments.findOne({ firstName: { $in: ['Sam', 'Samuel'] } });
    const session = await sessions.findOne({ role: 'enrolment' });
    for (let stored = await enrolments.countDocuments(); stored < total; stored += BATCH) {
      const copies = Array.from({ length: Math.min(BATCH, total - stored) }, (_, index) => ({
        ...mover,
        _id: new mongoose.mongo.ObjectId(),
        reference: `HM-${randomBytes(8).toString('hex')}`,
        saveAndContinueHash: randomUUID(),
        emailAddress: `copy-${stored + index}@example.test`,
      }));
      await enrolments.insertMany(copies);
      await sessions.insertMany(copies.map(({ _id }) => ({ ...session, _id: randomUUID(), subject: String(_id) })));
    }
  } finally {
    await client.close();
  }
}
