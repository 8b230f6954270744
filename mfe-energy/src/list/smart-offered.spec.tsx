import { energyEndpoints } from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { anEnergyEnrolment, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, ready } from '../testing/list';

const smartOffered = (runtime: ReturnType<typeof atList>) =>
  runtime.recorded.calls.filter(({ path }) => path === '/enrolment/smart-offered');

describe('the offer of smart meters', () => {
  it('is recorded for a plan with an add-on that needs one [TARIFF-13]', async () => {
    const runtime = atList();
    const tariffs = [aTariff({ addOnsData: [anAddOn(), anAddOn({ identifier: 'SAVER', isSmartSpecific: true })] })];
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes({ tariffs, recommendation: null }));
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'Larkfield Fix 12' });
    await waitFor(() => expect(smartOffered(runtime)).toHaveLength(1));
  });

  it('is not recorded again on a later visit', async () => {
    const runtime = atList();
    runtime.enrolment.set(anEnergyEnrolment({ smartPageViewed: '2026-11-19T10:00:00.000Z' }));
    renderEnergy(runtime);
    await ready();
    expect(smartOffered(runtime)).toEqual([]);
  });
});
