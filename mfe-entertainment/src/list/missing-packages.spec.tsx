import { enrolmentEndpoints, entertainmentEndpoints, type BroadbandResponse } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, someBroadband } from '../testing/broadband-packages';
import { aBroadbandEnrolment, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, listRequests, ready } from '../testing/list';

const someMissing =
  "Oops - something went wrong and we haven't been able to show you the full range of available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";
const allMissing =
  "Oops - something went wrong and we haven't been able to show you the available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";
const none = { packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null };

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

  it("leaves the focus where the mover has moved it since 'Try again'", async () => {
    const runtime = atList({ wombbSuccess: false, promotedPackages: [] });
    renderEntertainment(runtime);
    await ready();
    let deliver: (answer: BroadbandResponse) => void = () => undefined;
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise((resolve) => (deliver = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: /^Trying again/ })).toHaveFocus();
    await waitFor(() => expect(listRequests(runtime)).toHaveLength(2));
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    act(() => sort.focus());
    await act(async () => deliver(someBroadband()));
    expect(await screen.findByRole('heading', { name: 'Loop 900 rolling' })).toBeVisible();
    expect(sort).toHaveFocus();
  });

  it('shows that no package of the other feed matches the filters', async () => {
    renderEntertainment(
      atList({ ...none, wombbSuccess: false }, { broadbandFilters: { selectedProviders: ['Coaxia'] } }),
    );
    expect(await screen.findByText('Sorry, there are no valid results matching your filter criteria.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent("we haven't been able to show you the available packages");
  });

  it('does not report that nothing matches the filters when both feeds fail', async () => {
    const filters = { broadbandFilters: { selectedProviders: ['Coaxia'] } };
    renderEntertainment(atList({ ...none, htSuccess: false, wombbSuccess: false }, filters));
    expect(await screen.findByRole('alert')).toHaveTextContent(allMissing);
    expect(
      screen.queryByText('Sorry, there are no valid results matching your filter criteria.'),
    ).not.toBeInTheDocument();
  });

  it("shows that nothing is on offer at the address, and skips broadband at 'Continue'", async () => {
    const runtime = atList(none);
    runtime.answer(enrolmentEndpoints.skip, () => aBroadbandEnrolment({ entertainmentSkipped: true }));
    renderEntertainment(runtime);
    expect(await screen.findByText('No broadband packages are on offer at this address yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/enrolment/skipservice',
      input: { query: { service: '1' } },
    });
  });

  it("focuses the notice that nothing is on offer after 'Try again'", async () => {
    const runtime = atList({ ...none, htSuccess: false, wombbSuccess: false });
    renderEntertainment(runtime);
    await screen.findByRole('alert');
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband(none));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const notice = await screen.findByText('No broadband packages are on offer at this address yet.');
    await waitFor(() => expect(notice.closest('[tabindex]')).toHaveFocus());
  });

  it('shows no error when only home telecom fails', async () => {
    renderEntertainment(atList({ htSuccess: false }));
    await ready();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows that there are none when both fail, and loads them at 'Try again' [BB-21] [BB-25]", async () => {
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
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
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

  it("loads more at 'Show more' after loading more has failed", async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    await screen.findByRole('alert');
    const added = aPackage({ packageId: 'BRI-F67', packageName: 'Fibre 67' });
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband({ packages: [aPackage(), added] }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByRole('heading', { name: 'Fibre 67' })).toHaveFocus();
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
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
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
    expect(listRequests(runtime).at(-1)).toMatchObject({ selectedProviders: [], sortOption: 3 });
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it('requests a missing address first', async () => {
    const runtime = atList();
    runtime.enrolment.set(aBroadbandEnrolment({ address: null, simpleAddress: null }));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us your address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/product-selection']);
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('requests the address when another tab has removed it', async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('ADDRESS_MISSING'));
    renderEntertainment(runtime);
    expect(await screen.findByRole('button', { name: 'Tell us your address' })).toBeVisible();
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
