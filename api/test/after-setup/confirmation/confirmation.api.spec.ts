import { addDays, energyEndpoints, enrolmentEndpoints, londonToday } from '@home-move/contract';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import {
  aMover,
  aMoverAt,
  aMoverWithTariff,
  clearFaults,
  fault,
  homeIn,
  samsDirectDebit,
} from '../../journey/mover.builder.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;

describe('the confirmation summary', () => {
  it.each([
    ['MK40 2QT', false],
    ['BT1 5GS', true],
    ['EX4 4QJ', true],
    ['SO17 1BJ', true],
  ])('of a home in %s shows energy as not through us: %s', async (postcode, isNotThroughUs) => {
    const { token } = await aMoverAt(api, postcode);
    await api.call(energyEndpoints.checkSupply, {}, { token });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    expect(body.energy).toMatchObject({ isCompleted: false, isNotThroughUs });
  });

  it('shows energy of a new enrolment as offered and not set up [CONF-30] [CONF-31]', async () => {
    const { token } = await aMover(api);
    const { status, body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    expect(status).toBe(200);
    expect(body.energySecondary).toBeNull();
    expect(body.isCouncilWithWater).toBe(false);
    expect(body.entertainment).toMatchObject({
      isOffered: true,
      isOptedIn: false,
      isCompleted: false,
      packageName: null,
    });
    expect(body.council).toMatchObject({ isOffered: true, isConsented: false, isAvailable: true, isCompleted: false });
    expect(body.water).toMatchObject({ isOffered: true, isConsented: false, isScotland: false, boardName: null });
    expect(body).toMatchObject({
      energy: {
        isOffered: true,
        isOptedIn: false,
        isCompleted: false,
        isSkipped: false,
        isNotThroughUs: false,
        isMoveInDateInRange: false,
        isMoveInDateInRangeOnCreation: false,
        isMoveInDateFuture: false,
        fuelType: null,
        supplierName: null,
        supplierLogoUrl: null,
        tariffName: null,
        paymentType: null,
        smartRequested: false,
        isSmartMeterInstallationAnyDayAndTime: false,
        addOns: [],
        estimatedTotalMonthlyAmountFormatted: null,
        estimatedTotalMonthlyAmountAfterDiscountsFormatted: null,
        laterMonthlyAmounts: [],
        otherPayments: [],
        energySwitchDate: null,
        moveInDate: null,
        directDebitReference: null,
        firstPaymentOn: null,
        applicationReference: null,
        directDebit: null,
      },
    });
  });

  it('names council and water of the new home whether or not the mover chose them [CONF-35] [CONF-36]', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    expect(body.council).toMatchObject({ councilName: 'Bedford Borough Council', isAvailable: true });
    expect(body.water).toMatchObject({ boardName: 'Anglian Water', isScotland: false });
  });

  it('omits those names while their directory is unavailable', async () => {
    const { token } = await aMoverAt(api, 'LE2 3AA');
    await fault(api, 'councils', 'down', { match: 'LE2 3AA' });
    const { status, body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    await clearFaults(api);
    expect(status).toBe(200);
    expect(body.council).toMatchObject({ councilName: null, isAvailable: true });
  });

  it('drops the previous home’s council and registration when the mover chooses another home', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    await api.call(enrolmentEndpoints.confirmation, {}, { token });
    const registered = { councilRegistrationConfirmed: true, waterRegistrationConfirmed: false };
    await api.call(enrolmentEndpoints.update, { body: registered }, { token });
    const { body: addresses } = await api.call(
      enrolmentEndpoints.addresses,
      { params: { postcode: 'EH3 9QN' } },
      { token },
    );
    await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(addresses) } }, { token });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    expect(body).toMatchObject({
      isCouncilWithWater: true,
      council: { councilName: 'City of Edinburgh Council', isRegistrationConfirmed: null },
      water: { isScotland: true, boardName: 'Scottish Water', isRegistrationConfirmed: null },
    });
  });

  it('shows the services that are set up [CONF-30] [CONF-32] [CONF-33]', async () => {
    const { token, shown, tariff } = await aMoverWithTariff(api, { addOns: ['HEATCOVER', 'BOILERSERVICE'] });
    await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, { token });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    const moveIn = addDays(londonToday(api.clock.now()), 7);
    expect(body.energy).toMatchObject({
      isOptedIn: true,
      isCompleted: true,
      isSkipped: false,
      isMoveInDateInRange: true,
      isMoveInDateInRangeOnCreation: true,
      isMoveInDateFuture: true,
      fuelType: 'DualFuel',
      supplierName: 'Larkfield Energy',
      tariffName: 'Larkfield Fix 12',
      paymentType: 'Monthly Direct Debit',
      smartRequested: false,
      addOns: [
        { identifier: 'USAGEAPP', displayName: 'Usage app' },
        { identifier: 'HEATCOVER', displayName: 'Heating Breakdown Cover' },
        { identifier: 'BOILERSERVICE', displayName: 'Yearly Boiler Service' },
      ],
      estimatedTotalMonthlyAmountFormatted: money(tariff.newSpendMonthly + 950),
      estimatedTotalMonthlyAmountAfterDiscountsFormatted: money(tariff.newSpendMonthly + 1450),
      laterMonthlyAmounts: [{ fromMonth: 4, amountFormatted: money(tariff.newSpendMonthly + 1450) }],
      otherPayments: [{ displayName: 'Yearly Boiler Service', amountFormatted: '£84.00', frequency: 'Annual' }],
      energySwitchDate: addDays(londonToday(api.clock.now()), 15),
      moveInDate: moveIn,
      directDebitReference: expect.stringMatching(/^LARK\w{8}$/),
      firstPaymentOn: '2026-12-15',
      applicationReference: expect.stringMatching(/^TH-/),
      directDebit: {
        collectedBy: 'Larkfield Energy',
        monthlyAmount: tariff.newSpendMonthly + 950,
        firstPaymentOn: '2026-12-15',
        reference: expect.stringMatching(/^LARK\w{8}$/),
        noticeWorkingDays: 2,
        maskedAccountNumber: '*****958',
        maskedSortCode: '***999',
      },
    });
  });

  it('omits the date of the first payment while a paper form is in the post', async () => {
    const { token, shown } = await aMoverWithTariff(api);
    const body = { paperMandate: true, termsAndConditions: true, ...shown } as never;
    await api.call(energyEndpoints.directDebit, { body }, { token });
    const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, { token });
    expect(summary.energy).toMatchObject({ isCompleted: true, firstPaymentOn: null });
  });

  it('is available at GET /confirmationdetails, only to the owner of the enrolment [CONF-30]', async () => {
    const get = (token: string) => api.send('GET', '/api/v1/confirmationdetails', { token });
    expect((await get((await aMover(api)).token)).status).toBe(200);
    expect((await get(await api.appToken())).status).toBe(403);
  });
});
