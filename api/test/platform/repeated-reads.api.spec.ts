import {
  accountEndpoints,
  brandEndpoints,
  councilChoice,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  onboardingEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { getConnectionToken } from '@nestjs/mongoose';
import { anInvitation, sessionWithCode, verify } from '../identity/account/login.fixture.js';
import { passwordResets } from '../identity/account/password-reset.fixture.js';
import {
  logInOnComputer,
  openLink,
  requestChallenge,
  requestLinkToken,
} from '../identity/account/phone-link.fixture.js';
import { aChooser, choiceOf, removePending, select } from '../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aMoverAt,
  aMoverWithMixedMeters,
  aMoverWithTariff,
  samsDirectDebit,
} from '../journey/mover.builder.js';
import { aTraveller, commit, homeOnCastleRoad, save } from '../move/onboarding/onboarding-journey.builder.js';
import { JobsWorker } from '../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { RepeatedReads } from '../support/repeated-reads.js';

let api: BootedApp;
let stop: () => Promise<void>;
const found: { call: string; readsAgain: readonly string[] }[] = [];

beforeAll(async () => {
  const first = await bootApp();
  const uri = first.environment['MONGODB_URI'] ?? '';
  api = await first.another({ MONGODB_URI: `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true` });
  api.clock.at('2026-11-20T10:00:00Z');
  // Jobs would read documents between calls.
  await api.app.get(JobsWorker).beforeApplicationShutdown();
  const reads = new RepeatedReads(api.app.get(getConnectionToken()));
  api.onAnswered.push((call) => {
    const readsAgain = reads.take();
    if (readsAgain.length > 0) found.push({ call, readsAgain });
  });
  stop = async () => {
    await api.close();
    await first.close();
  };
});
afterEach(() => {
  const repeated = found.splice(0);
  if (repeated.length > 0) throw new Error(`read again: ${JSON.stringify(repeated)}`);
});
afterAll(() => stop());

const as = ({ token }: { readonly token: string }) => ({ token });

describe('reading no document twice in a call', () => {
  it('holds for entering details and the home', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { body: enrolment } = await api.call(enrolmentEndpoints.mine, {}, as(mover));
    const { id, address } = enrolment;
    await api.call(enrolmentEndpoints.byId, { params: { id } }, as(mover));
    await api.call(enrolmentEndpoints.status, { params: { id } }, as(mover));
    const chosen = { addressKey: address?.addressKey ?? '' };
    await api.call(enrolmentEndpoints.saveAddress, { body: chosen }, as(mover));
    const home = { houseNameOrNumber: '3', addressLine1: 'River Walk', addressLine2: '', town: 'Truro' };
    await api.call(enrolmentEndpoints.saveManualAddress, { body: { ...home, postcode: 'TR1 2HE' } }, as(mover));
    await api.call(enrolmentEndpoints.postAddress, { body: chosen }, as(mover));
    await api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover));
    const { status } = await api.call(enrolmentEndpoints.moveInDateUnknown, {}, as(mover));
    expect(status).toBe(200);
  });

  it('holds for energy, from the supply to the Direct Debit', async () => {
    const unchecked = await aMoverAt(api, 'MK40 2QT');
    await api.call(energyEndpoints.checkSupply, {}, as(unchecked));
    await api.call(energyEndpoints.checkSupply, {}, as(unchecked));
    const mover = await aMoverWithTariff(api);
    await api.call(energyEndpoints.journey, {}, as(mover));
    await api.call(energyEndpoints.selection, {}, as(mover));
    await api.call(energyEndpoints.paymentQuestions, {}, as(mover));
    const body = { ...samsDirectDebit, ...mover.shown };
    expect(await api.call(energyEndpoints.directDebit, { body }, as(mover))).toMatchObject({ status: 200 });
  });

  it('holds for the start date, and for pay-as-you-go plans', async () => {
    const fast = await aMoverWithTariff(api, { postcode: 'SW9 8HG' });
    await api.call(energyEndpoints.smartOffered, {}, as(fast));
    await api.call(energyEndpoints.startDate, {}, as(fast));
    const body = { startServiceDate: '2026-12-10', agreeToSwitchOvo: true } as never;
    expect(await api.call(energyEndpoints.saveStartDate, { body }, as(fast))).toMatchObject({ status: 200 });
    const prepaid = await aMoverWithTariff(api, { postcode: 'M14 5RX', priceId: 'LARK-PAYG' });
    const confirmed = { termsAndConditions: true, ...prepaid.shown } as never;
    expect(await api.call(energyEndpoints.setUpPayg, { body: confirmed }, as(prepaid))).toMatchObject({ status: 200 });
  });

  it('holds for both fuels of mixed meters', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const body = { ...samsDirectDebit, ...mover.shown };
    expect(await api.call(energyEndpoints.directDebit, { body }, as(mover))).toMatchObject({ status: 200 });
    await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
  });

  it('holds for council, water and the confirmation', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
    await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
    await api.call(councilWaterEndpoints.services, {}, as(await aMoverAt(api, 'MK40 2QT')));
    const choices = { council: councilChoice.optIn, water: councilChoice.optIn };
    expect(await api.call(councilWaterEndpoints.choose, { body: choices }, as(mover))).toMatchObject({ status: 200 });
  });

  it('holds for broadband, ordered and referred', async () => {
    const mover = await aChooser(api);
    const filter = { body: { pageNumber: 1 } } as never;
    await api.call(entertainmentEndpoints.broadband, filter, as(mover));
    expect(await select(api, mover, 'wm-81301')).toMatchObject({ status: 200 });
    await choiceOf(api, mover);
    expect(await removePending(api, mover)).toMatchObject({ status: 200 });
    expect(await select(api, mover, 'BRI-F36')).toMatchObject({ status: 200 });
  });

  it('holds for brands and flags, with and without an enrolment', async () => {
    const app = { token: await api.appToken() };
    await api.call(brandEndpoints.flags, {}, app);
    await api.call(brandEndpoints.branding, { params: { brand: 'oakwood' } }, app);
    const { id, token } = await aMover(api);
    await api.call(brandEndpoints.flags, {}, { token });
    const agent = { token: await api.tokenFor(id, 'agent') };
    expect(await api.call(telephonyEndpoints.branding, {}, agent)).toMatchObject({ status: 200 });
  });

  it("holds for a partner's link and the onboarding that follows", async () => {
    const traveller = await aTraveller(api);
    await save(api, traveller, { firstName: 'Sam' });
    await save(api, traveller, { dateOfBirth: '1985-03-27' });
    await save(api, traveller, { moveInDate: '2026-11-27' });
    const address = await homeOnCastleRoad(api, traveller, '14');
    await save(api, traveller, { address });
    await api.call(onboardingEndpoints.journey, {}, as(traveller));
    expect(await commit(api, traveller)).toMatchObject({ status: 200 });
  });

  it('holds for every way to log in', async () => {
    const invited = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, invited);
    expect(await verify(api, token, code)).toMatchObject({ status: 200 });
    const { request, mailedToken, check, reset } = passwordResets(() => api);
    await request(invited.email);
    const resetToken = await mailedToken(invited.email);
    await check(resetToken);
    expect(await reset(resetToken, invited.email)).toMatchObject({ status: 204 });
    const computer = await logInOnComputer(api);
    const link = await requestLinkToken(api, computer.tokens.access_token);
    await requestChallenge(api, link);
    expect(await openLink(api, link)).toMatchObject({ status: 200 });
    await api.call(accountEndpoints.logInLink, { body: { token: computer.token } }, { token: await api.appToken() });
  });
});
