import { ApiError, enrolmentEndpoints, networkProblem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, savedUpdates, renderConfirmation } from '../testing/confirmation-runtime';
import { anEnergySummary, anOpenEnergySummary, aSummary } from '../testing/summaries';

const complete = anEnrolment({ energyConsented: true, energyOptIn: 1, energyComplete: true });
const notChosen = anEnrolment({ energyConsented: false });

describe('the card of energy once set up', () => {
  it('shows the plan and the next steps [CONF-17, CONF-26]', async () => {
    const { container } = renderConfirmation(complete, aSummary());

    const energy = await card('Energy');
    expect(energy.getByText('Completed')).toBeVisible();
    expect(energy.getByText('Larkfield Fix 12, electricity and gas')).toBeVisible();
    expect(energy.getByText('£137.88 a month by Direct Debit')).toBeVisible();
    expect(energy.getByText('Direct Debit reference LF-204817')).toBeVisible();
    expect(energy.getByText('Application reference TH-5501')).toBeVisible();
    expect(energy.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Take meter readings on 27 Nov 2026 The day you move in',
      'Supply starts 02 Dec 2026 Larkfield Energy writes to you before then',
      'First Direct Debit 15 Dec 2026 £137.88',
    ]);
    await expectNoViolations(container);
  });

  it('lists payments that are not monthly separately, and shows when the amount changes', async () => {
    renderConfirmation(
      complete,
      aSummary({
        energy: anEnergySummary({
          estimatedTotalMonthlyAmountFormatted: '£147.38',
          laterMonthlyAmounts: [{ fromMonth: 4, amountFormatted: '£152.38' }],
          otherPayments: [
            { displayName: 'Yearly Boiler Service', amountFormatted: '£84.00', frequency: 'Annual' },
            { displayName: 'Plumbing and Drains Cover', amountFormatted: '£24.00', frequency: 'Quarterly' },
          ],
        }),
      }),
    );

    const energy = await card('Energy');
    expect(energy.getByText('£147.38 a month by Direct Debit')).toBeVisible();
    expect(energy.getByText('£152.38 a month from month 4')).toBeVisible();
    expect(energy.getByText('Yearly Boiler Service: £84.00 once a year')).toBeVisible();
    expect(energy.getByText('Plumbing and Drains Cover: £24.00 every 3 months')).toBeVisible();
  });

  it('shows no date of the first Direct Debit while a paper form is in the post', async () => {
    renderConfirmation(complete, aSummary({ energy: anEnergySummary({ firstPaymentOn: null }) }));

    expect((await card('Energy')).queryByText(/^First Direct Debit/)).not.toBeInTheDocument();
  });

  it('requests readings today once the mover has moved in', async () => {
    renderConfirmation(
      complete,
      aSummary({ energy: anEnergySummary({ moveInDate: '2026-11-12', isMoveInDateFuture: false }) }),
    );

    const [readings] = (await card('Energy')).getAllByRole('listitem');
    expect(readings).toHaveTextContent('Take meter readings today You moved in on 12 Nov 2026');
  });

  it.each([
    ['Electric', 'Electricity', 'Larkfield Fix 12, electricity'],
    ['Gas', 'Gas', 'Larkfield Fix 12, gas'],
  ] as const)('is titled by its fuel, %s [CONF-08]', async (fuelType, title, plan) => {
    renderConfirmation(complete, aSummary({ energy: anEnergySummary({ fuelType }) }));

    expect((await card(title)).getByText(plan)).toBeVisible();
  });

  it('is accompanied by a card for heating cover, but not for other add-ons [CONF-08]', async () => {
    const cover = { identifier: 'HEATCOVER', displayName: 'Heating Breakdown Cover' };
    const check = { identifier: 'HOMEHEALTH', displayName: 'Home Energy Check' };
    const { container } = renderConfirmation(
      complete,
      aSummary({ energy: anEnergySummary({ addOns: [cover, check] }) }),
    );

    const heating = await card('Heating Breakdown Cover');
    expect(heating.getByText('Completed')).toBeVisible();
    expect(heating.getByText('From Larkfield Energy')).toBeVisible();
    expect((await card('Energy')).getByText('With Heating Breakdown Cover and Home Energy Check')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectNoViolations(container);
  });
});

describe('the card of energy when it is not chosen', () => {
  const summary = aSummary({ energy: anOpenEnergySummary({ isOptedIn: false }) });

  it("shows 'To do' and 'Get started', which chooses it and goes to energy usage [CONF-13, CONF-14]", async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = renderConfirmation(notChosen, summary);

    const energy = await card('Energy');
    expect(energy.getByText('To do')).toBeVisible();
    await expectNoViolations(container);
    await user.click(energy.getByRole('button', { name: 'Get started' }));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 1 }]);
    expect(runtime.enrolment.get()).toMatchObject({ energyOptIn: 1, energyConsented: true });
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
    expect(runtime.recorded.events).toEqual([]);
  });

  it('stays on the page and shows when energy can be set up, if the move is too far ahead [CONF-16]', async () => {
    const user = userEvent.setup({ delay: null });
    const moveInDate = '2026-12-15';
    const { runtime } = renderConfirmation(
      anEnrolment({
        energyConsented: false,
        moveInDate,
        isMoveInDateInRange: false,
        entertainmentConsented: true,
        entertainmentOptIn: 1,
      }),
      aSummary({ energy: anOpenEnergySummary({ isOptedIn: false, isMoveInDateInRange: false, moveInDate }) }),
    );

    const energy = await card('Energy');
    await user.click(energy.getByRole('button', { name: 'Get started' }));

    expect(energy.getByText(/^Come back/)).toHaveTextContent(
      'Come back to this page on or after 01 Dec 2026 to set it up.',
    );
    expect(energy.getByRole('heading', { name: 'Energy' })).toHaveFocus();
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual(['/enrolment/confirmation']);
  });

  it('shows a failure to save, and can try again', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderConfirmation(notChosen, summary);
    const energy = await card('Energy');
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(networkProblem);
    });

    await user.click(energy.getByRole('button', { name: 'Get started' }));
    expect(await energy.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(runtime.recorded.navigations).toEqual([]);

    runtime.answer(enrolmentEndpoints.update, () => anEnrolment({ energyConsented: true, energyOptIn: 1, version: 5 }));
    await user.click(energy.getByRole('button', { name: 'Get started' }));
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});

describe('the card of energy while the move-in date is unknown', () => {
  const dateMissing = { isSkipped: false, isMoveInDateInRange: false, moveInDate: null };
  const chosen = anEnrolment({ energyConsented: true, energyOptIn: 1, moveInDate: null });
  const sentence = 'You can set it up once we know your move-in date.';

  it('links to the moving details once energy is chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = renderConfirmation(chosen, aSummary({ energy: anOpenEnergySummary(dateMissing) }));
    const energy = await card('Energy');
    expect(energy.getByText(sentence)).toBeVisible();
    expect(energy.queryByText(/14 days/)).not.toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(energy.getByRole('button', { name: 'Add your move-in date' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('chooses energy, then opens the moving details', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderConfirmation(
      notChosen,
      aSummary({ energy: anOpenEnergySummary({ ...dateMissing, isOptedIn: false }) }),
    );
    runtime.answer(enrolmentEndpoints.update, () => chosen);
    const energy = await card('Energy');
    expect(energy.getByText(sentence)).toBeVisible();
    await user.click(energy.getByRole('button', { name: 'Get started' }));
    expect(savedUpdates(runtime)).toContainEqual({ energyOptIn: 1 });
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });
});

describe('the card of energy when it is chosen but not set up', () => {
  const chosen = anEnrolment({ energyConsented: true, energyOptIn: 1, energySkipped: true });

  it.each([
    ['skipped', true, 'You left energy for later. You can carry on now.'],
    ['left unfinished', false, 'You have started setting up energy. You can carry on now.'],
  ])('prompts to continue when it was %s and can be set up now [CONF-15]', async (_how, isSkipped, prompt) => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = renderConfirmation(chosen, aSummary({ energy: anOpenEnergySummary({ isSkipped }) }));

    const energy = await card('Energy');
    expect(energy.getByText(prompt)).toBeVisible();
    await expectNoViolations(container);
    await user.click(energy.getByRole('button', { name: 'Continue set-up' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
  });

  it('shows from which day it can be set up when the move is too far ahead [CONF-16, USAGE-27]', async () => {
    const tooEarly = { isSkipped: true, isMoveInDateInRange: false, moveInDate: '2026-12-15' };
    renderConfirmation(chosen, aSummary({ energy: anOpenEnergySummary(tooEarly) }));

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

  it.each([
    ['unsupported-meters', /^Unfortunately, we can't give you a quote right now\./, /^Ask the supplier of the home/],
    [
      'commercial',
      "Unfortunately, we can't give you a quote for a commercial energy supply.",
      /^If this is your home, check its address\./,
    ],
  ] as const)(
    'explains why no quote is possible, and whom to call instead: %s',
    async (supplyStatus, reason, advice) => {
      const summary = aSummary({ energy: anOpenEnergySummary({ isNotThroughUs: true }) });
      const { container } = renderConfirmation({ ...chosen, supplyStatus }, summary);

      const energy = await card('Energy');
      expect(energy.getByText('Not through us')).toBeVisible();
      expect(energy.getByText(reason)).toBeVisible();
      expect(energy.getByText(advice)).toBeVisible();
      expect(energy.getByRole('link', { name: '0808 223 1133' })).toHaveAttribute('href', 'tel:08082231133');
      expect(
        energy.getByRole('link', { name: 'Energy advice from Citizens Advice (opens in a new tab)' }),
      ).toBeVisible();
      expect(energy.queryByRole('button')).not.toBeInTheDocument();
      await expectNoViolations(container);
    },
  );

  it.each([
    ['BT1 5GS', 'Call the Consumer Council: 0800 121 6022'],
    ['JE2 3AB', 'Call us: 020 7946 0123'],
  ])('names who helps in another market: %s', async (postcode, call) => {
    const summary = aSummary({ energy: anOpenEnergySummary({ isNotThroughUs: true }) });
    renderConfirmation({ ...chosen, postcode }, summary);

    expect((await card('Energy')).getByText(/^Call /)).toHaveTextContent(call);
  });
});
