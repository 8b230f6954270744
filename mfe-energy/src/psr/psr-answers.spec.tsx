import { ownEnrolmentCalls, psrEndpoints, stepAt, type PsrAnswers } from '@home-move/contract';
import { anAddOn, aPrivateEntry } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCallStream } from '../testing/call-stream';
import { anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import {
  noConsents,
  unanswered,
  glimmer,
  atPsr,
  sent,
  user,
  radio,
  box,
  languageBox,
  search,
  save,
  open,
} from '../testing/psr';

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
      'Who may we share this with? We can only register you with a company that you let us tell. Choose at least one, or answer No to carry on without registering.',
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

describe('the draft of the answers', () => {
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

  it('is kept after a failed save, which can be repeated', async () => {
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

  it('outlives a look at another page of the journey, except for the search', async () => {
    const runtime = atPsr(unanswered, { stored: { energyTariff: { ...glimmer, addOnsData: [anAddOn()] } } });
    await open(runtime, 'Yes');
    await fill();
    await user.type(search(), 'fridge');
    const psr = runtime.currentStep.get();
    const show = (step: typeof psr) => act(() => runtime.currentStep.set(step));
    const addOns = stepAt('/enrolment/energy/signup');
    show(addOns && { ...addOns, path: '/enrolment/energy/signup' });
    await screen.findByRole('heading', { level: 1, name: 'Add to your energy plan' });
    show(psr);
    await screen.findByRole('heading', { level: 1, name: 'Does anyone at home need extra help?' });
    expect(radio('Yes')).toBeChecked();
    expectFilled();
    expect(search()).toHaveValue('');
  });

  it('is saved without sharing consents after a No', async () => {
    const runtime = atPsr();
    await open(runtime, 'Yes');
    await fill();
    await user.click(radio('No'));
    await save();
    expect(sent(runtime)).toEqual([{ psrOptions: null, consents: noConsents }]);
  });

  it.each([
    ['set energy up', 'ENROLMENT_COMPLETE', '/enrolment/confirmation'],
    ['removed the plan', 'TARIFF_MISSING', '/enrolment/energy/list'],
  ] as const)('is dropped with a redirect if another tab has %s', async (_, code, path) => {
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

  it('shows that answers exist without revealing them, and keeps or replaces them', async () => {
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

  it('shows that the customer has answered in private meanwhile', async () => {
    const runtime = atPsr({ answered: false }, { portal: 'telephony', session: { agentName: 'Jordan Lee' } });
    await open(runtime);
    expect(screen.queryByText('Answers are saved.')).toBeNull();
    runtime.answer(psrEndpoints.answers, () => withheld);
    await act(async () => runtime.enrolment.set(anEnergyEnrolment({ version: 9 })));
    expect(await screen.findByText('Answers are saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep the saved answers' })).toBeVisible();
  });

  it('shows how far the customer is instead of the form, then that there are answers', async () => {
    const { options, update } = aCallStream();
    const runtime = atPsr({ answered: false }, options);
    const { container } = renderEnergy(runtime);
    const entry = { scope: 'health-needs', openedAt: '2026-11-20T10:43:00Z' } as const;
    await update(aPrivateEntry({ ...entry, state: 'opened' }));
    expect(await screen.findByRole('region', { name: 'Sam is entering the health needs' })).toBeVisible();
    expect(screen.queryByText('Yes')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    await expectNoViolations(container);
    runtime.answer(psrEndpoints.answers, () => withheld);
    await update(aPrivateEntry({ ...entry, state: 'done', doneAt: '2026-11-20T10:44:00Z' }));
    expect(screen.getByRole('region', { name: 'Sam has entered the health needs' })).toBeVisible();
    expect(await screen.findByText('Answers are saved.')).toBeVisible();
    expect(radio('Yes')).not.toBeChecked();
    await expectNoViolations(container);
  });
});
