import { addDays, enrolmentEndpoints, londonToday, psrEndpoints, type PsrRequest } from '@home-move/contract';
import {
  aMover,
  aMoverWithMixedMeters,
  aMoverWithTariff,
  aMoverWithUsage,
  type Mover,
} from '../../journey/mover.builder.js';
import { paymentCalls } from '../payment/payment.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { healthTexts, psrCalls, someAnswers } from './psr.fixture.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'trace', TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:42:00Z');
});
afterAll(() => api.close());

const { read, save, stored, chooseOtherSupplier } = psrCalls(() => api);
const { pay } = paymentCalls(() => api);
const noConsents = { supplier: false, network: false, water: false };

describe('priority services answers', () => {
  it('are unanswered at first', async () => {
    expect(await read(await aMoverWithTariff(api))).toMatchObject({
      status: 200,
      body: { answered: false, psrOptions: null, consents: noConsents },
    });
  });

  it('are saved, read back and replaced [PSR-08] [PSR-15] [PSR-16]', async () => {
    const mover = await aMoverWithTariff(api);
    const saved = await save(mover);
    expect(saved).toMatchObject({ status: 200, body: { answered: true, ...someAnswers } });
    expect((await read(mover)).body).toEqual(saved.body);
    const less: PsrRequest = {
      psrOptions: { specialCommsPreferences: 'AUDIO' },
      consents: { ...noConsents, water: true },
    };
    expect((await save(mover, less)).body).toEqual({ answered: true, ...less });
  });

  it('are null for No, which shares nothing [PSR-07]', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    const no = { psrOptions: null, consents: noConsents };
    expect((await save(mover, no)).body).toEqual({ answered: true, ...no });
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'nothing selected [PSR-10]',
      { psrOptions: { specialCommsPreferences: 'NONE' }, consents: { ...noConsents, water: true } },
      { psrOptions: 'You must select at least one valid option from the list.' },
    ],
    [
      'an until date of today [PSR-12]',
      { psrOptions: { lifeChanges: { until: '2026-11-20' } }, consents: { ...noConsents, water: true } },
      { 'psrOptions.lifeChanges.until': 'Date must be in the future' },
    ],
    [
      'no until date [PSR-11]',
      { psrOptions: { lifeChanges: {} }, consents: { ...noConsents, water: true } },
      { 'psrOptions.lifeChanges.until': 'Please specify when do you think this condition will last until' },
    ],
    [
      'no language [PSR-13]',
      { psrOptions: { communicationInEnglish: {} }, consents: { ...noConsents, water: true } },
      { 'psrOptions.communicationInEnglish.language': 'Please specify a language' },
    ],
    [
      'no consent',
      { psrOptions: { blind: {} }, consents: noConsents },
      {
        consents:
          'We can only register you with a company that you let us tell. Choose at least one, or answer No to carry on without registering.',
      },
    ],
  ])('are rejected with %s', async (_, body, errors) => {
    const { token } = await aMoverWithTariff(api);
    expect(await api.call(psrEndpoints.save, { body: body as PsrRequest }, { token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors },
    });
  });

  it('are stored sealed, bound to their enrolment, and appear in no other document', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    const document = await stored(mover);
    expect(document['psrAnswers']).toEqual({
      keyId: expect.any(String) as string,
      box: expect.any(String) as string,
    });
    const collections = (await api.database.db?.listCollections().toArray()) ?? [];
    expect(collections.length).toBeGreaterThan(5);
    for (const { name } of collections) {
      const documents = JSON.stringify(await api.database.collection(name).find({}).toArray());
      for (const text of healthTexts) expect(documents).not.toContain(text);
    }
    const other = await aMoverWithTariff(api);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(other))['_id'] }, { $set: { psrAnswers: document['psrAnswers'] } });
    expect((await read(other)).status).toBe(500);
  });

  it('take the same space whatever they are', async () => {
    const mover = await aMoverWithTariff(api);
    const sizeOf = async (answers: PsrRequest) => {
      await save(mover, answers);
      const { psrAnswers } = await stored(mover);
      return (psrAnswers as { box: string }).box.length;
    };
    expect(await sizeOf(someAnswers)).toBe(await sizeOf({ psrOptions: null, consents: noConsents }));
  });

  it('appear in no log line, nor does the body of a rejected request', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    await read(mover);
    await save(mover, { ...someAnswers, consents: noConsents });
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v1/enrolment/psr');
    for (const text of healthTexts) expect(log).not.toContain(text);
    expect(log).not.toMatch(/psrOptions|consents/);
  });

  it('are part of no other response', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    expect(mine.text).not.toMatch(/psr|box/);
  });

  it('are gone once the enrolment is forgotten', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(mover))['_id'] }, { $set: { forgottenAt: new Date() } });
    expect((await read(mover)).status).toBe(401);
  });
});

describe('an agent', () => {
  const agentOf = async ({ id }: Mover) => ({ token: await api.tokenFor(id, 'agent') });

  it('learns that answers exist, but not their content, with Yes and No alike', async () => {
    const mover = await aMoverWithTariff(api);
    const agent = await agentOf(mover);
    expect((await read(agent)).body).toEqual({ answered: false });
    await save(mover);
    expect((await read(agent)).body).toEqual({ answered: true });
    await save(mover, { psrOptions: null, consents: noConsents });
    expect((await read(agent)).body).toEqual({ answered: true });
  });

  it('can save answers for the mover, and does not read them back', async () => {
    const mover = await aMoverWithTariff(api);
    expect((await save(await agentOf(mover))).body).toEqual({ answered: true });
    expect((await read(mover)).body).toEqual({ answered: true, ...someAnswers });
  });
});

describe('consent', () => {
  it('does not cover the supplier of another plan', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover);
    await chooseOtherSupplier(mover);
    expect((await read(mover)).body).toMatchObject({ consents: { supplier: false, network: true, water: false } });
  });

  it('does not cover the network operator and the water company of another home', async () => {
    const mover = await aMoverWithTariff(api);
    await save(mover, { ...someAnswers, consents: { supplier: true, network: true, water: true } });
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(mover))['_id'] }, { $set: { 'address.postcode': 'LS6 1AN' } });
    expect((await read(mover)).body).toMatchObject({ consents: { supplier: true, network: false, water: false } });
  });
});

describe('the calls are open', () => {
  it('for a gas-only plan', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(mover))['_id'] }, { $set: { selection: null } });
    expect(await save(mover)).toMatchObject({ status: 200, body: { answered: true } });
    expect((await read(mover)).status).toBe(200);
  });
});

describe('the calls are closed', () => {
  const expectClosed = async (mover: Mover, code: string) => {
    for (const answer of [await read(mover), await save(mover)]) {
      expect(answer).toMatchObject({ status: 409, body: { code } });
    }
  };

  it('before a plan is chosen [NEXT-14]', async () => {
    await expectClosed(await aMover(api), 'TARIFF_MISSING');
    await expectClosed(await aMoverWithUsage(api), 'TARIFF_MISSING');
  });

  it('once energy is set up [NEXT-12] [NEXT-14]', async () => {
    const mover = await aMoverWithTariff(api);
    expect((await pay(mover)).status).toBe(200);
    await expectClosed(mover, 'ENROLMENT_COMPLETE');
  });

  it('while the move is too far ahead for energy', async () => {
    const mover = await aMoverWithTariff(api);
    const moveInDate = addDays(londonToday(api.clock.now()), 20);
    await api.call(enrolmentEndpoints.update, { body: { moveInDate } }, { token: mover.token });
    await expectClosed(mover, 'CONFLICT');
  });

  it('for a brand whose flag is off [NEXT-14]', async () => {
    const mover = await aMoverWithTariff(api);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(mover))['_id'] }, { $set: { brand: { level: 1, id: 103 } } });
    await expectClosed(mover, 'CONFLICT');
  });
});
