import { energyEndpoints, psrEndpoints } from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anEnergyEnrolment, aSelection, refused, renderEnergy } from '../testing/energy-runtime';
import {
  noConsents,
  unanswered,
  someAnswers,
  glimmer,
  atPsr,
  sent,
  user,
  radio,
  box,
  languageBox,
  search,
  save,
  shown,
  open,
} from '../testing/psr';

describe('the priority services page', () => {
  it.each(['/enrolment/energy/psr', '/enrolment/energy/psr/glimmer/GT12-EAST'])(
    'is shown at %s [PSR-01]',
    async (path) => {
      await open(atPsr(unanswered, {}, path));
      expect(radio('Yes')).not.toBeChecked();
      expect(radio('No')).not.toBeChecked();
    },
  );

  it('shows the form for Yes and hides it for No [PSR-02]', async () => {
    const container = await open(atPsr(), 'Yes');
    // With type="search" it is announced as a search, and the keyboard of a phone has a key for it.
    expect(screen.getByRole('searchbox')).toBe(search());
    await expectNoViolations(container);
    await user.click(radio('No'));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('explains that answers are kept only once they are saved', async () => {
    await open(atPsr(), 'Yes');
    expect(
      screen.getByText(
        'These answers are about health, so we keep them only once you save them. If you reload or close this page before then, you will have to enter them again.',
      ),
    ).toBeVisible();
  });

  it('requires an answer', async () => {
    const runtime = atPsr();
    await open(runtime);
    await save();
    expect(radio('Yes')).toHaveFocus();
    expect(screen.getByRole('link', { name: /Please choose Yes or No/ })).toBeVisible();
    expect(sent(runtime)).toEqual([]);
  });

  it('sends null for No, and continues to payment [PSR-06] [PSR-07]', async () => {
    const runtime = atPsr();
    await open(runtime, 'No');
    await save();
    expect(sent(runtime)).toEqual([{ psrOptions: null, consents: noConsents }]);
    expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/payment/glimmer/GT12-EAST');
  });

  it('offers 28 conditions in eight groups [PSR-03]', async () => {
    await open(atPsr(), 'Yes');
    expect(shown()).toHaveLength(28);
    expect(within(screen.getByRole('list', { name: 'Equipment' })).getAllByRole('checkbox')).toHaveLength(10);
    expect(within(screen.getByRole('list', { name: 'For a while' })).getAllByRole('checkbox')).toHaveLength(3);
  });

  it('sends the conditions with language and until date, the format and the ticked consents [PSR-06] [PSR-08] [PSR-09]', async () => {
    const runtime = atPsr();
    await open(runtime, 'Yes');
    await user.click(box(/^Medicine refrigeration/));
    await user.click(box(/^Unable to communicate in English/));
    await user.type(languageBox(), 'urd{ArrowDown}{Enter}');
    await user.click(box(/^Post-hospital recovery/));
    await user.type(screen.getByLabelText('Day'), '31032027');
    const format = screen.getByRole<HTMLSelectElement>('combobox', { name: /^How should letters and bills reach you/ });
    expect([...format.options].map(({ text }) => text)).toEqual([
      'No preference',
      'Large print',
      'Braille',
      'Audio',
      'CD',
      'Black and white',
    ]);
    await user.selectOptions(format, 'Large print');
    await user.click(box(/^I agree that you can share this with Glimmer/));
    await save();
    expect(sent(runtime)).toEqual([someAnswers]);
    expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/payment/glimmer/GT12-EAST');
  });

  it('gives a day of next year as the example for an until date [PSR-11]', async () => {
    await open(atPsr(), 'Yes');
    await user.click(box(/^Post-hospital recovery/));
    expect(screen.getByText('Your best guess. For example, 31 3 2027')).toBeVisible();
  });

  it('ticks no consent in advance, and names each company', async () => {
    await open(atPsr(unanswered, { enrolment: anEnergyEnrolment({ waterBoardName: 'Anglian Water' }) }), 'Yes');
    const group = screen.getByRole('group', { name: 'Who may we share this with?' });
    const consents = within(group).getAllByRole('checkbox');
    expect(consents.map((consent) => consent.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Glimmer'),
      expect.stringContaining('my network operator'),
      expect.stringContaining('Anglian Water'),
    ]);
    for (const consent of consents) expect(consent).not.toBeChecked();
  });

  it('names both suppliers of mixed meters', async () => {
    const energySecondaryTariff = aTariff({ supplierName: 'Fernway', priceId: 'FP-EAST' });
    await open(atPsr(unanswered, { stored: { energyTariff: glimmer, energySecondaryTariff } }), 'Yes');
    expect(screen.getByText(/^I agree that you can share this with Glimmer and Fernway/)).toBeVisible();
    expect(screen.getByText('Your energy suppliers')).toBeVisible();
  });

  it('shows the saved answers [PSR-15]', async () => {
    await open(atPsr({ answered: true, ...someAnswers }));
    expect(radio('Yes')).toBeChecked();
    expect(box(/^Medicine refrigeration/)).toBeChecked();
    expect(box(/^Blind/)).not.toBeChecked();
    expect(languageBox()).toHaveValue('Urdu');
    expect(screen.getByLabelText('Year')).toHaveValue('2027');
    expect(box(/Glimmer/)).toBeChecked();
    expect(box(/network operator/)).not.toBeChecked();
  });

  it('shows a saved No', async () => {
    await open(atPsr({ answered: true, psrOptions: null, consents: noConsents }));
    expect(radio('No')).toBeChecked();
  });

  it('can be loaded again when the saved answers failed to load', async () => {
    const runtime = atPsr();
    runtime.answer(psrEndpoints.answers, () => refused('UNAVAILABLE'));
    renderEnergy(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your answers');
    runtime.answer(psrEndpoints.answers, () => unanswered);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(radio('Yes')).toBeInTheDocument());
  });

  it('can be loaded again when the plan failed to load', async () => {
    const runtime = atPsr(unanswered, { stored: {} });
    runtime.answer(energyEndpoints.selection, () => refused('UNAVAILABLE'));
    renderEnergy(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your answers');
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [glimmer] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(radio('Yes')).toBeInTheDocument());
  });

  it('leads to the list without a plan', async () => {
    const runtime = atPsr(unanswered, { stored: {} });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() => expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/list'));
  });

  it.each([
    ['the add-ons', [anAddOn()], '/enrolment/energy/signup/glimmer/GT12-EAST'],
    ['the list without any', [], '/enrolment/energy/list'],
  ])('leads back to %s', async (_, addOnsData, path) => {
    const runtime = atPsr(unanswered, { stored: { energyTariff: { ...glimmer, addOnsData } } });
    await open(runtime);
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await user.click(back);
    expect(runtime.recorded.backs).toEqual([path, path]);
  });
});

describe('the search', () => {
  it('narrows the conditions by name, hint and synonyms, and announces the number [PSR-05]', async () => {
    await open(atPsr(), 'Yes');
    await user.type(search(), 'fridge');
    expect(shown()).toEqual(['Medicine refrigeration']);
    expect(screen.getByText('1 of 28 matches "fridge"').closest('[role=status]')).toBeInTheDocument();
    expect(screen.queryByText('For a while')).not.toBeInTheDocument();
    await user.clear(search());
    expect(shown()).toHaveLength(28);
    await user.type(search(), 'oxygen ');
    expect(screen.getByText('2 of 28 match "oxygen"')).toBeVisible();
  });

  it('explains that nothing was found [PSR-14]', async () => {
    const container = await open(atPsr(), 'Yes');
    await user.type(search(), 'teapot');
    expect(screen.getByText('Sorry there are not results for this search. Please try another phrase.')).toBeVisible();
    expect(shown()).toEqual([]);
    await expectNoViolations(container);
  });

  it('keeps filtered-out chosen conditions with their details, and the focus when one is unticked', async () => {
    await open(atPsr(), 'Yes');
    await user.click(box(/^Post-hospital recovery/));
    await user.type(search(), 'fridge');
    const chosen = screen.getByRole('list', { name: 'You have chosen' });
    expect(within(chosen).getByRole('group', { name: /^How long will this last/ })).toBeVisible();
    await user.click(within(chosen).getByRole('checkbox', { name: /^Post-hospital recovery/ }));
    expect(within(chosen).getByRole('checkbox', { name: /^Post-hospital recovery/ })).toHaveFocus();
  });

  it('announces no number while only spaces are typed', async () => {
    await open(atPsr(), 'Yes');
    await user.type(search(), '  ');
    expect(screen.queryByText(/of 28/)).not.toBeInTheDocument();
    expect(shown()).toHaveLength(28);
  });

  it('does not submit the form on Enter', async () => {
    const runtime = atPsr();
    await open(runtime, 'Yes');
    await user.type(search(), 'fridge{Enter}');
    expect(sent(runtime)).toEqual([]);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });
});

describe('the languages', () => {
  it('are about 200, searched by typing and chosen by keyboard [PSR-04]', async () => {
    await open(atPsr(), 'Yes');
    await user.click(box(/^Unable to communicate in English/));
    await user.click(languageBox());
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(199);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent('Polish');
    await user.keyboard('sign');
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['British Sign Language (BSL)', 'Irish Sign Language (ISL)']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(languageBox()).toHaveValue('Irish Sign Language (ISL)');
    expect(languageBox()).toHaveFocus();
  });

  it('begin with Welsh in Wales', async () => {
    await open(atPsr(unanswered, { enrolment: anEnergyEnrolment({ postcode: 'CF10 3NP' }) }), 'Yes');
    await user.click(box(/^Unable to communicate in English/));
    await user.click(languageBox());
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent('Welsh');
  });
});
