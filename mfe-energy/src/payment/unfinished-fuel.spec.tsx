import { energyEndpoints, enrolmentEndpoints, type SingleFuel, type UnfinishedFuel } from '@home-move/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import { atMixedPayment, directDebitSummary, fill, sentAsYouGo, submit } from '../testing/payment';

/** The page after one supplier has accepted its fuel and the other one has not. */
async function atUnfinished(done: SingleFuel, unfinished: UnfinishedFuel) {
  const runtime = atMixedPayment();
  runtime.answer(energyEndpoints.directDebit, () => ({
    enrolment: anEnergyEnrolment({ isMixedMeters: true, fuelsSetUp: [done], version: 2 }),
    directDebit: directDebitSummary,
    unfinished,
  }));
  renderEnergy(runtime);
  await screen.findByRole('heading', { level: 1, name: 'Check your plans and set up payment' });
  await fill();
  await submit();
  await screen.findByRole('heading', { level: 1, name: / is set up, / });
  return runtime;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of a fuel that is not set up', () => {
  it('leads to the electricity plans when only gas was accepted', async () => {
    const runtime = await atUnfinished('Gas', { fuel: 'Electric', code: 'QUOTE_EXPIRED' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gas is set up, electricity is not');
    expect(screen.getByText('Not set up: Larkfield Fix 12 from Larkfield Energy.')).toBeVisible();
    expect(screen.getByText('Set up: Fernway PAYG from Fernway. Supply starts on 08 Dec 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skip electricity for now' })).toBeVisible();
    await click('Choose an electricity plan');
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('shows why the fuel could not be skipped, with the focus on it', async () => {
    const runtime = await atUnfinished('Electric', { fuel: 'Gas', code: 'QUOTE_EXPIRED' });
    runtime.answer(enrolmentEndpoints.skip, () => refused('UNEXPECTED'));
    await click('Skip gas for now');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows why another attempt failed, unless the answer is still unknown', async () => {
    const runtime = await atUnfinished('Electric', { fuel: 'Gas', code: 'THIRD_PARTY' });
    runtime.answer(energyEndpoints.setUpPayg, () => refused('TOO_MANY_REQUESTS'));
    await click('Try again');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    runtime.answer(energyEndpoints.setUpPayg, () => refused('THIRD_PARTY'));
    await click('Try again');
    await waitFor(() => expect(sentAsYouGo(runtime)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not skip the fuel during another attempt', async () => {
    const runtime = await atUnfinished('Electric', { fuel: 'Gas', code: 'THIRD_PARTY' });
    runtime.answer(energyEndpoints.setUpPayg, () => new Promise<never>(() => undefined));
    await click('Try again');
    await screen.findByRole('button', { name: 'Trying again' });
    await click('Skip gas for now');
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/enrolment/skipservice');
  });
});
