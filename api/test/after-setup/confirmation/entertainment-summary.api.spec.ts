import { enrolmentEndpoints } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aChooser, removePending, select, spyOnOrders } from '../../broadband/entertainment/chooser.builder.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const summaryOf = async ({ token }: Mover) =>
  (await api.call(enrolmentEndpoints.confirmation, {}, { token })).body.entertainment;
const update = ({ token }: Mover, body: object) => api.call(enrolmentEndpoints.update, { body }, { token });

const nothing = {
  isOffered: true,
  isOptedIn: true,
  isCompleted: false,
  isSkipped: false,
  wombbUserConfirmed: false,
  supplierName: null,
  packageName: null,
  includesBroadband: false,
  includesPhone: false,
  includesTV: false,
  estimatedSpeed: null,
  contractTerm: null,
  usageLimit: null,
  callPlanName: null,
  installationPrice: null,
  introductory: null,
  packageMonthlyAmount: null,
  rises: [],
  skyCallbackSlot: null,
  addOns: [],
  activationDate: null,
  wombbPackageUrl: null,
  orderNumber: null,
};

describe('the summary of broadband, phone and TV', () => {
  it('has every field before a package is chosen [CONF-34]', async () => {
    expect(await summaryOf(await aMover(api))).toEqual({ ...nothing, isOptedIn: false });
    expect(await summaryOf(await aChooser(api))).toEqual(nothing);
  });

  it('reports that services are skipped or not offered [CONF-34]', async () => {
    const mover = await aChooser(api);
    await api.call(enrolmentEndpoints.skip, { query: { service: '1' } }, { token: mover.token });
    expect(await summaryOf(mover)).toEqual({ ...nothing, isSkipped: true });
    await updateStored(api, mover.id, { 'offered.entertainment': 2 });
    expect(await summaryOf(mover)).toMatchObject({ isOffered: false });
  });

  it('has every field of an order from Sky with an add-on [CONF-34]', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api).mockResolvedValueOnce({ number: 'HT-0001', activationDate: '2026-12-04' });
    const chosen = { addOns: ['SKY-FILMS', 'SKY-SPORTS'], total: 188_400, skyCallbackSlot: '3' } as const;
    expect((await select(api, mover, 'SKY-F67TV', { ...chosen, addOns: [...chosen.addOns] })).status).toBe(200);
    expect(await summaryOf(mover)).toEqual({
      ...nothing,
      isCompleted: true,
      supplierName: 'Sky',
      packageName: 'Sky TV and Fibre 67',
      includesBroadband: true,
      includesPhone: true,
      includesTV: true,
      estimatedSpeed: '67 Mbps',
      contractTerm: '24 months',
      usageLimit: 'Unlimited',
      callPlanName: 'Pay as you use',
      packageMonthlyAmount: '£41.00',
      rises: [
        { from: '2027-04-01', amountFormatted: '£44.00' },
        { from: '2028-04-01', amountFormatted: '£47.00' },
      ],
      skyCallbackSlot: '3',
      addOns: ['Sports channels', 'Film channels'],
      activationDate: '2026-12-04',
      orderNumber: 'HT-0001',
    });
  });

  it('has every field of a visit to a provider’s own site, before and after the mover confirms it [CONF-34]', async () => {
    const mover = await aChooser(api);
    const { body } = await select(api, mover, 'wm-81102');
    const pending = {
      ...nothing,
      supplierName: 'Coaxia',
      packageName: 'Gig + calls + TV',
      includesBroadband: true,
      includesPhone: true,
      includesTV: true,
      estimatedSpeed: '1,130 Mbps',
      contractTerm: '18 months',
      usageLimit: 'Unlimited',
      callPlanName: 'Anytime calls',
      installationPrice: '£35.00',
      packageMonthlyAmount: '£59.99',
      rises: [
        { from: '2027-04-01', amountFormatted: '£63.99' },
        { from: '2028-04-01', amountFormatted: '£67.99' },
      ],
      wombbPackageUrl: body.wombbPackageUrl,
    };
    expect(await summaryOf(mover)).toEqual(pending);
    await update(mover, { wombbUserConfirmed: true });
    expect(await summaryOf(mover)).toEqual({ ...pending, wombbUserConfirmed: true, wombbPackageUrl: null });
    await removePending(api, mover);
    expect(await summaryOf(mover)).toEqual(nothing);
  });

  it('states a limit of use, and leaves out phone and TV that a package does not include [CONF-34]', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81301');
    expect(await summaryOf(mover)).toMatchObject({
      includesBroadband: true,
      includesPhone: false,
      includesTV: false,
      usageLimit: '600 GB a month',
      callPlanName: null,
      installationPrice: null,
    });
  });
});
