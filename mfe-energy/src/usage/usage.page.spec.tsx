import { energyEndpoints, ownEnrolmentCalls } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourney, anEnergyEnrolment, aSavedUsage, refused, renderEnergy, someSupply } from '../testing/energy-runtime';
import { atUsage, heading, submit } from '../testing/usage';

const saved = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/quotes/energy-usage-info').map(({ input }) => input.body);

describe('the usage page', () => {
  it("shows the question about known usage at its path, next to the move's summary [USAGE-01]", async () => {
    const { container } = renderEnergy(atUsage());
    await heading();
    expect(screen.getByRole('radio', { name: 'No, help me estimate it' })).not.toBeChecked();
    const aside = screen.getByRole('complementary');
    expect(aside).toHaveTextContent('14 Castle Road, Bedford, MK40 2QT');
    expect(aside).toHaveTextContent('Moving in on 27 Nov 2026');
    await expectNoViolations(container);
  });

  it('loads the supply, then the journey, once each', async () => {
    const runtime = atUsage();
    renderEnergy(runtime);
    await heading();
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual(['/address/check-supply', '/energy-journey']);
  });

  it.each([
    ['something new', { currentSupplierElec: 'Glimmer' }, 1],
    ['nothing new', {}, 0],
  ])('reloads the enrolment only for new facts: the supply check returns %s', async (_, facts, reloads) => {
    const runtime = atUsage();
    const refresh = jest.spyOn(runtime.enrolment, 'refresh');
    runtime.answer(energyEndpoints.checkSupply, () => someSupply(facts));
    renderEnergy(runtime);
    await heading();
    expect(refresh).toHaveBeenCalledTimes(reloads);
  });

  it('requires an answer [USAGE-05]', async () => {
    const runtime = atUsage();
    const { container } = renderEnergy(runtime);
    await heading();
    await submit();
    expect(screen.getByRole('group', { name: /Do you know how much energy/ })).toHaveAccessibleDescription(
      'Error: Please select one of the options',
    );
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(document.title).toBe('Error: How much energy will you use? - Home Move');
    expect(saved(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it.each([
    ['abc', 'This field can only contain numbers', '[USAGE-06]'],
    ['12.5', 'To the nearest kWh', '[USAGE-07]'],
    ['0', 'Please enter a value greater than 0', '[USAGE-08]'],
    ['500000', 'Your usage seems too high, please enter a value less than 499999', '[USAGE-09]'],
    ['', 'Please enter a value greater than 0', '[USAGE-10]'],
  ])('rejects %p kWh with "%s" %s', async (typed, message) => {
    const runtime = atUsage();
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    const box = screen.getByRole('textbox', { name: 'Electricity you use in a year' });
    if (typed !== '') await userEvent.type(box, typed);
    await userEvent.type(screen.getByRole('textbox', { name: 'Gas you use in a year' }), '9,800');
    await submit();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(box).toHaveFocus();
    expect(saved(runtime)).toEqual([]);
  });

  it('requests gas usage only when the home has gas [USAGE-11]', async () => {
    const runtime = atUsage({ fuelType: 'Electric' });
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByRole('textbox', { name: 'Gas you use in a year' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Electricity you use in a year' }), '2 700 kWh');
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'Y', electricityKwhUsage: 2700 }]);
  });

  it('drops the plan that was chosen for other answers', async () => {
    const runtime = atUsage({ fuelType: 'Electric' });
    runtime.storage.set('energyTariff', aTariff());
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Electricity you use in a year' }), '2700');
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(runtime.storage.get('energyTariff')).toBeUndefined();
  });

  it('shows questions about the home when the usage is not known [USAGE-02]', async () => {
    renderEnergy(atUsage());
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'No, help me estimate it' }));
    await submit();
    expect(screen.getByRole('group', { name: 'Bedrooms' })).toHaveAccessibleDescription(
      'Error: Please select the number of rooms',
    );
    expect(screen.getByRole('combobox', { name: 'Property type' })).toHaveAccessibleDescription(
      'Error: Please select property type',
    );
    expect(screen.getByRole('combobox', { name: 'People living there' })).toHaveAccessibleDescription(
      'Error: Please select the number of people',
    );
  });

  it('lists the options for bedrooms, property type and people [USAGE-15] [USAGE-17] [USAGE-18]', async () => {
    renderEnergy(atUsage());
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'No, help me estimate it' }));
    const bedrooms = within(screen.getByRole('group', { name: 'Bedrooms' }));
    for (const [value, name] of [
      ['1', '1 to 2'],
      ['3', '3'],
      ['4', '4 or more'],
    ] as const)
      expect(bedrooms.getByRole('radio', { name })).toHaveAttribute('value', value);
    expect(bedrooms.getAllByRole('radio')).toHaveLength(3);
    const options = (name: string) =>
      [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map(
        ({ value, textContent }) => `${value}: ${textContent}`,
      );
    expect(options('Property type')).toEqual([
      ': Choose a property type',
      '1: Bungalow',
      '2: Detached',
      '3: Flat or maisonette',
      '4: Semi-detached',
      '5: Terraced',
    ]);
    expect(options('People living there')).toEqual([
      ': Choose a number',
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5: 5',
      '6: 6',
      '7: 7',
      '8: 8',
      '9: 9 or more',
    ]);
  });

  it('estimates as the mover describes the home, saves the answers and opens the list [USAGE-19]', async () => {
    const runtime = atUsage();
    const { container } = renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'No, help me estimate it' }));
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Semi-detached');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'People living there' }), '3');
    expect(screen.getByText('2,700 kWh')).toBeVisible();
    expect(screen.getByText('Likely 7,800 to 11,800')).toBeVisible();
    expect(
      screen.getByText('Based on typical use for a three-bedroom semi-detached home with three people.'),
    ).toBeVisible();
    await expectNoViolations(container);
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 }]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('explains typical usage to an unsure mover, and does not validate hidden fields', async () => {
    const runtime = atUsage();
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Gas you use in a year' }), 'lots');
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    expect(screen.getByText('9,500 kWh')).toBeVisible();
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'U' }]);
  });

  it('starts from the saved answers [USAGE-16]', async () => {
    const runtime = atUsage();
    runtime.answer(energyEndpoints.journey, () => aJourney(aSavedUsage({ numberOfBedrooms: 4, numberOfPeople: 2 })));
    renderEnergy(runtime);
    await heading();
    expect(screen.getByRole('radio', { name: 'No, help me estimate it' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '4 or more' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'People living there' })).toHaveValue('2');
  });

  it('keeps the answers when saving fails, and saves them at the second attempt', async () => {
    const runtime = atUsage();
    runtime.answer(energyEndpoints.saveUsage, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'I am not sure' })).toBeChecked();
    runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage({ knownUsage: 'U' }));
    await submit();
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('opens the next page when another tab has set energy up', async () => {
    const runtime = atUsage();
    runtime.answer(energyEndpoints.saveUsage, () => refused('ENROLMENT_COMPLETE'));
    runtime.answer(ownEnrolmentCalls.mine, () => anEnergyEnrolment({ energyComplete: true }));
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await submit();
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
  });
});

describe('answers that are not saved yet', () => {
  it('are kept across a reload, over those saved before, until they are saved', async () => {
    const runtime = atUsage();
    runtime.answer(energyEndpoints.journey, () => aJourney(aSavedUsage({ numberOfBedrooms: 4, numberOfPeople: 2 })));
    const first = renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Bungalow');
    first.unmount();

    renderEnergy(runtime);
    await heading();
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Bungalow');
    expect(screen.getByRole('combobox', { name: 'People living there' })).toHaveValue('2');
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'N', numberOfBedrooms: 3, propertyType: 1, numberOfPeople: 2 }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('are kept for questions that had no answer', async () => {
    const runtime = atUsage();
    const first = renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Gas you use in a year' }), '9,800');
    first.unmount();

    renderEnergy(runtime);
    await heading();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Gas you use in a year' })).toHaveValue('9,800');
  });

  it('are kept for a home that the mover describes for the first time', async () => {
    const runtime = atUsage();
    const first = renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('radio', { name: 'No, help me estimate it' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Bungalow');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'People living there' }), '2');
    first.unmount();

    renderEnergy(runtime);
    await heading();
    expect(screen.getByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Bungalow');
    expect(screen.getByRole('combobox', { name: 'People living there' })).toHaveValue('2');
  });
});

describe("'No thanks'", () => {
  it('opens a confirmation dialog, and stays on the page when the mover chooses to', async () => {
    const runtime = atUsage();
    renderEnergy(runtime);
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(screen.getByRole('dialog', { name: 'Leave energy for now?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay and choose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
