import { energyEndpoints, enrolmentEndpoints, type SupplyFacts } from '@home-move/contract';
import { someChoices } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourney, anEnergyEnrolment, aSavedUsage, refused, renderEnergy, someSupply } from '../testing/energy-runtime';
import { atUsage, heading } from '../testing/usage';

describe('when energy cannot be set up', () => {
  it('explains that a commercial supply cannot be quoted, and continues without energy [USAGE-29] [USAGE-30]', async () => {
    const runtime = atUsage();
    runtime.answer(energyEndpoints.checkSupply, () => someSupply({ supplyStatus: 'commercial' }));
    runtime.answer(enrolmentEndpoints.skip, () => anEnergyEnrolment({ energySkipped: true }));
    const { container } = renderEnergy(runtime);
    expect(
      await screen.findByText("Unfortunately, we can't give you a quote for a commercial energy supply."),
    ).toBeVisible();
    expect(screen.getByText(/If this is your home, check its address\./)).toBeVisible();
    expect(screen.getByRole('link', { name: '0808 223 1133' })).toHaveAttribute('href', 'tel:08082231133');
    expect(screen.getByRole('link', { name: 'Energy advice from Citizens Advice (opens in a new tab)' })).toBeVisible();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/enrolment/skipservice',
      input: { query: { service: '0' } },
    });
    expect(runtime.recorded.events).toEqual([{ name: 'service', detail: { service: 'energy', outcome: 'skipped' } }]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('explains that no quote is possible for the meters', async () => {
    const runtime = atUsage();
    const unsupported = { supplyStatus: 'unsupported-meters', quotableEnergy: false } as const;
    runtime.answer(energyEndpoints.checkSupply, () => someSupply(unsupported));
    renderEnergy(runtime);
    expect(
      await screen.findByText(
        "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '0808 223 1133' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/product-selection']);
  });

  it('gives the market as the reason in Northern Ireland, without looking up the meters', async () => {
    const runtime = atUsage();
    runtime.enrolment.set(anEnergyEnrolment({ postcode: 'BT1 5GS' }));
    renderEnergy(runtime);
    expect(
      await screen.findByText(
        "Unfortunately, we can't give you a quote for this address. We compare energy plans for homes in England, Scotland and Wales only.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/The Consumer Council compares suppliers in Northern Ireland\.$/)).toBeVisible();
    expect(screen.getByText(/^Call /)).toHaveTextContent('Call the Consumer Council: 0800 121 6022');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('redirects to the confirmation page without a call when the move is too far ahead', async () => {
    const runtime = atUsage({});
    runtime.enrolment.set(anEnergyEnrolment({ isMoveInDateInRange: false }));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('requests a missing address', async () => {
    const runtime = atUsage();
    runtime.enrolment.set(anEnergyEnrolment({ address: null, simpleAddress: null }));
    renderEnergy(runtime);
    expect(screen.queryByText(/^Call /)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tell us your address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('explains the effect of missing meter details, and still shows the form [USAGE-28]', async () => {
    renderEnergy(atUsage({ isMeterInfoValid: false }));
    await heading();
    expect(
      screen.getByText(/switching within 5 working days is not possible. Your new supplier will be in touch/),
    ).toBeVisible();
  });

  it('shows that the supply is being checked, and loads nothing else until the answer arrives [USAGE-25] [API-10]', async () => {
    const runtime = atUsage();
    let answerSupply: (supply: SupplyFacts) => void = () => undefined;
    runtime.answer(energyEndpoints.checkSupply, () => new Promise<SupplyFacts>((resolve) => (answerSupply = resolve)));
    renderEnergy(runtime);
    expect(await screen.findByText('Looking up your energy supply')).toBeInTheDocument();
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual(['/address/check-supply']);
    act(() => answerSupply(someSupply()));
    expect(await screen.findByRole('heading', { name: 'How much energy will you use?' })).toBeVisible();
    expect(screen.queryByText('Looking up your energy supply')).toBeNull();
  });

  it.each([
    ['supply check', energyEndpoints.checkSupply, () => someSupply()],
    ['journey', energyEndpoints.journey, () => aJourney()],
  ])("shows why the %s failed, and loads it at 'Try again' [USAGE-26]", async (_what, endpoint, answer) => {
    const runtime = atUsage();
    runtime.answer<object, object>(endpoint, () => refused('THIRD_PARTY'));
    const { container } = renderEnergy(runtime);
    expect(
      await screen.findByText(
        'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      ),
    ).toBeVisible();
    await expectNoViolations(container);
    runtime.answer<object, object>(endpoint, answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading();
  });

  it.each([
    ['energy is set up', { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] as const }, '/enrolment/confirmation'],
    ['nothing was chosen yet', { energyConsented: null, energyOptIn: 0 as const }, '/enrolment/product-selection'],
  ])('redirects when %s', async (_, enrolment, path) => {
    const runtime = atUsage();
    runtime.enrolment.set(anEnergyEnrolment(enrolment));
    renderEnergy(runtime);
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path, replace: true }]));
  });
});

describe('a plan that is chosen already', () => {
  const plans = [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }];
  const consequence =
    'Your energy plan, Larkfield Fix 12 from Larkfield Energy, is removed with its start date, because its price was for another use.';
  const atUsageWithPlan = () => {
    const runtime = atUsage();
    runtime.enrolment.set(anEnergyEnrolment({ choices: someChoices({ plans }) }));
    return runtime;
  };

  it('is announced to be removed only while the answers differ from the saved ones', async () => {
    const runtime = atUsageWithPlan();
    runtime.answer(energyEndpoints.journey, () => aJourney(aSavedUsage()));
    renderEnergy(runtime);
    await heading();
    await screen.findByText('Our estimate for a year');
    expect(screen.queryByText(consequence)).not.toBeInTheDocument();
    const people = screen.getByRole('combobox', { name: 'People living there' });
    await userEvent.selectOptions(people, '2');
    expect(screen.getByText(consequence)).toBeVisible();
    await userEvent.selectOptions(people, '3');
    expect(screen.queryByText(consequence)).not.toBeInTheDocument();
  });

  it('is announced to be removed by the first answers', async () => {
    renderEnergy(atUsageWithPlan());
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    expect(await screen.findByText(consequence)).toBeVisible();
  });
});
