import { EJSON } from 'bson';
import { Types } from 'mongoose';
import { demoPeople } from '../../src/modules/demo/demo-people.data.js';
import type { EnrolmentChange } from '../../src/modules/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../src/modules/enrolment/enrolment.repository.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';
import { subDocuments } from './stored-values.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const enrolments = () => api.app.get(EnrolmentRepository, { strict: false });
const collection = () => api.database.collection('enrolments');
/** Also compares the order of fields, and null with missing ones. */
const text = (value: unknown) => EJSON.stringify({ value });

async function anEnrolment(): Promise<Types.ObjectId> {
  const [person] = demoPeople({ now: new Date(), today: '2026-11-20' });
  if (!person) throw new Error('no demo mover');
  const id = new Types.ObjectId();
  await enrolments().create(
    { ...person.enrolment, reference: id.toHexString(), saveAndContinueToken: id.toHexString() },
    id.toHexString(),
  );
  return id;
}

describe.each(subDocuments)('%s %s', (field, _, value) => {
  it('is read as an earlier version stored it', async () => {
    const id = await anEnrolment();
    await collection().updateOne({ _id: id }, { $set: { [field]: value } });
    const found = await enrolments().find(id.toHexString());
    expect(text(found?.[field as 'address'])).toBe(text(value));
  });

  it('is stored by a change as an earlier version stored it', async () => {
    const id = await anEnrolment();
    await enrolments().revise(id.toHexString(), () => ({ [field]: value }) as EnrolmentChange);
    const found = await collection().findOne({ _id: id });
    expect(text(found?.[field])).toBe(text(value));
  });
});
