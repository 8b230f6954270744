import { energyEndpoints, enrolmentEndpoints, type EnergySetUpResult, type UnfinishedFuel } from '@home-move/contract';
import { anAddOn } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import {
  agree,
  atMixedPayment,
  bothFuels,
  directDebitSummary,
  electricity,
  fill,
  gas,
  sent,
  sentAsYouGo,
  submit,
} from '../testing/payment';

const opened = () => screen.findByRole('heading', { level: 1, name: 'Check your plans and set up payment' });
const partly = anEnergyEnrolment({ isMixedMeters: true, fuelsSetUp: ['Electric'], version: 2 });
const complete = anEnergyEnrolment({ isMixedMeters: true, fuelsSetUp: ['Electric', 'Gas'], energyComplete: true });

function afterPartialFailure(code: UnfinishedFuel['code']) {
  const runtime = atMixedPayment();
  runtime.answer(energyEndpoints.directDebit, (): EnergySetUpResult => {
    return { enrolment: partly, directDebit: directDebitSummary, unfinished: { fuel: 'Gas', code } };
  });
  return runtime;
}

async function setUpBoth() {
  await opened();
  await fill();
  await submit();
  return screen.findByRole('heading', { level: 1, name: 'Electricity is set up, gas is not' });
}

describe('the plans of mixed meters', () => {
  it('are shown one after the other, each with its supplier, cost, start and payment', async () => {
    const { container } = renderEnergy(atMixedPayment());
    await opened();
    const plans = screen.getByRole('heading', { name: 'Your plans' }).parentElement as HTMLElement;
    const rows = [...plans.querySelectorAll(':scope > div > dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(rows.slice(0, 10)).toEqual([
      ['Electricity plan', 'Larkfield Fix 12'],
      ['Electricity supplier', 'Larkfield Energy'],
      ['Electricity cost', '£72.30 a month'],
      ['Electricity supply starts', '02\u00a0Dec\u00a02026'],
      ['Electricity payment', 'Monthly Direct Debit'],
      ['Gas plan', 'Fernway PAYG'],
      ['Gas supplier', 'Fernway'],
      ['Gas cost', '£65.58 a month'],
      ['Gas supply starts', '08\u00a0Dec\u00a02026'],
      ['Gas payment', 'Prepayment Meter'],
    ]);
    await expectNoViolations(container);
  });

  it('lead back to the list of the fuel', async () => {
    const runtime = atMixedPayment();
    renderEnergy(runtime);
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Edit gas plan' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual(['/enrolment/energy/list/gas']);
    expect(runtime.storage.get('energyFilters')).toMatchObject({ fuelType: 'Gas' });
    await userEvent.click(screen.getByRole('button', { name: 'Edit electricity plan' }));
    expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/list');
    expect(runtime.storage.get('energyFilters')).toMatchObject({ fuelType: 'Electric' });
  });

  it('requests bank details once, collects only the electricity amount, and explains gas top-ups', async () => {
    renderEnergy(atMixedPayment());
    await opened();
    expect(screen.getAllByRole('textbox', { name: 'Sort code' })).toHaveLength(1);
    const debit = screen.getByRole('region', { name: 'Direct Debit summary of Larkfield Fix 12' });
    expect(within(debit).getByText('£72.30 each month')).toBeVisible();
    expect(within(debit).getByText('Larkfield Energy')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Fernway/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Gas: you top up a card/)).toBeVisible();
    expect(screen.queryByText(/^Electricity: you top up/)).not.toBeInTheDocument();
  });

  it('collect only the add-ons of electricity by its Direct Debit', async () => {
    const runtime = atMixedPayment();
    const cover = anAddOn();
    const bulbs = anAddOn({ identifier: 'BULBS', displayName: 'Light bulbs', cost: 500 });
    runtime.answer(energyEndpoints.selection, () =>
      bothFuels({
        tariffs: [
          { ...electricity, addOnsData: [cover] },
          { ...gas, addOnsData: [bulbs] },
        ],
        addOnsIdentifiers: ['HEAT-COVER', 'BULBS'],
        monthlyCost: 15488,
      }),
    );
    renderEnergy(runtime);
    await opened();
    const debit = screen.getByRole('region', { name: 'Direct Debit summary of Larkfield Fix 12' });
    expect(within(debit).getByText('£84.30 each month')).toBeVisible();
    expect(screen.getByText('£84.30. You see the exact date as soon as this is set up.')).toBeVisible();
  });

  it('share a line of the timeline when they start on the same day', async () => {
    const runtime = atMixedPayment();
    runtime.answer(energyEndpoints.selection, () =>
      bothFuels({ tariffs: [electricity, { ...gas, startServiceDate: '2026-12-02' }] }),
    );
    renderEnergy(runtime);
    await opened();
    expect(screen.getByText('Your supply from Larkfield Energy and Fernway starts')).toBeVisible();
  });

  it('shows a separate start date for each plan and a single agreement for both', async () => {
    renderEnergy(atMixedPayment());
    await opened();
    const timeline = screen.getByText('Last day to cancel free of charge').closest('ol') as HTMLElement;
    const events = within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(events).toContain('02\u00a0Dec\u00a02026 Your supply from Larkfield Energy starts');
    expect(events).toContain(
      '08\u00a0Dec\u00a02026 Your supply from Fernway starts. From then on you top up with them.',
    );
    const terms = screen.getByRole('checkbox', { name: /^I agree to the principal terms/ });
    expect(terms.closest('label')).toHaveTextContent(/of Larkfield Fix 12.*of Fernway PAYG$/);
    expect(screen.getByRole('link', { name: /^general terms of Fernway PAYG/ })).toBeVisible();
  });

  it('are set up by one call', async () => {
    const runtime = atMixedPayment();
    runtime.answer(energyEndpoints.directDebit, () => ({
      enrolment: complete,
      directDebit: directDebitSummary,
      unfinished: null,
    }));
    renderEnergy(runtime);
    await opened();
    await fill();
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(sent(runtime)).toHaveLength(1);
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      tariffsId: [{ priceId: 'LF12-ELEC' }, { priceId: 'FERN-GAS' }],
      monthlyCost: 13788,
      startServiceDate: '2026-12-08',
      bankAccountNumber: '66374958',
    });
    expect(sentAsYouGo(runtime)).toEqual([]);
  });
});

describe('when the supplier refuses one of the fuels', () => {
  it('shows which one is set up, which is not, and why, with the focus on it', async () => {
    const runtime = afterPartialFailure('QUOTE_EXPIRED');
    const { container } = renderEnergy(runtime);
    await setUpBoth();
    const reason = screen.getByText('Fernway does not offer this plan at this price any more.').closest('[role]');
    expect(reason).toHaveAttribute('role', 'status');
    expect(reason).toHaveFocus();
    expect(reason).toHaveTextContent('Not set up: Fernway PAYG from Fernway.');
    expect(
      screen.getByText('Set up: Larkfield Fix 12 from Larkfield Energy. Supply starts on 02 Dec 2026.'),
    ).toBeVisible();
    expect(document.title).toBe('Electricity is set up, gas is not - Home Move');
    expect(runtime.recorded.events).toEqual([]);
    expect(runtime.enrolment.get()?.fuelsSetUp).toEqual(['Electric']);
    await expectNoViolations(container);
  });

  it('leads to the gas plans', async () => {
    const runtime = afterPartialFailure('QUOTE_EXPIRED');
    renderEnergy(runtime);
    await setUpBoth();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a gas plan' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('skips gas for now', async () => {
    const runtime = afterPartialFailure('QUOTE_EXPIRED');
    runtime.answer(enrolmentEndpoints.skip, () => ({ ...partly, energySkipped: true, version: 3 }));
    renderEnergy(runtime);
    await setUpBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Skip gas for now' }));
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/enrolment/skipservice',
      input: { query: { service: '0' } },
    });
  });
});

describe('when the answer about one of the fuels is unknown', () => {
  it('resubmits only the unfinished fuel at Try again, as you go and without bank details', async () => {
    const runtime = afterPartialFailure('THIRD_PARTY');
    runtime.answer(energyEndpoints.setUpPayg, () => ({ enrolment: complete, directDebit: null, unfinished: null }));
    renderEnergy(runtime);
    await setUpBoth();
    expect(screen.getByText(/^We do not know yet whether Fernway has accepted it\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(sentAsYouGo(runtime)).toHaveLength(1);
    const body = sentAsYouGo(runtime)[0]?.input.body;
    expect(body).toMatchObject({
      tariffsId: [{ priceId: 'LF12-ELEC' }, { priceId: 'FERN-GAS' }],
      monthlyCost: 13788,
      startServiceDate: '2026-12-08',
      termsAndConditions: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/66374958|089999|bankAccount/);
    expect(runtime.recorded.events.at(-1)).toEqual({ name: 'track', detail: { name: 'Energy Journey Completed' } });
  });

  it('focuses the reason again when it is still unknown, and offers the plans once it is refused', async () => {
    const runtime = afterPartialFailure('THIRD_PARTY');
    runtime.answer(energyEndpoints.setUpPayg, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await setUpBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText(/^We do not know yet whether/).closest('[role=status]')).toHaveFocus());
    runtime.answer(energyEndpoints.setUpPayg, () => refused('QUOTE_EXPIRED'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Choose a gas plan' })).toBeVisible();
    expect(screen.getByText('Fernway does not offer this plan at this price any more.')).toBeVisible();
  });
});

describe('a mover who comes back for the fuel that is left', () => {
  it('opens the list first if the remaining fuel has no plan yet', async () => {
    const runtime = atMixedPayment({ enrolment: partly, stored: {} });
    runtime.answer(energyEndpoints.selection, () => bothFuels({ tariffs: [electricity], monthlyCost: 7230 }));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });

  it('shows only the remaining fuel and names the fuel already set up', async () => {
    const runtime = atMixedPayment({ enrolment: partly, stored: {} });
    runtime.answer(energyEndpoints.setUpPayg, () => ({ enrolment: complete, directDebit: null, unfinished: null }));
    renderEnergy(runtime);
    await screen.findByRole('heading', { level: 1, name: 'Check and confirm your plan' });
    expect(screen.getByText('Your electricity is set up. This sets up your gas.')).toBeVisible();
    expect(screen.queryByText('Larkfield Fix 12')).not.toBeInTheDocument();
    expect(screen.getByText('a month on average, £786.95 in the first year')).toBeVisible();
    await agree();
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(sentAsYouGo(runtime)[0]?.input.body).toMatchObject({
      tariffsId: [{ priceId: 'LF12-ELEC' }, { priceId: 'FERN-GAS' }],
      monthlyCost: 13788,
    });
  });

  it('sees the amount and the start of electricity only, where gas was accepted first', async () => {
    const enrolment = anEnergyEnrolment({ isMixedMeters: true, fuelsSetUp: ['Gas'], version: 2 });
    renderEnergy(atMixedPayment({ enrolment, stored: {} }));
    await screen.findByRole('heading', { level: 1, name: 'Check your plan and set up payment' });
    expect(screen.getByText('Your gas is set up. This sets up your electricity.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Direct Debit summary' })).toHaveTextContent('£72.30 each month');
    expect(screen.getByText('Supply starts').nextElementSibling).toHaveTextContent('02 Dec 2026');
    expect(screen.queryByText(/^Gas: you top up/)).not.toBeInTheDocument();
  });

  it('does not pay again for the add-ons of the fuel that is set up', async () => {
    const runtime = atMixedPayment({ enrolment: partly, stored: {} });
    runtime.answer(energyEndpoints.selection, () =>
      bothFuels({
        tariffs: [{ ...electricity, addOnsData: [anAddOn()] }, gas],
        addOnsIdentifiers: ['HEAT-COVER'],
        monthlyCost: 14988,
      }),
    );
    renderEnergy(runtime);
    await screen.findByRole('heading', { level: 1, name: 'Check and confirm your plan' });
    expect(screen.getByText('£65.58', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText('Heating Breakdown Cover')).not.toBeInTheDocument();
  });
});
