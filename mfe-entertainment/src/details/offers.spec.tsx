import { entertainmentEndpoints, stepAt, type BroadbandPackage, type BroadbandPromotion } from '@home-move/contract';
import { act, screen } from '@testing-library/react';
import { aGigPackage, aPackage } from '../testing/broadband-packages';
import { atDetails, detailsOf, detailsPath } from '../testing/details';
import { renderEntertainment, storedSelection } from '../testing/entertainment-runtime';

const endedOffer = 'An offer has ended. These are the prices without it.';

describe('an offer on the details page', () => {
  const card = { id: 'card', text: 'A £60 gift card', expires: '2026-11-20T10:00:05Z' };

  afterEach(() => jest.useRealTimers());

  it('counts down, disappears at its end, and the prices are loaded again [BB-04, BB-05]', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
    const runtime = { ...atDetails(aPackage({ promotions: [card] })), clock: { now: () => new Date() } };
    renderEntertainment(runtime);
    for (let round = 0; round < 20 && !screen.queryByText('A £60 gift card'); round += 1)
      await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Ends in 5 seconds')).toBeVisible();
    runtime.answer(entertainmentEndpoints.package, () => aPackage({ pricing: { totalPricing: { total: 83176 } } }));
    for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(endedOffer);
    expect(screen.getByText('£831.76')).toBeVisible();
    expect(runtime.recorded.calls).toHaveLength(2);
  });

  it('that ended after the package was selected is not shown, and leaves the selection and the list [BB-05] [BB-17]', async () => {
    const selectedPackage = aPackage({ promotions: [card] });
    const { entertainment } = storedSelection(selectedPackage);
    const listed = { packages: [selectedPackage], promotedPackages: [selectedPackage] };
    const runtime = atDetails(aPackage(), { stored: { entertainment: Object.assign({}, entertainment, listed) } });
    renderEntertainment(runtime);
    await detailsOf('Full Fibre 150');
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(await screen.findByText(endedOffer)).toBeVisible();
    expect(runtime.storage.get('entertainment')).toMatchObject({
      packages: [{ promotions: [] }],
      promotedPackages: [{ promotions: [] }],
      selectedPackage: { promotions: [] },
    });
  });

  describe('while the selected package reloads', () => {
    let storedEntertainment: () => unknown;
    let respond: (promotions: readonly BroadbandPromotion[]) => Promise<void>;

    beforeEach(async () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
      const selected = storedSelection(aPackage({ promotions: [card] }));
      const runtime = { ...atDetails(aPackage(), { stored: selected }), clock: { now: () => new Date() } };
      let resolveCall: (pkg: BroadbandPackage) => void = () => undefined;
      runtime.answer(entertainmentEndpoints.package, () => new Promise((resolve) => (resolveCall = resolve)));
      respond = (promotions) => act(async () => resolveCall(aPackage({ promotions })));
      storedEntertainment = () => runtime.storage.get('entertainment');
      renderEntertainment(runtime);
      for (let round = 0; round < 50 && runtime.recorded.calls.length === 0; round += 1)
        await act(() => jest.advanceTimersByTimeAsync(1));
      screen.getByText('A £60 gift card');
      jest.setSystemTime(Date.parse('2026-11-20T10:00:06Z'));
    });

    it('is removed and reported if it has ended meanwhile [BB-05]', async () => {
      await respond([card]);
      for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
      expect(screen.getByText(endedOffer)).toBeVisible();
      expect(storedEntertainment()).toMatchObject({ selectedPackage: { promotions: [] } });
    });

    it('stays if its end was extended', async () => {
      await respond([{ ...card, expires: '2026-11-20T11:00:00Z' }]);
      for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByText('A £60 gift card')).toBeVisible();
      expect(screen.queryByText(endedOffer)).not.toBeInTheDocument();
    });
  });

  it('that had ended before the page opened, and was extended, is shown without a report', async () => {
    const runtime = atDetails(aPackage({ promotions: [{ ...card, expires: '2027-01-01T00:00:00Z' }] }), {
      stored: storedSelection(aPackage({ promotions: [card] })),
    });
    renderEntertainment(runtime);
    expect(await screen.findByText('A £60 gift card')).toBeVisible();
    expect(screen.queryByText(endedOffer)).not.toBeInTheDocument();
  });

  it('that has ended is not reported for the next package', async () => {
    const runtime = atDetails(aPackage(), { stored: storedSelection(aPackage({ promotions: [card] })) });
    renderEntertainment(runtime);
    expect(await screen.findByText(endedOffer)).toBeVisible();
    runtime.answer(entertainmentEndpoints.package, () => aGigPackage());
    const path = `${detailsPath}/COX-GIG/wombb`;
    const step = stepAt(path);
    act(() => runtime.currentStep.set(step && { ...step, path }));
    await detailsOf('Gig with calls and TV');
    expect(screen.queryByText(endedOffer)).not.toBeInTheDocument();
  });
});
