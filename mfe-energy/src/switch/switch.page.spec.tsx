import {
  energyEndpoints,
  enrolmentEndpoints,
  type EnergyTariff,
  type StartDateFacts,
  type StartDateQuestions,
} from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, aSelection, atPath, refused, renderEnergy } from '../testing/energy-runtime';

const pathOfPlan = '/enrolment/energy/switch/larkfield%20energy/LF12-EAST';
const fastHome = anEnergyEnrolment({ supportsFastSwitch: true, moveInDate: '2026-11-22' });

interface Start extends Partial<StartDateFacts> {
  readonly answers?: StartDateQuestions['answers'];
  readonly tariff?: EnergyTariff;
  readonly path?: string;
  readonly runtime?: TestRuntimeOptions;
}

/** On 20 November 2026; the home moves in on the 22nd and changes its supplier. */
function atSwitch({ tariff = aTariff(), path = pathOfPlan, runtime: options, answers = null, ...facts }: Start = {}) {
  const runtime = atPath(path, {
    enrolment: fastHome,
    flags: { 'faster-switching': true, 'psr-access-granted': false },
    stored: { energyTariff: tariff },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [tariff] }));
  runtime.answer(energyEndpoints.startDate, () => ({
    moveInDate: '2026-11-22',
    knownMeterDetails: true,
    isPaygTariff: false,
    changesSupplier: true,
    answers,
    ...facts,
  }));
  runtime.answer(energyEndpoints.saveStartDate, () =>
    aSelection({ expectedSwitchDate: '2026-12-08', isStartDateConfirmed: true }),
  );
  return runtime;
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'When should your supply start?' });
const asap = () => screen.getByRole('radio', { name: /As soon as possible/ });
const custom = () => screen.getByRole('radio', { name: /On a day that I choose/ });
const agree = () => screen.getByRole('checkbox', { name: /I agree to switch to Larkfield Energy/ });
const payWhileSwitch = () => screen.getByRole('checkbox', { name: /before my 14-day cooling-off period ends/ });
const box = (name: string) => screen.getByRole('textbox', { name });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and Switch' }));
const saved = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);

async function type(day: string, month: string, year: string) {
  await userEvent.clear(box('Day'));
  await userEvent.type(box('Day'), day);
  await userEvent.clear(box('Month'));
  await userEvent.type(box('Month'), month);
  await userEvent.clear(box('Year'));
  await userEvent.type(box('Year'), year);
}

/** The group of the date, with its message. */
const dateError = (message: string) =>
  within(screen.getByRole('group', { name: 'Start date' })).queryByText(message, { exact: false });

describe('the start date page', () => {
  it.each(['/enrolment/energy/switch', pathOfPlan])('opens at %s [SWITCH-01]', async (path) => {
    const { container } = renderEnergy(atSwitch({ path }));
    await ready();
    expect(screen.getByText('Larkfield Fix 12')).toBeVisible();
    expect(screen.getByText('Move-in date').nextElementSibling).toHaveTextContent('22 Nov 2026');
    await expectNoViolations(container);
  });

  it('offers a start as soon as possible or on a day that the mover chooses [SWITCH-15]', async () => {
    renderEnergy(atSwitch());
    await ready();
    expect(asap()).toBeChecked();
    expect(asap()).toHaveAccessibleName('As soon as possible Saturday 5 December 2026');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(custom());
    expect(custom()).toHaveAccessibleName('On a day that I choose From 5 December 2026 to 20 December 2026');
    expect(box('Day')).toHaveValue('');
  });

  it('chooses a day in the calendar [SWITCH-02]', async () => {
    const { container } = renderEnergy(atSwitch());
    await ready();
    await userEvent.click(custom());
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a start date' });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(['Day', 'Month', 'Year'].map((name) => (box(name) as HTMLInputElement).value)).toEqual(['13', '12', '2026']);
    expect(screen.getByRole('button', { name: /Choose from a calendar/ })).toHaveFocus();
    await expectNoViolations(container);
  });

  it('has the consents, unticked, and the buttons Back and Confirm and Switch [SWITCH-03] [SWITCH-04]', async () => {
    renderEnergy(atSwitch());
    await ready();
    expect(payWhileSwitch()).not.toBeChecked();
    expect(agree()).not.toBeChecked();
    expect(screen.getAllByRole('button', { name: 'Back' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Confirm and Switch' })).toBeVisible();
  });

  it('announces the earliest day that follows from consent to pay [SWITCH-03] [SWITCH-10]', async () => {
    renderEnergy(atSwitch());
    await ready();
    const announced = screen.getByText('The earliest start is Saturday 5 December 2026.');
    expect(announced.closest('[role=status]')).not.toBeNull();
    await userEvent.click(payWhileSwitch());
    expect(announced).toHaveTextContent('The earliest start is Wednesday 25 November 2026.');
    expect(asap()).toHaveAccessibleName('As soon as possible Wednesday 25 November 2026');
    await userEvent.click(payWhileSwitch());
    expect(announced).toHaveTextContent('The earliest start is Saturday 5 December 2026.');
  });

  it.each([
    ['pay as you go', { isPaygTariff: true }],
    ['a home that is supplied already', { changesSupplier: false }],
  ])('does not ask for consent to pay with %s, and starts in 5 days [SWITCH-09]', async (_why, facts) => {
    renderEnergy(atSwitch(facts));
    await ready();
    expect(asap()).toHaveAccessibleName('As soon as possible Wednesday 25 November 2026');
    expect(screen.getAllByRole('checkbox')).toEqual([agree()]);
  });

  it('stores the day with the consents, and opens the payment page [SWITCH-05]', async () => {
    const runtime = atSwitch();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await userEvent.click(payWhileSwitch());
    await userEvent.click(agree());
    await type('1', '12', '2026');
    await confirm();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/energy/payment/larkfield%20energy/LF12-EAST', replace: false },
      ]),
    );
    expect(saved(runtime)).toEqual([
      {
        startServiceOption: 'customInstallationDate',
        startServiceDate: '2026-12-01',
        consentToPayWhileSwitch: true,
        agreeToSwitchOvo: true,
      },
    ]);
  });

  it('stores a start as soon as possible, and opens the register where it is offered', async () => {
    const runtime = atSwitch({ runtime: { flags: { 'faster-switching': true, 'psr-access-granted': true } } });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/energy/psr/larkfield%20energy/LF12-EAST', replace: false },
      ]),
    );
    expect(saved(runtime)).toEqual([
      { startServiceOption: 'asap', startServiceDate: '', consentToPayWhileSwitch: false, agreeToSwitchOvo: true },
    ]);
  });

  it('keeps the draft of this plan across a reload', async () => {
    const runtime = atSwitch();
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await type('8', '12', '2026');
    await userEvent.click(agree());
    unmount();
    renderEnergy(runtime);
    await ready();
    expect(custom()).toBeChecked();
    expect(box('Day')).toHaveValue('8');
    expect(agree()).toBeChecked();
  });

  it('shows the confirmed answers again, and asks for the agreement again', async () => {
    renderEnergy(
      atSwitch({
        answers: {
          startServiceOption: 'customInstallationDate',
          startServiceDate: '2026-12-01',
          consentToPayWhileSwitch: true,
        },
      }),
    );
    await ready();
    expect(custom()).toBeChecked();
    expect(['Day', 'Month', 'Year'].map((name) => (box(name) as HTMLInputElement).value)).toEqual(['1', '12', '2026']);
    expect(payWhileSwitch()).toBeChecked();
    expect(agree()).not.toBeChecked();
  });

  it('shows the answers again on a return from the next page', async () => {
    const runtime = atSwitch();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await type('8', '12', '2026');
    await userEvent.click(agree());
    await confirm();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    const step = runtime.currentStep.get();
    act(() => runtime.currentStep.set(null));
    act(() => runtime.currentStep.set(step));
    await ready();
    expect(custom()).toBeChecked();
    expect(['Day', 'Month', 'Year'].map((name) => (box(name) as HTMLInputElement).value)).toEqual(['8', '12', '2026']);
    expect(agree()).not.toBeChecked();
  });

  it('links to what happens during the switch', async () => {
    const runtime = atSwitch();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('link', { name: 'What happens when you switch' }));
    expect(runtime.recorded.navigations).toEqual([
      { path: '/enrolment/energy/switch-details/larkfield%20energy/LF12-EAST', replace: false },
    ]);
  });

  it.each([
    ['the list', aTariff(), '/enrolment/energy/list'],
    [
      'the add-ons where there are some',
      aTariff({ addOnsData: [anAddOn()] }),
      '/enrolment/energy/signup/larkfield%20energy/LF12-EAST',
    ],
  ])('goes Back to %s', async (_where, tariff, path) => {
    const runtime = atSwitch({ tariff });
    renderEnergy(runtime);
    await ready();
    const [first] = screen.getAllByRole('button', { name: 'Back' });
    if (first) await userEvent.click(first);
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });
});

describe('an answer that is missing or wrong', () => {
  it('is named for the date and the agreement, and the date has the focus [SWITCH-06] [SWITCH-13]', async () => {
    const runtime = atSwitch();
    const { container } = renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await confirm();
    expect(dateError('Please enter a valid start date')).toBeVisible();
    expect(agree().closest('div')).toHaveTextContent(
      'Please confirm that you are happy to pay for services during cooling-off period',
    );
    expect(box('Day')).toHaveFocus();
    expect(saved(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('names the days that can be chosen, and follows the consent [SWITCH-07]', async () => {
    renderEnergy(atSwitch());
    await ready();
    await userEvent.click(custom());
    await type('30', '11', '2026');
    await confirm();
    expect(dateError('You must select a date between 5 December 2026 and 20 December 2026')).toBeVisible();
    await userEvent.click(payWhileSwitch());
    await waitFor(() => expect(dateError('You must select a date')).toBeNull());
  });

  it('is shown at its field when the API rejects it', async () => {
    const runtime = atSwitch();
    const message = 'You must select a date between 6 December 2026 and 21 December 2026';
    runtime.answer(energyEndpoints.saveStartDate, () => refused('VALIDATION', { startServiceDate: message }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await userEvent.click(agree());
    await type('5', '12', '2026');
    await confirm();
    await waitFor(() => expect(dateError(message)).toBeVisible());
    expect(runtime.recorded.navigations).toEqual([]);
  });
});

describe('a home whose meter details are not known', () => {
  it('explains that it cannot switch within 5 working days, and starts in 18 days [USAGE-28] [SWITCH-11] [SWITCH-13]', async () => {
    const runtime = atSwitch({ knownMeterDetails: false });
    renderEnergy(runtime);
    await ready();
    expect(
      screen.getByText(
        'We do not have all details of your meter, so switching within 5 working days is not possible. Your new supplier will be in touch.',
      ),
    ).toBeVisible();
    expect(asap()).toHaveAccessibleName('As soon as possible Tuesday 8 December 2026');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await confirm();
    await waitFor(() => expect(saved(runtime)).toHaveLength(1));
  });
});

describe('a plan that cannot start on a day of the mover’s choice [NEXT-15]', () => {
  const flagsOff = { 'faster-switching': false, 'psr-access-granted': false };

  it.each<readonly [string, Start]>([
    ['another supplier’s plan', { tariff: aTariff({ supplierName: 'Glimmer' }) }],
    ['the flag off', { runtime: { flags: flagsOff } }],
    ['no fast switch', { runtime: { enrolment: anEnergyEnrolment() } }],
  ])('goes on to the payment page: %s', async (_why, start) => {
    const runtime = atSwitch(start);
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/payment', replace: true }]),
    );
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/enrolment/start-date');
  });

  it('goes to the list when no plan was chosen', async () => {
    const runtime = atSwitch({ runtime: { stored: {} } });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });
});

describe('a failure', () => {
  it('to load offers to try again', async () => {
    const runtime = atSwitch();
    runtime.answer(energyEndpoints.startDate, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'We could not load your start dates' });
    runtime.answer(energyEndpoints.startDate, () => ({
      moveInDate: null,
      knownMeterDetails: true,
      isPaygTariff: false,
      changesSupplier: false,
      answers: null,
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    expect(screen.getByText('Not known yet')).toBeVisible();
  });

  it('to save keeps the answers', async () => {
    const runtime = atSwitch();
    runtime.answer(energyEndpoints.saveStartDate, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('third-party supplier');
    expect(agree()).toBeChecked();
  });

  it('because the plan is gone goes to the list', async () => {
    const runtime = atSwitch();
    runtime.answer(energyEndpoints.saveStartDate, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
    expect(runtime.storage.get('energyTariff')).toBeUndefined();
  });

  it('because energy is set up already leaves the page', async () => {
    const runtime = atSwitch();
    runtime.answer(energyEndpoints.saveStartDate, () => {
      runtime.answer(enrolmentEndpoints.mine, () => ({ ...fastHome, energyComplete: true }));
      return refused('ENROLMENT_COMPLETE');
    });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
  });

  it('because another tab chose another plan shows that plan, without the agreement to the first', async () => {
    const runtime = atSwitch();
    const other = aTariff({ priceId: 'LV-EAST', tariffName: 'Larkfield Variable' });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    runtime.answer(energyEndpoints.saveStartDate, () => refused('CONFLICT'));
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [other] }));
    await confirm();
    expect(await screen.findByText('Larkfield Variable')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('changed');
    expect(agree()).not.toBeChecked();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
