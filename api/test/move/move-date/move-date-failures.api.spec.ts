import { enrolmentEndpoints, moveDateEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { aChooser, select, spyOnOrders, type Chooser } from '../../broadband/entertainment/chooser.builder.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithMixedMeters, aMoverWithTariff, clearFaults, fault } from '../../journey/mover.builder.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { applyWithoutAnswer } from '../../energy/payment/lost-answer.fixture.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { anOrderedMove, changeTo, preview, supplierDays } from './move-date.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { mine, pay, payAsYouGo } = paymentCalls(() => api);
const homeTelecom = () => api.app.get(BroadbandHtPort, { strict: false });
const unchanged = ['2026-12-05', '2026-12-04'];
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };

async function expectUnchanged(mover: Chooser): Promise<void> {
  const { effects } = (await preview(api, mover, '2026-12-16')).body;
  expect((await supplierDays(api, mover)).days).toEqual(unchanged);
  expect(await mine(mover)).toMatchObject({ moveInDate: '2026-11-27' });
  expect(effects.slice(0, 2).map(({ before }) => before)).toEqual(unchanged);
}

describe('a supplier that refuses', () => {
  it.each([
    ['quotes', 'energy', 'Larkfield Energy'],
    ['broadband-ht', 'broadband', 'Brightline'],
  ] as const)('%s leaves everything as it was, and is named with its reference', async (provider, contract, name) => {
    const mover = await anOrderedMove(api);
    const reference = (await supplierDays(api, mover)).references[contract];
    await fault(api, provider, 'refuse', { match: reference });
    const { status, body } = await changeTo(api, mover, '2026-12-16');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isChanged: false, enrolment: { moveInDate: '2026-11-27' } });
    expect(body.refusedBy).toMatchObject({ name, reference, url: expect.stringMatching(/^https:/) as string });
    await expectUnchanged(mover);
  });

  it('and does not know the contract leaves everything as it was', async () => {
    const mover = await anOrderedMove(api);
    jest.spyOn(homeTelecom(), 'changeActivation').mockResolvedValueOnce('unknown');
    expect((await changeTo(api, mover, '2026-12-16')).body).toMatchObject({ isChanged: false });
    await expectUnchanged(mover);
  });

  it('to put a day back keeps the new one, and the move-in date stays', async () => {
    const mover = await anOrderedMove(api);
    const { references } = await supplierDays(api, mover);
    await fault(api, 'broadband-ht', 'refuse', { match: references.broadband });
    const quotes = api.app.get(QuotesPort, { strict: false });
    const really = (Object.getPrototypeOf(quotes) as QuotesPort).changeStart.bind(quotes);
    jest
      .spyOn(quotes, 'changeStart')
      .mockImplementation(async (reference, day) => (day === '2026-12-05' ? 'refused' : really(reference, day)));
    expect((await changeTo(api, mover, '2026-12-16')).body).toMatchObject({ isChanged: false });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-04']);
    expect((await preview(api, mover, '2026-12-10')).body).toMatchObject({
      from: '2026-11-27',
      effects: expect.arrayContaining([
        expect.objectContaining({ id: 'energy-start', before: '2026-12-16' }),
      ]) as unknown,
    });
  });
});

it('keeps the earlier day of a supplier that refuses both, because it has accepted no other', async () => {
  const mover = await anOrderedMove(api);
  const { references } = await supplierDays(api, mover);
  await fault(api, 'broadband-ht', 'refuse', { match: references.broadband });
  const quotes = api.app.get(QuotesPort, { strict: false });
  const changeStart = jest
    .spyOn(quotes, 'changeStart')
    .mockResolvedValueOnce('changed')
    .mockResolvedValueOnce('refused')
    .mockResolvedValueOnce('refused');
  expect((await changeTo(api, mover, '2026-12-16')).body).toMatchObject({ isChanged: false });
  expect(changeStart.mock.calls.map(([, day]) => day)).toEqual(['2026-12-16', '2026-12-05', '2026-12-16']);
  await expectUnchanged(mover);
});

describe('two changes at the same time', () => {
  it('reach the suppliers once: the later one is a conflict', async () => {
    const mover = await anOrderedMove(api);
    const { token } = mover;
    const days = ['2026-12-10', '2026-12-16'];
    const previews = await Promise.all(days.map(async (to) => (await preview(api, mover, to)).body));
    const changeStart = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'changeStart');
    const answers = await Promise.all(
      previews.map(({ to, fingerprint }) =>
        api.call(moveDateEndpoints.change, { body: { moveInDate: to, fingerprint } }, { token }),
      ),
    );
    const accepted = answers.findIndex(({ status }) => status === 200);
    const rejected = answers[1 - accepted];
    expect(rejected).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(changeStart.mock.calls.map(([, day]) => day)).toEqual([days[accepted]]);
    expect(await mine(mover)).toMatchObject({ moveInDate: days[accepted] });
    expect((await supplierDays(api, mover)).days).toEqual([days[accepted], days[accepted]]);
  });
});

describe('while requests to suppliers for the new day are in flight', () => {
  /** Runs `act` when the energy supplier is called. */
  function meanwhile<Answer>(act: () => Promise<Answer>): () => Answer | undefined {
    const quotes = api.app.get(QuotesPort, { strict: false });
    const really = (Object.getPrototypeOf(quotes) as QuotesPort).changeStart.bind(quotes);
    let answer: Answer | undefined;
    jest.spyOn(quotes, 'changeStart').mockImplementationOnce(async (...sent) => {
      answer = await act();
      return really(...sent);
    });
    return () => answer;
  }

  it('no broadband is ordered for the old one', async () => {
    const mover = await anOrderedMove(api, { broadband: false });
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, { token: mover.token });
    const ordered = meanwhile(() => select(api, mover, 'BRI-FF150'));
    expect((await changeTo(api, mover, '2026-12-16')).body.isChanged).toBe(true);
    expect(ordered()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16']);
  });

  it('no second fuel is set up for the old one', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await fault(api, 'quotes', 'refuse', { match: mover.tariffs[1]?.priceId });
    expect(await pay(mover)).toMatchObject({ status: 200, body: { unfinished: { fuel: 'Gas' } } });
    await clearFaults(api);
    const paid = meanwhile(() => payAsYouGo(mover));
    expect((await changeTo(api, mover, '2026-12-10')).body.isChanged).toBe(true);
    expect(paid()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('after the answer to an order was lost', () => {
  const conflict = { status: 409, body: { code: 'CONFLICT' } };

  it('a change is a conflict if the energy supplier has accepted, and then changes that day too', async () => {
    const mover = await aMoverWithTariff(api);
    await applyWithoutAnswer(api, mover);
    expireLeases(api);
    expect(await changeTo(api, mover, '2026-12-16')).toMatchObject(conflict);
    expect(await mine(mover)).toMatchObject({ moveInDate: '2026-11-27', energyComplete: true });
    const { effects } = (await changeTo(api, mover, '2026-12-16')).body;
    expect(effects[0]).toMatchObject({ id: 'energy-start', before: '2026-12-05', after: '2026-12-16' });
  });

  it('a change is a conflict if home telecom has accepted, and then changes that day too', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    expect((await select(api, mover, 'BRI-FF150')).status).toBe(502);
    expireLeases(api);
    expect(await changeTo(api, mover, '2026-12-16')).toMatchObject(conflict);
    expect(await mine(mover)).toMatchObject({ moveInDate: '2026-11-27', entertainmentComplete: true });
    expect((await changeTo(api, mover, '2026-12-16')).body.isChanged).toBe(true);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16']);
  });
});

describe('when the outcome is unknown after the first supplier', () => {
  /** The second supplier gets no request, or its response is lost, and this process does no more. */
  async function interrupted(mover: Chooser, by: 'crash' | 'lost response'): Promise<void> {
    const port = homeTelecom();
    const really = (Object.getPrototypeOf(port) as BroadbandHtPort).changeActivation.bind(port);
    jest.spyOn(port, 'changeActivation').mockImplementationOnce(async (...sent) => {
      if (by === 'crash') throw new Error('killed');
      await really(...sent);
      throw new DomainError('THIRD_PARTY');
    });
    expect((await changeTo(api, mover, '2026-12-16')).status).toBe(by === 'crash' ? 500 : 502);
  }

  it.each(['crash', 'lost response'] as const)('after a %s, waits for the lease and puts the days back', async (by) => {
    const mover = await anOrderedMove(api);
    await interrupted(mover, by);
    expect(await mine(mover)).toMatchObject({ moveInDate: '2026-11-27' });
    const { headers, ...answer } = await preview(api, mover, '2026-12-16');
    expect(answer).toMatchObject({
      ...thirdParty,
      body: { detail: 'We are still changing your dates. Wait a minute, then try again.' },
    });
    expect(headers['retry-after']).toMatch(/^[1-5]$/);
    api.clock.advance({ seconds: 5 });
    await expectUnchanged(mover);
    expect((await changeTo(api, mover, '2026-12-16')).body.isChanged).toBe(true);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-16']);
  });

  it('puts the days back without the mover', async () => {
    const worker = await manualJobsWorker(api);
    const mover = await anOrderedMove(api);
    await interrupted(mover, 'crash');
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-04']);
    api.clock.advance({ seconds: 5 });
    await worker.runDue();
    expect((await supplierDays(api, mover)).days).toEqual(unchanged);
    await expectUnchanged(mover);
  });

  it('waits for a supplier that cannot be reached', async () => {
    const mover = await anOrderedMove(api);
    const { references } = await supplierDays(api, mover);
    await interrupted(mover, 'crash');
    await fault(api, 'quotes', 'down', { match: references.energy });
    api.clock.advance({ seconds: 5 });
    expect(await preview(api, mover, '2026-12-16')).toMatchObject(thirdParty);
    await fault(api, 'quotes', 'ok', { match: references.energy });
    await expectUnchanged(mover);
  });
});
