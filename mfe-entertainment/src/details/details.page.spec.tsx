import { entertainmentEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aRollingPackage } from '../testing/broadband-packages';
import { atDetails, detailsOf, detailsPath } from '../testing/details';
import { atPath, refused, renderEntertainment, storedSelection } from '../testing/entertainment-runtime';

const list = '/enrolment/entertainment/broadband-list';
const gone = 'This package is no longer available at your new home.';

const rowsOf = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map(({ children: [label, value] }) => [
      label?.textContent,
      value?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  );

describe('the details page of a package', () => {
  it('shows everything that a mover compares [BB-02]', async () => {
    const pkg = aGigPackage({
      monthlyExitFee: 2750,
      activation: { date: '2026-12-04', needsEngineer: true },
      call: {
        name: 'Evening and weekend calls',
        costDayPerMin: 23,
        costEveningPerMin: 0,
        costWeekendPerMin: 0,
        lineRentalCost: 0,
      },
      enhancedFeatures: ['Router included', 'Free engineer visit', 'Sixth', 'Seventh'],
    });
    const { container } = renderEntertainment(atDetails(pkg));
    await detailsOf('Gig with calls and TV');
    expect(rowsOf(container)).toEqual({
      'Average download': '1,130 Mbps',
      'Average upload': '104 Mbps',
      'Minimum guaranteed': '565 Mbps',
      'Each month': '£59.99 until 31 Mar 2027, £63.99 from 01 Apr 2027, £67.99 from 01 Apr 2028',
      'Set-up': '£35.00',
      'Line rental': 'Included',
      'First year': '£786.88',
      'Whole contract': '£1,178.82',
      'Average a month': '£65.49',
      Leaving:
        'The contract runs for 18 months.Leaving early costs £27.50 for each month that is left.If you leave after 6 months, for example, 12 months are left, and you pay £330.00.',
      Broadband: 'Full fibre',
      Data: 'Unlimited',
      Calls: 'Evening and weekend callsBy day: 23p a minuteIn the evening: no chargeAt the weekend: no charge',
      TV: 'Coaxia TVChannels: 120 channelsRecording: Record 500 hours',
      Also: 'Fibre all the way to your homeRouter includedFree engineer visitSixth',
      'Earliest start': '04 Dec 2026',
      Engineer: 'An engineer comes to your home to set it up. Someone has to be in.',
    });
    expect(
      screen.getByText('At least half of customers get the average speed at busy times, from 8pm to 10pm.'),
    ).toBeVisible();
    expect(screen.getByText(/^If the speed stays below the minimum and is not put right within 30 days/)).toBeVisible();
    expect(screen.getByText(/you can end a tenancy with 2 months' notice.*until the 18 months are over/)).toBeVisible();
    expect(screen.getByText(/^Ask Coaxia if you can take the contract to your next home\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Terms of Coaxia/ })).toBeVisible();
    expect(document.title).toBe('Gig with calls and TV - Home Move');
    await expectNoViolations(container);
  });

  it('shows the missing features of a rolling package, and how it ends', async () => {
    const pkg = aRollingPackage({
      broadband: { guaranteedDownloadSpeed: null, unlimited: false, usageLimit: 1000 },
      eligibility: 'You must get Universal Credit or Pension Credit.',
    });
    const { container } = renderEntertainment(atDetails(pkg));
    await detailsOf('Loop 900 rolling');
    expect(rowsOf(container)).toMatchObject({
      'Minimum guaranteed': 'Not offered',
      'First month': '£58.99',
      Leaving: "A month's notice, at any time",
      Data: '1,000 GB a month',
      Calls: 'Not included',
      TV: 'Not included',
    });
    expect(rowsOf(container)).not.toHaveProperty('Average a month');
    expect(screen.queryByRole('link', { name: /^Terms of/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/take the contract to your next home/)).not.toBeInTheDocument();
    expect(screen.getByText('Altnet guarantees no minimum speed.')).toBeVisible();
    expect(screen.getByText('Altnet will give you the date once you have ordered.')).toBeVisible();
    expect(
      screen.getByText("A rolling contract is easier if you may move again soon: a month's notice ends it."),
    ).toBeVisible();
    expect(screen.getByText('You must get Universal Credit or Pension Credit.')).toBeVisible();
    await expectNoViolations(container);
  });

  it('states each charge for calls, and that no engineer comes, and leaves out what a package does not have', async () => {
    const pkg = aGigPackage({
      activation: { date: '2026-12-04', needsEngineer: false },
      call: {
        name: 'Pay as you use',
        costDayPerMin: 23,
        costEveningPerMin: 12,
        costWeekendPerMin: 9,
        lineRentalCost: 0,
      },
      tv: { name: 'Coaxia TV', feature1: '120 channels', feature1Title: 'Channels', feature2: '', feature2Title: '' },
      keyFeature: null,
      enhancedFeatures: [],
    });
    const { container } = renderEntertainment(atDetails(pkg));
    await detailsOf('Gig with calls and TV');
    expect(rowsOf(container)).toMatchObject({
      Calls: 'Pay as you useBy day: 23p a minuteIn the evening: 12p a minuteAt the weekend: 9p a minute',
      TV: 'Coaxia TVChannels: 120 channels',
      Engineer: 'No visit: you plug it in yourself.',
    });
    expect(rowsOf(container)).not.toHaveProperty('Also');
  });

  it('explains One Touch Switch to people who have a contract elsewhere', async () => {
    renderEntertainment(atDetails(aPackage()));
    await userEvent.click(await screen.findByText('Do you have broadband somewhere else already?'));
    expect(screen.getByText(/This is called One Touch Switch\.$/)).toBeVisible();
  });

  it('leads to sign-up at Select, by a link that opens in a new tab too [BB-03, BB-06]', async () => {
    const runtime = atDetails(aPackage());
    renderEntertainment(runtime);
    await detailsOf('Full Fibre 150');
    const signup = '/enrolment/entertainment/brightline/signup/BRI-FF150/ht';
    const select = screen.getByRole('link', { name: 'Select' });
    expect(select).toHaveAttribute('href', signup);
    await userEvent.click(select);
    expect(runtime.recorded.navigations).toEqual([{ path: signup, replace: false }]);
    expect(runtime.storage.get('entertainment')).toMatchObject({ selectedPackage: { packageId: 'BRI-FF150' } });
  });

  it('goes back to the list', async () => {
    const runtime = atDetails(aPackage());
    renderEntertainment(runtime);
    await detailsOf('Full Fibre 150');
    await userEvent.click(screen.getByRole('button', { name: 'Back to all packages' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual([list, list]);
  });

  it('prints a contract summary', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderEntertainment(atDetails(aPackage()));
    await userEvent.click(await screen.findByRole('button', { name: 'Print this summary' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText(/^Printed from Home Move on 20.Nov.2026, for 14 Castle Road, Bedford, MK40 2QT\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Brightline gives you its own contract summary/)).toBeInTheDocument();
    print.mockRestore();
  });
});

describe('the details page without a package', () => {
  it.each([
    ['a package that is not offered any more', `${detailsPath}/OLD/ht`],
    ['an unknown source', `${detailsPath}/BRI-FF150/other`],
  ])('explains that there is none, and leads back, for %s', async (_which, path) => {
    const runtime = atPath(path);
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    const { container } = renderEntertainment(runtime);
    expect(await screen.findByText(gone)).toBeVisible();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'See other packages' }));
    expect(runtime.recorded.navigations).toEqual([{ path: list, replace: false }]);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual([list]);
  });

  it('explains that there is none when the selected one is not offered any more', async () => {
    const runtime = atDetails(aPackage(), { stored: storedSelection(aPackage()) });
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    renderEntertainment(runtime);
    expect(await screen.findByText(gone)).toBeVisible();
  });

  it('does not show the selected one of the other feed, which has the same id', async () => {
    const selected = aPackage({ sourceId: 'wombb', packageName: 'Gig on their own site' });
    const runtime = atDetails(aPackage(), { stored: storedSelection(selected) });
    runtime.answer(entertainmentEndpoints.package, () => new Promise(() => undefined));
    renderEntertainment(runtime);
    expect(await screen.findByText('Loading this package')).toBeInTheDocument();
    expect(screen.queryByText('Gig on their own site')).not.toBeInTheDocument();
  });

  it('is shown as loading until it arrives', async () => {
    const runtime = atDetails(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => new Promise(() => undefined));
    renderEntertainment(runtime);
    expect(await screen.findByText('Loading this package')).toBeInTheDocument();
  });

  it("shows that loading failed, and loads it at 'Try again'", async () => {
    const runtime = atDetails(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package did not load')).toBeVisible();
    runtime.answer(entertainmentEndpoints.package, () => aPackage());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await detailsOf('Full Fibre 150')).toBeVisible();
  });
});
