import type { PsrRequest } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import {
  aMoverWithMixedMeters,
  aMoverWithTariff,
  clearFaults,
  fault,
  type Mover,
} from '../../journey/mover.builder.js';
import { paymentCalls } from '../payment/payment.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { healthTexts, psrCalls, someAnswers } from './psr.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeEach(async () => {
  api = await bootApp({ LOG_LEVEL: 'trace', TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:42:00Z');
  worker = await manualJobsWorker(api);
});
afterEach(() => api.close());

const { save, stored, received, chooseOtherSupplier } = psrCalls(() => api);
const { pay, spyOnSubmit } = paymentCalls(() => api);
const everyone = { supplier: true, network: true, water: true };

type MoverWithTariff = Awaited<ReturnType<typeof aMoverWithTariff>>;

async function aMoverWhoAnswered(answers: PsrRequest = someAnswers): Promise<MoverWithTariff> {
  const mover = await aMoverWithTariff(api);
  expect((await save(mover, answers)).status).toBe(200);
  return mover;
}
async function setUp(mover: Mover, form: object = {}): Promise<void> {
  expect((await pay(mover, form)).status).toBe(200);
}
const keepers = async () => (await received()).map(({ keeper }) => keeper).toSorted();
const jobs = () => api.database.collection('jobs').find({ kind: 'psr-registration' }).toArray();

describe('needs', () => {
  it('reach the consented companies, each in its own terms, once energy is set up and not before', async () => {
    const consentedAt = expect.stringMatching(/^2026-11-20T10:42:/) as string;
    const mover = await aMoverWhoAnswered();
    await worker.runDue();
    expect(await received()).toEqual([]);
    await setUp(mover);
    await worker.runDue();
    const needs = [
      { code: 25, language: null, until: null },
      { code: 17, language: 'syl', until: null },
      { code: 33, language: null, until: '2027-03-31' },
    ];
    expect(await received()).toEqual([
      {
        keeper: 'supplier',
        body: { needs, contact_format: 'LARGE_PRINT', consent_given_at: consentedAt },
      },
      {
        keeper: 'network',
        body: {
          Mpan: expect.stringMatching(/^\d{13}$/) as string,
          Mprn: expect.stringMatching(/^\d+$/) as string,
          Address: { Line: '14 Castle Road', Town: 'Bedford', Postcode: 'MK40 2QT' },
          Contact: { Name: 'Sam Hartley', Phone: '07700900101', Email: 'sam.hartley@example.test' },
          Needs: needs.map(({ code, language, until }) => ({ Code: code, Language: language, Until: until })),
          ContactFormat: 'LARGE_PRINT',
          ConsentGivenAt: consentedAt,
        },
      },
    ]);
  });

  it('reach each company once, however often jobs run and energy completes', async () => {
    const mover = await aMoverWhoAnswered({ ...someAnswers, consents: everyone });
    await Promise.all([pay(mover), pay(mover)]);
    await Promise.all([worker.runDue(), worker.runDue()]);
    await api.database.collection('jobs').updateMany({ kind: 'psr-registration' }, { $set: { doneAt: null } });
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier', 'water']);
  });

  it.each([
    ['with No', { psrOptions: null, consents: everyone }],
    ['for the water company alone', { ...someAnswers, consents: { ...everyone, supplier: false, network: false } }],
  ] as const)('are sent to no one else: %s', async (_, answers) => {
    await setUp(await aMoverWhoAnswered(answers));
    await worker.runDue();
    expect(await keepers()).toEqual(answers.psrOptions ? ['water'] : []);
  });

  it('are not sent to a supplier that was chosen after the consent', async () => {
    const mover = await aMoverWhoAnswered();
    await setUp({ ...mover, shown: await chooseOtherSupplier(mover) } as Mover, { ovoSmartRequired: true });
    await worker.runDue();
    expect(await keepers()).toEqual(['network']);
  });

  it.each([
    ['agreed to share them', someAnswers, true],
    ['agreed to share them with others alone', { ...someAnswers, consents: { ...everyone, supplier: false } }, false],
    ['answered No', { psrOptions: null, consents: everyone }, false],
  ] as const)(
    'are announced in the application of an agent, who does not see them, as the customer decided: %s',
    async (_, answers, wantsPriorityServices) => {
      const mover = await aMoverWhoAnswered(answers);
      const { submit } = spyOnSubmit();
      await setUp(
        { ...mover, token: await api.tokenFor(mover.id, 'agent') },
        { priorityServicesRequired: !wantsPriorityServices },
      );
      expect(submit.mock.calls[0]?.[1]).toMatchObject({ wantsPriorityServices });
    },
  );

  it('are sent again until a company that is down has them, without a second copy to the others', async () => {
    await setUp(await aMoverWhoAnswered());
    await fault(api, 'supply', 'down');
    await worker.runDue();
    expect(await keepers()).toEqual(['supplier']);
    await clearFaults(api);
    api.clock.advance({ minutes: 1 });
    await worker.runDue();
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier']);
  });

  it('reach the companies, too, when they are saved while the supplier decides', async () => {
    const mover = await aMoverWithTariff(api);
    const { provider, submit } = spyOnSubmit();
    const really = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
    submit.mockImplementationOnce(async (...sent) => {
      expect((await save(mover)).status).toBe(200);
      return really(...sent);
    });
    await setUp(mover);
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier']);
  });

  it('that ended before energy was set up are left out', async () => {
    const mover = await aMoverWhoAnswered({
      psrOptions: {
        lifeChanges: { until: '2026-11-21' },
        postHospitalRecovery: { until: '2026-11-22' },
        specialCommsPreferences: 'NONE',
      },
      consents: { ...everyone, network: false, water: false },
    });
    await setUp(mover);
    api.clock.advance({ days: 1 });
    await worker.runDue();
    expect(await received()).toMatchObject([{ body: { needs: [{ code: 33 }], contact_format: null } }]);
  });

  it('that have all ended are not sent', async () => {
    const psrOptions = { lifeChanges: { until: '2026-11-21' }, specialCommsPreferences: 'NONE' } as const;
    await setUp(await aMoverWhoAnswered({ psrOptions, consents: everyone }));
    api.clock.advance({ days: 1 });
    await worker.runDue();
    expect(await received()).toEqual([]);
  });

  it('are sent without any condition for a mover who only needs another form of letters', async () => {
    const psrOptions = { specialCommsPreferences: 'AUDIO' } as const;
    await setUp(await aMoverWhoAnswered({ psrOptions, consents: { ...everyone, network: false, water: false } }));
    await worker.runDue();
    expect(await received()).toMatchObject([{ keeper: 'supplier', body: { needs: [], contact_format: 'AUDIO' } }]);
  });

  it('reach the supplier of each fuel of mixed meters, the second when it is set up, and the others once', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await save(mover);
    await fault(api, 'quotes', 'refuse', { match: 'LARK-PAYG-E-GAS-STD-PPM' });
    await setUp(mover);
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier']);
    await clearFaults(api);
    await setUp(mover);
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier', 'supplier']);
  });

  it('reach the supplier of a fuel that is set up while the other fuel is being registered', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await save(mover);
    await fault(api, 'quotes', 'refuse', { match: 'LARK-PAYG-E-GAS-STD-PPM' });
    await setUp(mover);
    await clearFaults(api);
    const provider = api.app.get(QuotesPort, { strict: false });
    const really = provider.registerNeeds.bind(provider);
    jest.spyOn(provider, 'registerNeeds').mockImplementationOnce(async (...sent) => {
      await setUp(mover);
      return really(...sent);
    });
    await worker.runDue();
    api.clock.advance({ minutes: 10 });
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier', 'supplier']);
  });

  it('are not sent for a forgotten enrolment', async () => {
    const mover = await aMoverWhoAnswered();
    await setUp(mover);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: (await stored(mover))['_id'] }, { $set: { forgottenAt: new Date() } });
    await worker.runDue();
    expect(await received()).toEqual([]);
  });

  it('wait for an application whose outcome is unknown, and follow once it is settled', async () => {
    const mover = await aMoverWhoAnswered();
    await setUp(mover);
    const document = await stored(mover);
    const { energySetUp, completed } = document;
    const enrolments = api.database.collection('enrolments');
    const application = { key: 'k', tries: [], underWayUntil: new Date() };
    await enrolments.updateOne(
      { _id: document['_id'] },
      { $set: { energySetUp: null, application, completed: { ...completed, energy: false } } },
    );
    await worker.runDue();
    expect(await received()).toEqual([]);
    await enrolments.updateOne({ _id: document['_id'] }, { $set: { energySetUp, application: null, completed } });
    api.clock.advance({ minutes: 10 });
    await worker.runDue();
    expect(await keepers()).toEqual(['network', 'supplier']);
  });
});

it('schedules the same jobs whatever the answer was, with ids only, and logs no need', async () => {
  const yes = await aMoverWhoAnswered();
  const no = await aMoverWhoAnswered({ psrOptions: null, consents: everyone });
  const unanswered = await aMoverWithTariff(api);
  for (const mover of [yes, no, unanswered]) await setUp(mover);
  const subjects = (await jobs()).map(({ data }) => `${data['enrolmentId']} ${data['recipient']}`);
  expect(subjects.toSorted()).toEqual(
    [yes, no, unanswered]
      .flatMap(({ id }) => ['supplier', 'network', 'water'].map((recipient) => `${id} ${recipient}`))
      .toSorted(),
  );
  for (const { data } of await jobs()) expect(Object.keys(data)).toEqual(['enrolmentId', 'recipient']);
  await fault(api, 'quotes', 'error');
  await worker.runDue();
  const log = api.testApp.logged.join('\n');
  expect(log).toContain('job failed');
  for (const text of healthTexts) expect(log).not.toContain(text);
  expect(log).not.toMatch(/Needs|contact_format/);
});
