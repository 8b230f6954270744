// Two calls of the API in one file, without a framework around them: Fastify and MongoDB's driver. It verifies the token, reads
// the session and the enrolment, writes the same update and answers the same JSON.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import mongoose from 'mongoose';
import { enrolmentJson } from './bare-enrolment.mjs';

const { MongoClient, ObjectId } = mongoose.mongo;
const { PORT, MONGODB_URI, JWT_SECRET, FIELD_KEY, PUBLIC_ORIGIN } = process.env;
const fieldKey = Buffer.from(FIELD_KEY, 'base64');

const client = await new MongoClient(MONGODB_URI).connect();
const sessions = client.db().collection('sessions');
const enrolments = client.db().collection('enrolments');

/** The claims of a valid token, or null. */
function verify(authorization = '') {
  const [header, claims, signature] = authorization.replace(/^Bearer /, '').split('.');
  if (!signature) return null;
  const expected = createHmac('sha256', JWT_SECRET).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { iss, aud, exp, sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return iss === PUBLIC_ORIGIN && aud === 'home-move-api' && exp * 1000 > Date.now() ? { sid } : null;
}

/** The stored enrolment of the caller, or null. */
async function enrolmentOf(request) {
  const claims = verify(request.headers.authorization);
  const session = claims && (await sessions.findOne({ _id: claims.sid }));
  if (!session || session.revokedAt !== null || session.expiresAt < new Date()) return null;
  const enrolment = await enrolments.findOne({ _id: new ObjectId(session.subject) });
  return enrolment?.forgottenAt === null ? enrolment : null;
}

const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'];
const isName = (text) => typeof text === 'string' && /^(?=.*\p{L})[\p{L}\p{M}' ’-]{2,50}$/u.test(text.trim());

function isValid({ title, firstName, surname, dateOfBirth }) {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  const years = new Date().getUTCFullYear() - born.getUTCFullYear();
  return titles.includes(title) && isName(firstName) && isName(surname) && years > 18 && years < 99;
}

const fields = ['title', 'firstName', 'surname', 'dateOfBirth'];
const server = Fastify();

server.get('/api/v1/enrolment-auth', async (request, reply) => {
  const enrolment = await enrolmentOf(request);
  if (!enrolment) return reply.code(401).send();
  return enrolmentJson(enrolment, { fieldKey });
});

server.put('/api/v1/enrolment-auth/personal-details', async (request, reply) => {
  const enrolment = await enrolmentOf(request);
  if (!enrolment) return reply.code(401).send();
  if (!isValid(request.body)) return reply.code(400).send();
  const { _id, version, status } = enrolment;
  const changed = fields.filter((field) => enrolment[field] !== request.body[field]);
  const changedAt = { ...enrolment.changedAt };
  const update = { status, changedAt };
  for (const field of changed) {
    update[field] = request.body[field];
    changedAt[field] = version + 1;
  }
  const after = await enrolments.findOneAndUpdate(
    { _id, version },
    { $set: update, $inc: { version: 1 } },
    { returnDocument: 'after' },
  );
  return after ? enrolmentJson(after, { fieldKey }) : reply.code(409).send();
});

await server.listen({ port: Number(PORT), host: '127.0.0.1' });
