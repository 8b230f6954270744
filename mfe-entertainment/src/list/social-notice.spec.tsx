import type { SocialTariff } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderEntertainment } from '../testing/entertainment-runtime';
import { atList, listRequests, ready } from '../testing/list';

const essentials: SocialTariff = {
  packageId: 'ESS-15',
  sourceId: 'ht',
  packageName: 'Essentials 15',
  monthlyCost: 1500,
  hasRises: false,
  eligibility: 'You must get Universal Credit or Pension Credit.',
};
const title = 'On Universal Credit or Pension Credit?';
/** The text of the notice on screen. */
const notice = () => screen.getByText(title).parentElement?.textContent;

describe('the notice of the social tariff', () => {
  it('names its price and who can have it, and leads to its details', async () => {
    const runtime = atList({ socialTariff: essentials });
    const { container } = renderEntertainment(runtime);
    await ready();
    expect(notice()).toBe(
      `${title} A social tariff, Essentials 15, costs £15.00 a month with no price rises. You must get Universal Credit or Pension Credit. See Essentials 15`,
    );
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('link', { name: 'See Essentials 15' }));
    expect(runtime.recorded.navigations).toEqual([
      { path: '/enrolment/entertainment/whole-of-market/broadband-details/ESS-15/ht', replace: false },
    ]);
  });

  it('says when the price rises', async () => {
    renderEntertainment(atList({ socialTariff: { ...essentials, hasRises: true } }));
    await ready();
    expect(notice()).toContain('costs £15.00 a month at first, then its price rises.');
  });

  it('stays while filters are on, even when nothing matches them', async () => {
    const none = { packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null };
    const runtime = atList(
      { ...none, socialTariff: essentials },
      { broadbandFilters: { selectedProviders: ['Coaxia'], packageType: { includeTv: true } } },
    );
    renderEntertainment(runtime);
    expect(await screen.findByText('Sorry, there are no valid results matching your filter criteria.')).toBeVisible();
    expect(notice()).toContain('Essentials 15');
    expect(listRequests(runtime)).toMatchObject([{ selectedProviders: ['Coaxia'] }]);
  });

  it('is absent where no social tariff is sold', async () => {
    const { container } = renderEntertainment(atList());
    await ready();
    expect(within(container).queryByText(title)).not.toBeInTheDocument();
  });
});
