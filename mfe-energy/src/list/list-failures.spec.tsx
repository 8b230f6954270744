import { energyEndpoints } from '@home-move/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, card, ready } from '../testing/list';

describe('while the suppliers are slow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows progress after a second, and the reason for the wait after four seconds', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => new Promise(() => undefined));
    renderEnergy(runtime);
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(0);
    await pass(900);
    expect(screen.queryByText('Getting prices for your home.')).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByText('Getting prices for your home.')).toBeVisible();
    await pass(3000);
    expect(
      screen.getByText('We are still waiting for the suppliers to send their prices. This can take up to 12 seconds.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeEnabled();
  });
});

it.each(['THIRD_PARTY', 'TOO_MANY_REQUESTS', 'UNEXPECTED'] as const)(
  'keeps the entered usage and offers another attempt after %s [LIST-29]',
  async (code) => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => refused(code));
    renderEnergy(runtime);
    expect(
      await screen.findByText('Error retrieving tariffs! Please try again later. Apologies for any inconvenience.'),
    ).toBeVisible();
    expect(screen.getByText(/^What you entered is safe\./)).toBeVisible();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
  },
);

it('leads to the moving details when the server no longer has an address of the home', async () => {
  const runtime = atList();
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => refused('ADDRESS_MISSING'));
  renderEnergy(runtime);
  expect(await screen.findByText('Please tell us the address of your new home first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tell us your address' }));
  expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
});

it('keeps the previous tariffs while the next ones load, marked as busy and without an announcement', async () => {
  const runtime = atList();
  renderEnergy(runtime);
  await ready();
  const announcement = screen.getAllByRole('status').find(({ textContent }) => textContent === '3 tariffs');
  const list = screen.getByText('3 tariffs', { selector: 'b' }).closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'false');
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  expect(announcement).toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { name: 'Tor Variable' })).toBeVisible();
});

it('shows above the list that a selected tariff was withdrawn, with the present tariffs', async () => {
  const runtime = atList();
  runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
  renderEnergy(runtime);
  await ready();
  const { data } = someQuotes();
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
    someQuotes({ tariffs: data.tariffs.slice(0, 1), totalCountOfTariffs: 1 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Larkfield Fix 12' })).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('These prices have changed. Please choose a plan again.');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(card('Glimmer Track 12').getByText('£1,654.53')).toBeVisible();
});

it('stores the choice of this tab after another tab has chosen differently', async () => {
  const runtime = atList();
  renderEnergy(runtime);
  await ready();
  // Another tab has chosen since: its plan is on the server and in this browser's storage.
  runtime.storage.set('energyTariff', { ...someQuotes().data.tariffs[0] });
  await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
  await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
  expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-EAST' });
});

it('opens the next page when another tab has set energy up', async () => {
  const runtime = atList();
  runtime.answer(energyEndpoints.select, () => refused('ENROLMENT_COMPLETE'));
  renderEnergy(runtime);
  await ready();
  act(() => runtime.enrolment.set(anEnergyEnrolment({ energyComplete: true })));
  await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
  await waitFor(() =>
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
  );
});
