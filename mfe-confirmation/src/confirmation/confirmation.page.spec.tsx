import {
  ApiError,
  enrolmentEndpoints,
  noAnswer,
  problem,
  type EnergySummary,
  type Enrolment,
  type UpdateEnrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmationPage } from './confirmation.page';

/** Energy set up with Larkfield Fix 12; name what matters. */
function anEnergySummary(overrides: Partial<EnergySummary> = {}): EnergySummary {
  return {
    isOffered: true,
    isOptedIn: true,
    isCompleted: true,
    isSkipped: false,
    isMoveInDateInRange: true,
    isMoveInDateFuture: true,
    fuelType: 'DualFuel',
    supplierName: 'Larkfield Energy',
    supplierLogoUrl: null,
    tariffName: 'Larkfield Fix 12',
    paymentType: 'DIRECT_DEBIT',
    addOns: [],
    estimatedTotalMonthlyAmountFormatted: '£137.88',
    laterMonthlyAmounts: [],
    otherPayments: [],
    energySwitchDate: '2026-12-02',
    moveInDate: '2026-11-27',
    directDebitReference: 'LF-204817',
    firstPaymentOn: '2026-12-15',
    ...overrides,
  };
}

/** Energy that is not set up. */
const open = (overrides: Partial<EnergySummary> = {}) =>
  anEnergySummary({
    isCompleted: false,
    fuelType: null,
    supplierName: null,
    tariffName: null,
    paymentType: null,
    estimatedTotalMonthlyAmountFormatted: null,
    energySwitchDate: null,
    directDebitReference: null,
    firstPaymentOn: null,
    ...overrides,
  });

const complete = anEnrolment({ energyConsented: true, energyOptIn: 1, energyComplete: true });

function aWorld(enrolment: Enrolment, energy: EnergySummary): TestRuntime {
  const runtime = createTestRuntime({ enrolment });
  runtime.answer(enrolmentEndpoints.confirmation, () => ({ energy }));
  runtime.answer(enrolmentEndpoints.update, ({ body }) => ({
    ...enrolment,
    version: enrolment.version + 1,
    energyOptIn: body.energyOptIn ?? enrolment.energyOptIn,
    confirmationPageLastViewed: '2026-11-20T10:42:00.000Z',
  }));
  return runtime;
}

function show(enrolment: Enrolment, energy: EnergySummary, runtime = aWorld(enrolment, energy)) {
  return renderWithRuntime(<ConfirmationPage enrolment={enrolment} />, runtime);
}

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const bodies = ({ seen }: TestRuntime) =>
  seen.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body as UpdateEnrolment);

describe('when everything chosen is set up', () => {
  it('greets by first name and sums up what was set up and what comes next [CONF-03, CONF-04, CONF-07, CONF-17, CONF-26]', async () => {
    const { container } = show(
      complete,
      anEnergySummary({ addOns: [{ identifier: 'HEAT', displayName: 'Heating Breakdown Cover' }] }),
    );

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are all set, Sam');
    expect(screen.getByText(/^Here is a summary of what you've set up, and what you need to do next/)).toBeVisible();
    const energy = await card('Energy');
    expect(energy.getByRole('heading', { name: 'Energy' }).previousElementSibling?.querySelector('svg')).toBeVisible();
    expect(energy.getByText('Completed')).toBeVisible();
    expect(energy.getByText('Larkfield Fix 12, electricity and gas')).toBeVisible();
    expect(energy.getByText('£137.88 a month by Direct Debit')).toBeVisible();
    expect(energy.getByText('With Heating Breakdown Cover')).toBeVisible();
    expect(energy.getByText('Direct Debit reference LF-204817')).toBeVisible();
    expect(energy.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Take meter readings on 27 Nov 2026 The day you move in',
      'Supply starts 02 Dec 2026 Larkfield Energy writes to you before then',
      'First Direct Debit 15 Dec 2026 £137.88',
    ]);
    expect(screen.queryByText(/still time/)).not.toBeInTheDocument();
    expect(document.title).toBe('You are all set, Sam - Home Move');
    await expectNoViolations(container);
  });

  it('keeps apart what is not paid each month, and says where the amount changes', async () => {
    show(
      complete,
      anEnergySummary({
        estimatedTotalMonthlyAmountFormatted: '£147.38',
        laterMonthlyAmounts: [{ fromMonth: 4, amountFormatted: '£152.38' }],
        otherPayments: [
          { displayName: 'Yearly Boiler Service', amountFormatted: '£84.00', frequency: 'Annual' },
          { displayName: 'Plumbing and Drains Cover', amountFormatted: '£24.00', frequency: 'Quarterly' },
        ],
      }),
    );

    const energy = await card('Energy');
    expect(energy.getByText('£147.38 a month by Direct Debit')).toBeVisible();
    expect(energy.getByText('£152.38 a month from month 4')).toBeVisible();
    expect(energy.getByText('Yearly Boiler Service: £84.00 once a year')).toBeVisible();
    expect(energy.getByText('Plumbing and Drains Cover: £24.00 every 3 months')).toBeVisible();
  });

  it('promises no day of the first Direct Debit while a paper form is on its way', async () => {
    show(complete, anEnergySummary({ firstPaymentOn: null }));

    expect((await card('Energy')).queryByText(/^First Direct Debit/)).not.toBeInTheDocument();
  });

  it('tells the host page once, with the opaque reference alone', async () => {
    const runtime = aWorld(complete, anEnergySummary());
    const first = show(complete, anEnergySummary(), runtime);
    await card('Energy');
    first.unmount();
    show(complete, anEnergySummary(), runtime);
    await card('Energy');

    expect(runtime.seen.events).toEqual([{ name: 'complete', detail: { ref: 'HM-7Q4D9K2M' } }]);
  });

  it('asks for readings today when the move is over', async () => {
    show(complete, anEnergySummary({ moveInDate: '2026-11-12', isMoveInDateFuture: false }));

    const [readings] = (await card('Energy')).getAllByRole('listitem');
    expect(readings).toHaveTextContent('Take meter readings today You moved in on 12 Nov 2026');
  });

  it.each([
    ['Electric', 'Electricity', 'Larkfield Fix 12, electricity'],
    ['Gas', 'Gas', 'Larkfield Fix 12, gas'],
  ] as const)('names the card of %s after its fuel', async (fuelType, title, plan) => {
    show(complete, anEnergySummary({ fuelType }));

    expect((await card(title)).getByText(plan)).toBeVisible();
  });
});

describe('when energy is not chosen', () => {
  it("shows 'To do' and 'Get started', which chooses it and goes to energy usage [CONF-13, CONF-14]", async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(anEnrolment({ energyConsented: false }), open({ isOptedIn: false }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are nearly there, Sam');
    expect(screen.getByText(/There is still time to set up energy\.$/)).toBeVisible();
    const energy = await card('Energy');
    expect(energy.getByText('To do')).toBeVisible();
    await expectNoViolations(container);
    await user.click(energy.getByRole('button', { name: 'Get started' }));

    expect(bodies(runtime)).toContainEqual({ energyOptIn: 1 });
    expect(runtime.enrolment.get()?.energyOptIn).toBe(1);
    expect(runtime.seen.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
    expect(runtime.seen.events).toEqual([]);
  });

  it('says so when choosing it fails, and can try again', async () => {
    const user = userEvent.setup({ delay: null });
    const enrolment = anEnrolment({ energyConsented: false });
    const { runtime } = show(enrolment, open({ isOptedIn: false }));
    const energy = await card('Energy');
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(noAnswer);
    });

    await user.click(energy.getByRole('button', { name: 'Get started' }));
    expect(await energy.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(runtime.seen.navigations).toEqual([]);

    runtime.answer(enrolmentEndpoints.update, () => ({ ...enrolment, energyOptIn: 1 }));
    await user.click(energy.getByRole('button', { name: 'Get started' }));
    expect(runtime.seen.navigations).toHaveLength(1);
  });
});

describe('when energy is chosen and not set up', () => {
  const chosen = anEnrolment({ energyConsented: true, energyOptIn: 1, energySkipped: true });

  it.each([
    ['skipped', true, 'You left energy for later. You can carry on now.'],
    ['left halfway', false, 'You have started with energy. You can carry on now.'],
  ])('prompts to continue when it was %s and can be set up now [CONF-15]', async (_how, isSkipped, words) => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(chosen, open({ isSkipped }));

    const energy = await card('Energy');
    expect(energy.getByText(words)).toBeVisible();
    await expectNoViolations(container);
    await user.click(energy.getByRole('button', { name: 'Continue set-up' }));

    expect(runtime.seen.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
  });

  it('says from which day on it can be set up when the move is too far ahead [CONF-16]', async () => {
    show(chosen, open({ isSkipped: true, isMoveInDateInRange: false, moveInDate: '2026-12-15' }));

    const energy = await card('Energy');
    expect(
      energy.getByText(
        'Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property.',
      ),
    ).toBeVisible();
    expect(energy.getByText(/^Come back/)).toHaveTextContent(
      'Come back to this page on or after 01 Dec 2026 to set it up.',
    );
    expect(energy.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that no quote can be given when the meters cannot be quoted for', async () => {
    show({ ...chosen, quotableEnergy: false }, open());

    expect((await card('Energy')).getByText(/^Unfortunately, we can't give you a quote right now\./)).toBeVisible();
  });
});

describe('the view of the page', () => {
  it('is stored [CONF-37]', async () => {
    const { runtime } = show(complete, anEnergySummary());
    await card('Energy');

    expect(bodies(runtime)).toEqual([{ viewedConfirmation: true }]);
    expect(runtime.enrolment.get()?.confirmationPageLastViewed).toBe('2026-11-20T10:42:00.000Z');
  });

  it('does not undo a newer change when its answer comes late', async () => {
    const runtime = aWorld(complete, anEnergySummary());
    let answer: (enrolment: Enrolment) => void = () => undefined;
    runtime.answer(enrolmentEndpoints.update, () => new Promise<Enrolment>((resolve) => (answer = resolve)));
    show(complete, anEnergySummary(), runtime);
    await card('Energy');

    const newer = { ...complete, version: 9 };
    await act(async () => {
      runtime.enrolment.accept(newer);
      answer({ ...complete, version: 2 });
    });

    expect(runtime.enrolment.get()).toBe(newer);
  });

  it('shows the page and reports when it cannot be stored', async () => {
    const runtime = aWorld(complete, anEnergySummary());
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    show(complete, anEnergySummary(), runtime);

    expect((await card('Energy')).getByText('Completed')).toBeVisible();
    expect(runtime.seen.reports).toMatchObject([{ remote: 'confirmation', phase: 'viewed' }]);
  });
});

describe('while the summary is not there', () => {
  it('says that it is loading', async () => {
    const runtime = aWorld(complete, anEnergySummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => new Promise(() => undefined));
    show(complete, anEnergySummary(), runtime);

    expect(await screen.findByText('Loading your summary')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are all set, Sam');
  });

  it('offers to try again when it failed, and shows it then', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld(complete, anEnergySummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => {
      throw new ApiError(noAnswer);
    });
    const { container } = show(complete, anEnergySummary(), runtime);

    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(/^We could not reach our service\. What you entered is safe\./)).toBeVisible();
    expect(runtime.seen.events).toEqual([]);
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.confirmation, () => ({ energy: anEnergySummary() }));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect((await card('Energy')).getByText('Completed')).toBeVisible();
  });

  it('says that there is nothing to set up when the brand offers nothing', async () => {
    const enrolment = anEnrolment({ energyOfferedStatus: 2, firstName: null });
    show(enrolment, open({ isOffered: false, isOptedIn: false }));

    expect(await screen.findByText('There is nothing to set up here for this home.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^You are all set$/);
  });
});
