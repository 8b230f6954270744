import { entertainmentEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, someBroadband } from '../testing/broadband-packages';
import { noFilters } from '../state/broadband-filters';
import { aBroadbandEnrolment, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, listRequests, ready } from '../testing/list';

const someMissing =
  "Oops - something went wrong and we haven't been able to show you the full range of available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";
const allMissing =
  "Oops - something went wrong and we haven't been able to show you the available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";

describe('when packages are missing', () => {
  it('shows that the range is incomplete when web media fails [BB-22] [BB-24]', async () => {
    const runtime = atList({ wombbSuccess: false, promotedPackages: [] });
    renderEntertainment(runtime);
    await ready();
    expect(screen.getByRole('alert')).toHaveTextContent(someMissing);
    expect(runtime.storage.get('entertainment')).toMatchObject({ apiError: 'web media' });
  });

  it("completes the range at 'Try again' once web media is back", async () => {
    const runtime = atList({ wombbSuccess: false, promotedPackages: [] });
    const { container } = renderEntertainment(runtime);
    await ready();
    await expectNoViolations(container);
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Loop 900 rolling' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it('shows that no package of the other feed matches the filters', async () => {
    const none = { packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null };
    renderEntertainment(
      atList({ ...none, wombbSuccess: false }, { broadbandFilters: { selectedProviders: ['Coaxia'] } }),
    );
    expect(await screen.findByText('Sorry, there are no valid results matching your filter criteria.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent("we haven't been able to show you the available packages");
  });

  it('shows no error when only home telecom fails', async () => {
    renderEntertainment(atList({ htSuccess: false }));
    await ready();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows that there are none when both fail, and loads them at 'Try again' [BB-21] [BB-25]", async () => {
    const none = { packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null };
    const runtime = atList({ ...none, htSuccess: false, wombbSuccess: false });
    const { container } = renderEntertainment(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(allMissing);
    await expectNoViolations(container);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it("shows why loading failed, and loads the packages at 'Try again'", async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    renderEntertainment(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
  });

  it("keeps the cards when loading more fails, and focuses the first added package after 'Try again'", async () => {
    const runtime = atList();
    const { container } = renderEntertainment(runtime);
    await ready();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more packages' })).toHaveFocus();
    await expectNoViolations(container);
    runtime.answer(entertainmentEndpoints.broadband, () =>
      someBroadband({ packages: [aPackage(), aPackage({ packageId: 'BRI-F67', packageName: 'Fibre 67' })] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Fibre 67' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(listRequests(runtime).map(({ pagesToLoad }) => pagesToLoad)).toEqual([[], [1], [1]]);
  });

  it('keeps the cards when a filter fails, and lets the mover remove it', async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.selectedProviders?.length ? refused('TOO_MANY_REQUESTS') : someBroadband(),
    );
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Coaxia' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.queryByText('3 of 5 packages', { selector: '[role=status] *' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Coaxia' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it('clears a stored filter that fails after a reload', async () => {
    const runtime = atList({}, { broadbandFilters: { selectedProviders: ['Coaxia'], sortOption: 3 } });
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.selectedProviders?.length ? refused('TOO_MANY_REQUESTS') : someBroadband(),
    );
    renderEntertainment(runtime);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await ready();
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it('requests a missing address first', async () => {
    const runtime = atList();
    runtime.enrolment.set(aBroadbandEnrolment({ address: null, simpleAddress: null }));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us your address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('shows the stored list at once after a reload [BB-35]', async () => {
    const first = atList();
    renderEntertainment(first).unmount();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const stored = first.storage.get('entertainment');
    const again = atList({}, { entertainment: stored });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it('stores the first 60 packages of a long list', async () => {
    const packages = Array.from({ length: 62 }, (_, index) => aPackage({ packageId: `BRI-F${index}` }));
    const runtime = atList({ packages }, { broadbandFilters: { ...noFilters, pagesToLoad: [1] } });
    renderEntertainment(runtime);
    await waitFor(() =>
      expect(runtime.storage.get('entertainment')).toMatchObject({ packages: packages.slice(0, 60) }),
    );
  });
});

describe('while the providers are slow', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const progress = 'Getting packages for your home.';
  const reason = 'Providers may take up to 8 seconds to send their packages.';
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('shows progress after a second, and the reason for the wait after four seconds', async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    const { container } = renderEntertainment(runtime);
    await pass(900);
    expect(screen.queryByText(progress)).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByText(progress)).toBeVisible();
    await pass(3000);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeEnabled();
    jest.useRealTimers();
    await expectNoViolations(container);
  });

  it('does the same while a changed filter loads', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await pass(0);
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Coaxia' }));
    await pass(1000);
    expect(screen.getByText(progress)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });
});

describe('state stored by another version of the journey', () => {
  it.each([
    ['without a shape', (state: object) => ({ ...state, shape: undefined })],
    ['in another shape', (state: object) => ({ ...state, shape: 99 })],
    ['without the day of its prices', (state: object) => ({ ...state, day: undefined })],
    ['without a field that the page needs', (state: object) => ({ ...state, availability: undefined })],
    ['with malformed packages', (state: object) => ({ ...state, packages: [{ id: 7 }] })],
    ['with a package without prices', (state: object) => ({ ...state, packages: [{ ...aPackage(), pricing: null }] })],
    ['when it is no object', () => 'packages'],
  ])('is ignored %s', async (_how, change) => {
    const first = atList();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const again = atList({}, { entertainment: change(first.storage.get('entertainment') as object) });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(await screen.findByText('Loading broadband packages')).toBeInTheDocument();
  });
});
