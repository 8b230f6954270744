import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type Schema, Types } from 'mongoose';
import { FieldEncryption, type Sealed } from '../../src/common/crypto/field-encryption.js';
import { SealedFields } from '../../src/common/crypto/sealed-fields.js';
import { Resealing } from '../../src/admin/resealing.js';
import { readAll, sealedAt } from '../../src/admin/sealed-documents.js';
import { SubscriptionsService } from '../../src/modules/platform/comms/subscriptions.service.js';
import { aBusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { aChooser, select, spyOnOrders } from '../broadband/entertainment/chooser.builder.js';
import { aMoverWithMixedMeters, aMoverWithTariff, fault, samsDirectDebit } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { applyWithoutAnswer } from '../energy/payment/lost-answer.fixture.js';
import { runAdminCommand } from './terminal.fixture.js';

const oldKey = Buffer.alloc(32, 3);
const newKey = Buffer.alloc(32, 4);
const encryptionAfter = new FieldEncryption('2', newKey);
const rotation = {
  FIELD_KEY: newKey.toString('base64'),
  FIELD_KEY_ID: '2',
  FIELD_KEYS_OLD: `1:${oldKey.toString('base64')}`,
};

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp({ FIELD_KEY: oldKey.toString('base64'), PROVIDER_TIMEOUT: '3000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const fields = () => api.app.get(SealedFields).all;
const status = (overrides: Readonly<Record<string, string>> = rotation) =>
  runAdminCommand(api, ['keys', 'status'], overrides);
const reseal = () => runAdminCommand(api, ['keys', 'reseal'], rotation);

/** Every stored sealed value, with its purpose. */
async function stored() {
  const values = [];
  for (const { collection, path, purpose } of fields()) {
    for await (const document of readAll(api.database.collection(collection) as never, [path])) {
      for (const value of sealedAt(document, path))
        values.push({ value, path, boundTo: purpose(String(document._id)) });
    }
  }
  return values;
}

describe('the sealed fields', () => {
  /** The paths of sealed values in a schema, as dotted paths. */
  const sealedPaths = (schema: Schema, prefix = ''): string[] =>
    Object.entries(schema.paths).flatMap(([name, type]) => {
      const { schema: nested } = type as { schema?: Schema };
      if (!nested) return [];
      const path = `${prefix}${name}`;
      return Object.keys(nested.paths).toSorted().join() === 'box,keyId' ? [path] : sealedPaths(nested, `${path}.`);
    });

  it('are registered, each that a schema has', () => {
    const { models } = api.app.get<Connection>(getConnectionToken());
    const inSchemas = Object.values(models).flatMap(({ schema, collection }) =>
      sealedPaths(schema).map((path) => `${collection.name} ${path}`),
    );
    expect(inSchemas.length).toBeGreaterThan(10);
    expect(
      fields()
        .map(({ collection, path }) => `${collection} ${path}`)
        .toSorted(),
    ).toEqual(inSchemas.toSorted());
  });
});

describe('keys reseal', () => {
  beforeAll(async () => {
    await aBusyCustomer(api);
    await applyWithoutAnswer(api, await aMoverWithTariff(api));
    const mixed = await aMoverWithMixedMeters(api);
    await fault(api, 'quotes', 'down', { match: 'sam.hartley@example.test' });
    await api.call(
      energyEndpoints.directDebit,
      { body: { ...samsDirectDebit, ...mixed.shown } },
      { token: mixed.token },
    );
    spyOnOrders(api, 'after');
    await select(api, await aChooser(api), 'BRI-FF150');
  });

  it('seals every value with the current key, for the same purpose, and says how many', async () => {
    const before = await stored();
    const paths = new Set(before.map(({ path }) => path));
    expect([...paths]).toEqual(
      expect.arrayContaining([
        'firstToken',
        'saveAndContinueToken',
        'application.tries',
        'unsettledOrder.sealed',
        'bankDetails',
        'energySetUp.bank',
        'psrAnswers',
        'photo',
        'answer',
        'comment',
      ]),
    );
    const texts = before.map(({ value, boundTo }) => new FieldEncryption('1', oldKey).open(value, boundTo));
    expect(await reseal()).toEqual({ code: 0, lines: [`${before.length} sealed with key 2.`], errors: [] });
    const after = await stored();
    expect(after.map(({ value, boundTo }) => encryptionAfter.open(value, boundTo))).toEqual(texts);
  });

  it('leaves nothing that needs the old key', async () => {
    const { lines } = await status();
    expect(lines[0]).toMatch(/^key 2, current: \d+ sealed \(enrolments \d+, .*meter_photos 1.*\), \d+ contacts$/);
    expect(lines[1]).toMatch(/^key 1, old: 0 sealed, 1 contacts$/);
    const after = await api.another({ FIELD_KEY: newKey.toString('base64'), FIELD_KEY_ID: '2' });
    const [enrolment] = await api.database
      .collection('enrolments')
      .find({ firstToken: { $ne: null } })
      .toArray();
    const token = await after.tokenFor(String(enrolment?._id), 'customer');
    expect(await after.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({ status: 200 });
    await after.close();
  });

  it('continues with the remaining values after an interruption', async () => {
    const { token } = await aMoverWithTariff(api);
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).status).toBe(200);
    const left = (await stored()).filter(({ value }) => value.keyId === '1').length;
    expect(left).toBeGreaterThan(0);
    expect((await reseal()).lines).toEqual([`${left} sealed with key 2.`]);
    expect((await reseal()).lines).toEqual(['0 sealed with key 2.']);
  });

  it('keeps a value that changes between its read and its write', async () => {
    const { id } = await aMoverWithTariff(api);
    const _id = new Types.ObjectId(id);
    const enrolments = api.database.collection('enrolments');
    const encryption = new FieldEncryption('2', newKey, new Map([['1', oldKey]]));
    const changed = new FieldEncryption('1', oldKey).seal('changed meanwhile', `psr:${id}`);
    const findOne = enrolments.findOne.bind(enrolments);
    const read = jest.spyOn(enrolments, 'findOne').mockImplementationOnce(async (...args) => {
      const document = await findOne(...(args as [{}]));
      await enrolments.updateOne({ _id }, { $set: { psrAnswers: changed }, $inc: { version: 1 } });
      return document;
    });
    await new Resealing(api.database, encryption, api.app.get(SealedFields)).run();
    read.mockRestore();
    const document = await enrolments.findOne<{ psrAnswers: Sealed; saveAndContinueToken: Sealed }>({ _id });
    if (!document) throw new Error('no such enrolment');
    expect(encryptionAfter.open(document.psrAnswers, `psr:${id}`)).toBe('changed meanwhile');
    expect(document.saveAndContinueToken.keyId).toBe('2');
  });

  it('reports documents with a value that no key opens, and seals the others', async () => {
    const { id } = await aMoverWithTariff(api);
    const _id = new Types.ObjectId(id);
    const lost = new FieldEncryption('0', Buffer.alloc(32, 9)).seal('lost', `psr:${id}`);
    await api.database.collection('enrolments').updateOne({ _id }, { $set: { psrAnswers: lost } });
    await aMoverWithTariff(api);
    const { code, lines, errors } = await reseal();
    expect({ code, errors }).toEqual({ code: 1, errors: ['keys reseal: no key opens a value of 1 documents'] });
    expect(lines.at(-1)).toBe(`not opened: enrolments ${id}`);
    expect((await status()).lines.at(-1)).toBe(
      'key 0, missing from FIELD_KEYS_OLD: 1 sealed (enrolments 1), 0 contacts',
    );
    await api.database.collection('enrolments').deleteOne({ _id });
  });

  it('prints no value, and adds its run to the audit', async () => {
    const printed = JSON.stringify([await status(), await reseal()]);
    for (const { value } of await stored()) expect(printed).not.toContain(value.box);
    const audit = await api.database.collection('admin_audit').findOne({ action: 'keys reseal' });
    expect(audit).toMatchObject({ on: 'key 2' });
  });
});

describe('an unsubscribed mailbox', () => {
  it('stays unsubscribed, and is hashed with the current key when a mail to it is next held back', async () => {
    const blocked = 'winifred.quillfeather@example.test';
    expect((await status()).lines[1]).toBe('key 1, old: 0 sealed, 1 contacts');
    const rotated = await api.another(rotation);
    const subscriptions = rotated.app.get(SubscriptionsService, { strict: false });
    expect(await subscriptions.isBlocked(blocked)).toBe(true);
    expect(await subscriptions.isBlocked(blocked)).toBe(true);
    expect(await subscriptions.isBlocked('someone.else@example.test')).toBe(false);
    await rotated.close();
    const { lines } = await status();
    expect(lines[0]).toMatch(/, 1 contacts$/);
    expect(lines[1]).toBe('key 1, old: 0 sealed, 0 contacts');
  });
});
