import {
  energyEndpoints,
  ownEnrolmentCalls,
  psrEndpoints,
  type PsrAnswers,
  type PsrRequest,
} from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy } from '../testing/energy-runtime';

const noConsents = { supplier: false, network: false, water: false };
const unanswered: PsrAnswers = { answered: false, psrOptions: null, consents: noConsents };
const someAnswers = {
  psrOptions: {
    medicineRefrigeration: {},
    communicationInEnglish: { language: 'ur' },
    postHospitalRecovery: { until: '2027-03-31' },
    specialCommsPreferences: 'LARGE_PRINT',
  },
  consents: { ...noConsents, supplier: true },
} as const satisfies PsrRequest;

const glimmer = aTariff({ supplierName: 'Glimmer', priceId: 'GT12-EAST' });

function atPsr(
  answers: PsrAnswers = unanswered,
  options: Parameters<typeof atPath>[1] = {},
  path = '/enrolment/energy/psr',
) {
  const runtime = atPath(path, {
    stored: { energyTariff: glimmer },
    flags: { 'psr-access-granted': true, 'faster-switching': false },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [glimmer] }));
  runtime.answer(psrEndpoints.answers, () => answers);
  runtime.answer(psrEndpoints.save, ({ body }) => ({ answered: true, ...body }));
  return runtime;
}

const sent = ({ recorded }: TestRuntime) =>
  recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.body);

const user = userEvent.setup({ delay: null });
const radio = (label: string) => screen.getByLabelText(label, { selector: '[type=radio]' });
/** By its label: computing the accessible names of all checkboxes for each query takes seconds. */
const box = (label: RegExp) => screen.getByLabelText(label, { selector: '[type=checkbox]' });
const languageBox = () => screen.getByLabelText('Language', { selector: 'input' });
const search = () => screen.getByLabelText('What should they know?');
const save = () => user.click(screen.getByText('Save and continue'));
const shown = () =>
  screen
    .getAllByRole('list')
    .flatMap((list) => within(list).queryAllByRole('checkbox'))
    .map((checkbox) => checkbox.closest('label')?.querySelector('span')?.firstChild?.textContent);

async function open(runtime: TestRuntime, answer?: 'Yes' | 'No') {
  const { container } = renderEnergy(runtime);
  await screen.findByRole('heading', { level: 1, name: 'Does anyone at home need extra help?' });
  if (answer) await user.click(radio(answer));
  return container;
}

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
    expect(search()).toBeVisible();
    await expectNoViolations(container);
    await user.click(radio('No'));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('requires an answer', async () => {
    const runtime = atPsr();
    await open(runtime);
    await save();
    expect(radio('Yes')).toHaveFocus();
    expect(screen.getByRole('link', { name: /Please choose Yes or No/ })).toBeVisible();
    expect(sent(runtime)).toEqual([]);
  });

  it('sends null for No, and goes on to payment [PSR-06] [PSR-07]', async () => {
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
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^How should letters and bills reach you/ }),
      'Large print',
    );
    await user.click(box(/^I agree that you share this with Glimmer/));
    await save();
    expect(sent(runtime)).toEqual([someAnswers]);
    expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/payment/glimmer/GT12-EAST');
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

  it('shows the saved answers', async () => {
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
    await user.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    expect(runtime.recorded.navigations.at(-1)?.path).toBe(path);
  });
});

describe('the search', () => {
  it('narrows the conditions by name, hint and synonyms, and announces the number [PSR-05]', async () => {
    await open(atPsr(), 'Yes');
    await user.type(search(), 'fridge');
    expect(shown()).toEqual(['Medicine refrigeration']);
    expect(screen.getByText('1 of 28 matches "fridge"').closest('[role=status]')).toBeInTheDocument();
    await user.clear(search());
    expect(shown()).toHaveLength(28);
  });

  it('explains that nothing was found [PSR-14]', async () => {
    const container = await open(atPsr(), 'Yes');
    await user.type(search(), 'teapot');
    expect(screen.getByText('Sorry there are not results for this search. Please try another phrase.')).toBeVisible();
    expect(shown()).toEqual([]);
    await expectNoViolations(container);
  });

  it('keeps chosen conditions that it leaves out, with what they ask for, and the focus when one is unticked', async () => {
    await open(atPsr(), 'Yes');
    await user.click(box(/^Post-hospital recovery/));
    await user.type(search(), 'fridge');
    const chosen = screen.getByRole('list', { name: 'You have chosen' });
    expect(within(chosen).getByRole('group', { name: /^How long will this last/ })).toBeVisible();
    await user.click(within(chosen).getByRole('checkbox', { name: /^Post-hospital recovery/ }));
    expect(within(chosen).getByRole('checkbox', { name: /^Post-hospital recovery/ })).toHaveFocus();
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

describe('a mistake', () => {
  const errors = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('is explained where neither an option nor a company is selected [PSR-10]', async () => {
    const runtime = atPsr();
    const container = await open(runtime, 'Yes');
    await save();
    expect(errors()).toEqual([
      'What should they know? You must select at least one valid option from the list.',
      'Who may we share this with? We can only register you with a company that you let us tell. Choose at least one, or answer No to go on without registering.',
    ]);
    expect(search()).toHaveFocus();
    await expectNoViolations(container);
    expect(sent(runtime)).toEqual([]);
  });

  it('disappears once any option and any company is chosen', async () => {
    await open(atPsr(), 'Yes');
    await save();
    await user.click(box(/^Blind/));
    await waitFor(() => expect(search()).toBeValid());
    await user.click(box(/my network operator/));
    await waitFor(() => expect(screen.queryByText('There is a problem')).not.toBeInTheDocument());
  });

  it('is explained at each condition without its language or until date [PSR-11] [PSR-13]', async () => {
    const container = await open(atPsr(), 'Yes');
    await user.click(box(/^Unable to communicate in English/));
    await user.click(box(/^Life changes/));
    await user.click(box(/^Young adult householder/));
    await user.click(box(/Glimmer/));
    await save();
    expect(errors()).toEqual([
      'Language: Please specify a language',
      'How long will this last? Life changes: Please specify when do you think this condition will last until',
      'How long will this last? Young adult householder: Please specify when do you think this condition will last until',
    ]);
    expect(languageBox()).toHaveFocus();
    await expectNoViolations(container);
  });

  it.each([
    ['19112026', 'Date must be in the future'],
    ['20112026', 'Date must be in the future'],
    ['30022027', 'Invalid'],
  ])('is explained for the until date %s [PSR-12]', async (typed, message) => {
    await open(atPsr(), 'Yes');
    await user.click(box(/^Life changes/));
    await user.click(box(/Glimmer/));
    await user.type(screen.getByLabelText('Day'), typed);
    await save();
    expect(errors()).toEqual([`How long will this last? Life changes: ${message}`]);
  });
});

describe('what was typed', () => {
  const fill = async () => {
    await user.click(box(/^Unable to communicate in English/));
    await user.type(languageBox(), 'urdu{Tab}');
    await user.click(box(/Glimmer/));
  };
  const expectFilled = () => {
    expect(box(/^Unable to communicate in English/)).toBeChecked();
    expect(languageBox()).toHaveValue('Urdu');
    expect(box(/Glimmer/)).toBeChecked();
  };

  it('stays after a failed save, which can be repeated', async () => {
    const runtime = atPsr();
    runtime.answer(psrEndpoints.save, () => refused('UNAVAILABLE'));
    await open(runtime, 'Yes');
    await fill();
    await save();
    expect(await screen.findByText('We are not ready yet. Please try again in a moment.')).toBeVisible();
    expectFilled();
    expect(runtime.recorded.navigations).toEqual([]);
    runtime.answer(psrEndpoints.save, ({ body }) => ({ answered: true, ...body }));
    await save();
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it.each([
    ['set energy up', 'ENROLMENT_COMPLETE', '/enrolment/confirmation'],
    ['removed the plan', 'TARIFF_MISSING', '/enrolment/energy/list'],
  ] as const)('is left behind where another tab has %s', async (_, code, path) => {
    const runtime = atPsr();
    runtime.answer(psrEndpoints.save, () => refused(code));
    runtime.answer(ownEnrolmentCalls.mine, () => anEnergyEnrolment({ energyComplete: true }));
    await open(runtime, 'No');
    await save();
    await waitFor(() => expect(runtime.recorded.navigations.at(-1)).toEqual({ path, replace: true }));
  });

  it('never enters the browser’s storage, telemetry or events', async () => {
    const runtime = atPsr();
    const stored: unknown[] = [];
    jest.spyOn(runtime.storage, 'set').mockImplementation((key, value) => void stored.push(key, value));
    await open(runtime, 'Yes');
    await fill();
    await save();
    const { events, reports, feedback, navigations } = runtime.recorded;
    const seen = JSON.stringify([stored, events, reports, feedback, navigations]);
    expect(seen).not.toMatch(/communicationInEnglish|"ur"|Urdu|psrOptions|consents/);
  });
});

describe('for an agent', () => {
  const withheld: PsrAnswers = { answered: true };

  it('shows that answers exist, not what they are, and keeps or replaces them', async () => {
    const runtime = atPsr(withheld, { portal: 'telephony' });
    const container = await open(runtime);
    expect(screen.getByText('Answers are saved.')).toBeVisible();
    expect(radio('Yes')).not.toBeChecked();
    expect(radio('No')).not.toBeChecked();
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Keep the saved answers' }));
    expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/energy/payment/glimmer/GT12-EAST');
    expect(sent(runtime)).toEqual([]);
    await user.click(radio('No'));
    await save();
    expect(sent(runtime)).toEqual([{ psrOptions: null, consents: noConsents }]);
  });
});
