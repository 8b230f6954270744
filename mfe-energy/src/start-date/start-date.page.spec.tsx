import { energyEndpoints, stepAt } from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderEnergy, someQuestions } from '../testing/energy-runtime';
import {
  pathOfTariff,
  atStartDate,
  ready,
  asap,
  custom,
  agree,
  box,
  confirm,
  saved,
  type,
} from '../testing/start-date';

describe('the start date page', () => {
  it.each(['/enrolment/energy/switch', pathOfTariff])(
    'shows plan and move-in date at %s [SWITCH-01] [SWITCH-05]',
    async (path) => {
      const { container } = renderEnergy(atStartDate({ path }));
      await ready();
      expect(screen.getByText('Larkfield Fix 12')).toBeVisible();
      expect(screen.getByText('Move-in date').nextElementSibling).toHaveTextContent('22 Nov 2026');
      await expectNoViolations(container);
    },
  );

  it('offers a start as soon as possible or on a day that the mover chooses [SWITCH-15]', async () => {
    renderEnergy(atStartDate());
    await ready();
    expect(asap()).toBeChecked();
    expect(asap()).toHaveAccessibleName('As soon as possible Wednesday 25\u00a0Nov\u00a02026');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(custom());
    expect(custom()).toHaveAccessibleName('On a day that I choose From 25\u00a0Nov\u00a02026 to 20\u00a0Dec\u00a02026');
    expect(box('Day')).toHaveValue('');
  });

  it('chooses a day in the calendar [SWITCH-02]', async () => {
    const { container } = renderEnergy(atStartDate());
    await ready();
    await userEvent.click(custom());
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a start date' });
    const ariaDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect(ariaDisabled('Wednesday 25\u00a0Nov\u00a02026')).toBeNull();
    expect(ariaDisabled('Tuesday 24\u00a0Nov\u00a02026')).toBe('true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(['Day', 'Month', 'Year'].map((name) => (box(name) as HTMLInputElement).value)).toEqual(['3', '12', '2026']);
    expect(screen.getByRole('button', { name: /Choose from a calendar/ })).toHaveFocus();
    await expectNoViolations(container);
  });

  it('has one consent, unticked, and the buttons Back and Confirm and Switch [SWITCH-03] [SWITCH-04]', async () => {
    renderEnergy(atStartDate());
    await ready();
    expect(screen.getAllByRole('checkbox')).toEqual([agree()]);
    expect(agree()).not.toBeChecked();
    expect(screen.getAllByRole('button', { name: 'Back' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Confirm and Switch' })).toBeVisible();
  });

  it('shows the consent of the chosen day, and unticks it if another is needed [SWITCH-03] [SWITCH-10]', async () => {
    const runtime = atStartDate();
    const { container } = renderEnergy(runtime);
    await ready();
    const expectConsent = (label: RegExp, terms: RegExp) => {
      expect(agree()).toHaveAccessibleName(label);
      expect(agree()).toHaveAccessibleDescription(terms);
    };
    const inCoolingOff = [
      /happy to pay for services during the cooling-off period/,
      /if you cancel you pay for what you used/,
    ] as const;
    const afterCoolingOff = [
      /happy to pay for services from the day they start/,
      /Your supply starts after they end/,
    ] as const;
    expectConsent(...inCoolingOff);
    await userEvent.click(custom());
    await type('5', '12', '2026');
    expectConsent(...afterCoolingOff);
    expect(screen.getByText(/Your supply starts after they end/)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(agree());

    await type('4', '12', '2026');
    expectConsent(...inCoolingOff);
    expect(agree()).not.toBeChecked();
    await confirm();
    expect(agree().closest('div')).toHaveTextContent(
      'Please confirm that you are happy to pay for services during cooling-off period',
    );
    expect(saved(runtime)).toEqual([]);
    await expectNoViolations(container);

    await userEvent.click(agree());
    await confirm();
    await waitFor(() => expect(saved(runtime)).toHaveLength(1));
    expect(saved(runtime)).toMatchObject([{ startServiceDate: '2026-12-04', consentToPayWhileSwitch: true }]);
  });

  it.each([
    ['pay as you go', { isPaygTariff: true }],
    ['a home that is supplied already', { changesSupplier: false }],
  ])('starts in 5 days with %s, too [SWITCH-09]', async (_why, facts) => {
    renderEnergy(atStartDate(facts));
    await ready();
    expect(asap()).toHaveAccessibleName('As soon as possible Wednesday 25\u00a0Nov\u00a02026');
    expect(screen.getAllByRole('checkbox')).toEqual([agree()]);
  });

  it('stores the day with the consents, and opens the payment page [SWITCH-05]', async () => {
    const runtime = atStartDate();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(custom());
    await type('1', '12', '2026');
    await userEvent.click(agree());
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

  it('stores a start as soon as possible, and opens the priority services register if it is offered', async () => {
    const runtime = atStartDate({ runtime: { flags: { 'faster-switching': true, 'psr-access-granted': true } } });
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
      { startServiceOption: 'asap', startServiceDate: '', consentToPayWhileSwitch: true, agreeToSwitchOvo: true },
    ]);
  });

  it('keeps the draft of this plan across a reload', async () => {
    const runtime = atStartDate();
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

  it('shows the confirmed answers again, and requires a new agreement', async () => {
    renderEnergy(
      atStartDate({
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
    expect(agree()).not.toBeChecked();
  });

  it('shows a confirmed start as soon as possible again, without a day of choice', async () => {
    renderEnergy(
      atStartDate({
        answers: { startServiceOption: 'asap', startServiceDate: '2026-12-08', consentToPayWhileSwitch: true },
      }),
    );
    await ready();
    expect(asap()).toBeChecked();
    await userEvent.click(custom());
    expect(['Day', 'Month', 'Year'].map((name) => (box(name) as HTMLInputElement).value)).toEqual(['', '', '']);
  });

  it('passes the confirmed day to the payment page', async () => {
    const runtime = atStartDate();
    runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions());
    renderEnergy(runtime);
    await ready();
    await userEvent.click(agree());
    await confirm();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    const path = '/enrolment/energy/payment';
    const step = stepAt(path);
    act(() => runtime.currentStep.set(step && { ...step, path }));
    await screen.findByRole('heading', { level: 1, name: 'Check your plan and set up payment' });
    expect(screen.getByText('Supply starts').nextElementSibling).toHaveTextContent('08 Dec 2026');
  });

  it('shows the answers again on a return from the next page', async () => {
    const runtime = atStartDate();
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
    const runtime = atStartDate();
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
  ])('goes Back to %s [SWITCH-04]', async (_where, tariff, path) => {
    const runtime = atStartDate({ tariff });
    renderEnergy(runtime);
    await ready();
    // Above the title, and next to 'Confirm and Switch'.
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await userEvent.click(back);
    expect(runtime.recorded.backs).toEqual([path, path]);
  });
});
