import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, aSelection, refused, renderEnergy } from '../testing/energy-runtime';
import {
  fastHome,
  someFacts,
  type Start,
  atStartDate,
  ready,
  asap,
  custom,
  agree,
  box,
  confirm,
  saved,
  type,
  dateError,
} from '../testing/start-date';

describe('an answer that is missing or wrong', () => {
  it('is named for the date and the agreement, and the date has the focus [SWITCH-06] [SWITCH-13]', async () => {
    const runtime = atStartDate();
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

  it('names the days that can be chosen [SWITCH-07]', async () => {
    renderEnergy(atStartDate());
    await ready();
    await userEvent.click(custom());
    await type('24', '11', '2026');
    await confirm();
    expect(dateError('You must select a date between 25 Nov 2026 and 20 Dec 2026')).toBeVisible();
    await type('25', '11', '2026');
    await waitFor(() => expect(dateError('You must select a date')).toBeNull());
  });

  it('gives way to a day from the calendar', async () => {
    renderEnergy(atStartDate());
    await ready();
    await userEvent.click(custom());
    await confirm();
    expect(dateError('Please enter a valid start date')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    await screen.findByRole('dialog', { name: 'Choose a start date' });
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday 25\u00a0Nov\u00a02026' }));
    await waitFor(() => expect(dateError('Please enter a valid start date')).toBeNull());
    expect(box('Day')).toHaveValue('25');
  });

  it('is shown at its field when the API rejects it', async () => {
    const runtime = atStartDate();
    const message = 'You must select a date between 06 Dec 2026 and 21 Dec 2026';
    runtime.answer(energyEndpoints.saveStartDate, () => refused('VALIDATION', { startServiceDate: message }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await type('5', '12', '2026');
    await userEvent.click(agree());
    await confirm();
    await waitFor(() => expect(dateError(message)).toBeVisible());
    expect(runtime.recorded.navigations).toEqual([]);
  });
});

describe('a home whose meter details are not known', () => {
  it('explains that it cannot switch within 5 working days, and starts in 18 days [USAGE-28] [SWITCH-11] [SWITCH-13]', async () => {
    const runtime = atStartDate({ knownMeterDetails: false });
    renderEnergy(runtime);
    await ready();
    expect(
      screen.getByText(
        'We do not have all details of your meter, so switching within 5 working days is not possible. Your new supplier will be in touch.',
      ),
    ).toBeVisible();
    expect(asap()).toHaveAccessibleName('As soon as possible Tuesday 08\u00a0Dec\u00a02026');
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
  ])('continues to the payment page: %s', async (_why, start) => {
    const runtime = atStartDate(start);
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/payment', replace: true }]),
    );
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/enrolment/start-date');
  });

  it('goes to the list when no plan was chosen', async () => {
    const runtime = atStartDate({ runtime: { stored: {} } });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });
});

describe('a failure', () => {
  it('to load offers to try again', async () => {
    const runtime = atStartDate();
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

  it('to load the plan offers to try again', async () => {
    const runtime = atStartDate({ runtime: { stored: {} } });
    runtime.answer(energyEndpoints.selection, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'We could not load your start dates' });
    runtime.answer(energyEndpoints.selection, () => aSelection());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ready()).toBeVisible();
  });

  it('to load because the plan is gone goes to the list', async () => {
    const runtime = atStartDate();
    runtime.answer(energyEndpoints.startDate, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });

  it('to save keeps the answers', async () => {
    const runtime = atStartDate();
    runtime.answer(energyEndpoints.saveStartDate, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('third-party supplier');
    expect(agree()).toBeChecked();
  });

  it('because the plan is gone goes to the list', async () => {
    const runtime = atStartDate();
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
    const runtime = atStartDate();
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
    const runtime = atStartDate();
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

  it('because the move was changed elsewhere shows its new day', async () => {
    const runtime = atStartDate();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    runtime.answer(energyEndpoints.saveStartDate, () => refused('CONFLICT'));
    runtime.answer(enrolmentEndpoints.mine, () => ({ ...fastHome, version: 2, moveInDate: '2026-11-30' }));
    runtime.answer(energyEndpoints.startDate, () => ({ ...someFacts, moveInDate: '2026-11-30' }));
    await confirm();
    expect(await screen.findByText(/^30\sNov\s2026$/)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('changed');
    expect(runtime.enrolment.get()?.moveInDate).toBe('2026-11-30');
  });

  it('because another tab changed the meter details loads the dates that follow from them', async () => {
    const runtime = atStartDate();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    runtime.answer(energyEndpoints.saveStartDate, () => refused('CONFLICT'));
    runtime.answer(energyEndpoints.startDate, () => ({ ...someFacts, knownMeterDetails: false }));
    await confirm();
    expect(await screen.findByText(/^We do not have all details of your meter/)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('changed');
  });

  it('because the plan can no longer start on a day of choice opens the next page', async () => {
    const runtime = atStartDate();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    runtime.answer(energyEndpoints.saveStartDate, () => refused('START_DATE_FIXED'));
    runtime.answer(enrolmentEndpoints.mine, () => ({ ...fastHome, version: 2, supportsFastSwitch: false }));
    await confirm();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/payment', replace: true }]),
    );
  });

  it('because the brand no longer offers a choice is stated in plain words', async () => {
    const runtime = atStartDate();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    runtime.answer(energyEndpoints.saveStartDate, () => refused('START_DATE_FIXED'));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent("You can't choose a start date for this plan.");
    expect(agree()).toBeChecked();
  });
});
