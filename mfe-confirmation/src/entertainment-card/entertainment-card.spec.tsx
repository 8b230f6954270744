import {
  ApiError,
  enrolmentEndpoints,
  entertainmentEndpoints,
  networkProblem,
  type EntertainmentSummary,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import userEvent from '@testing-library/user-event';
import { card, savedUpdates, renderConfirmation } from '../testing/confirmation-runtime';
import { anEntertainmentSummary, aPackage, aSummary, aWombbPackage } from '../testing/summaries';

const title = 'Broadband, Phone and TV';
const chosen = anEnrolment({ entertainmentOfferedStatus: 1, entertainmentConsented: true, entertainmentOptIn: 1 });
const url = 'https://altnet.example/order';

const showCard = (enrolment: Enrolment, overrides: Partial<EntertainmentSummary>) =>
  renderConfirmation(enrolment, aSummary({ entertainment: anEntertainmentSummary(overrides) }));
const list = [{ path: '/enrolment/entertainment/broadband-list', replace: false }];

describe('the card of broadband when it is not chosen', () => {
  const notChosen = anEnrolment({ entertainmentOfferedStatus: 1, entertainmentConsented: false });

  it("shows 'Get started', which chooses it and opens the list [CONF-18, CONF-27]", async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = showCard(notChosen, { isOptedIn: false });

    const entertainment = await card(title);
    expect(entertainment.getByText('To do')).toBeVisible();
    await expectNoViolations(container);
    await user.click(entertainment.getByRole('button', { name: 'Get started' }));

    expect(savedUpdates(runtime)).toEqual([{ entertainmentOptIn: 1 }]);
    expect(runtime.recorded.navigations).toEqual(list);
  });
});

describe('the card of broadband when it is chosen without a package', () => {
  it.each([
    ['skipped', { isSkipped: true }, 'You left broadband for later. You can carry on now.'],
    ['left unfinished', {}, 'You have started setting up broadband. You can carry on now.'],
    [
      'not ordered, according to the mover',
      { ...aWombbPackage, wombbPackageUrl: url, isSkipped: true },
      'You left broadband for later. You can carry on now.',
    ],
  ])('prompts to continue when it was %s [CONF-19]', async (_how, facts, prompt) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCard(chosen, facts);

    const entertainment = await card(title);
    expect(entertainment.getByText(prompt)).toBeVisible();
    await user.click(entertainment.getByRole('button', { name: 'Continue set-up' }));

    expect(runtime.recorded.navigations).toEqual(list);
  });
});

describe("the card of a package on a provider's own site", () => {
  it('shows the order question until the mover answers, with a link to the site', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = showCard(chosen, { ...aWombbPackage, wombbPackageUrl: url });

    const entertainment = await card(title);
    expect(entertainment.getByText('To do')).toBeVisible();
    expect(entertainment.getByText('Loop 900 rolling, from Altnet')).toBeVisible();
    expect(entertainment.getByText('£39.00 a month')).toBeVisible();
    expect(entertainment.getByText("Have you ordered it on Altnet's site?")).toBeVisible();
    const link = entertainment.getByRole('link', { name: 'Go to Altnet (opens in a new tab)' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoViolations(container);

    await user.click(entertainment.getByRole('button', { name: 'Yes, I have ordered it' }));

    expect(savedUpdates(runtime)).toEqual([{ wombbUserConfirmed: true }]);
    expect(entertainment.getByText('In progress')).toBeVisible();
    expect(entertainment.getByRole('heading', { name: title })).toHaveFocus();
    expect(runtime.recorded.navigations).toEqual([]);
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'completed' } },
      { name: 'track', detail: { name: 'Broadband Journey Completed' } },
      { name: 'complete', detail: { ref: 'HM-7Q4D9K2M' } },
    ]);
  });

  it("is 'In progress' and waiting for confirmation once it is ordered [CONF-20, CONF-27]", async () => {
    const { container } = showCard({ ...chosen, wombbUserConfirmed: true }, { ...aWombbPackage });

    const entertainment = await card(title);
    expect(entertainment.getByText('In progress')).toBeVisible();
    expect(
      entertainment.getByText('We are waiting for confirmation from Altnet that your order went through.'),
    ).toBeVisible();
    expect(entertainment.getByText(/^Choosing a new package does not cancel your order with Altnet\./)).toBeVisible();
    await expectNoViolations(container);
  });

  it.each([
    ['that the mover ordered', { wombbUserConfirmed: true }, {}],
    ['that awaits the mover’s answer', {}, { wombbPackageUrl: url }],
  ])('replaces a package %s by a new one [CONF-20, CONF-21]', async (_which, answered, facts) => {
    const user = userEvent.setup({ delay: null });
    const enrolment = { ...chosen, ...answered };
    const { runtime } = showCard(enrolment, { ...aWombbPackage, ...facts });
    runtime.answer(entertainmentEndpoints.removePending, () => ({
      ...enrolment,
      wombbUserConfirmed: false,
      version: 3,
    }));

    await user.click((await card(title)).getByRole('button', { name: 'Select a new package' }));

    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/entertainment/remove-pending-wombb-package',
    });
    expect(runtime.enrolment.get()).toMatchObject({ wombbUserConfirmed: false, version: 3 });
    expect(runtime.recorded.navigations).toEqual(list);
  });

  it('stays and shows a failure to drop it', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCard({ ...chosen, wombbUserConfirmed: true }, { ...aWombbPackage });
    runtime.answer(entertainmentEndpoints.removePending, () => {
      throw new ApiError(networkProblem);
    });

    const entertainment = await card(title);
    await user.click(entertainment.getByRole('button', { name: 'Select a new package' }));

    expect(await entertainment.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(entertainment.getByText('In progress')).toBeVisible();
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('keeps its question when saving the answer fails', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCard(chosen, { ...aWombbPackage, wombbPackageUrl: url });
    const entertainment = await card(title);
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(networkProblem);
    });

    await user.click(entertainment.getByRole('button', { name: 'Yes, I have ordered it' }));

    expect(await entertainment.findByRole('alert')).toBeVisible();
    expect(entertainment.getByText("Have you ordered it on Altnet's site?")).toBeVisible();
  });
});

describe('the card of broadband once set up', () => {
  const complete = { ...chosen, entertainmentComplete: true };
  const facts = async () => {
    const entertainment = await card(title);
    return entertainment.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  };

  it('shows the order, its price with each rise, and what comes next [CONF-19, CONF-27]', async () => {
    const { container } = showCard(complete, { ...aPackage, isCompleted: true, orderNumber: 'HT-9K2M4X7P' });

    const entertainment = await card(title);
    expect(entertainment.getByText('Completed')).toBeVisible();
    expect(entertainment.getByText('Full Fibre 500, from Brightline')).toBeVisible();
    expect(entertainment.getByText(/a month until/)).toHaveTextContent(
      '£34.99 a month until 31 Mar 2027, £38.99 from 01 Apr 2027, £42.99 from 01 Apr 2028',
    );
    expect(await facts()).toEqual([
      'Includes: Broadband and phone',
      'Average speed: 500 Mbps',
      'Data: Unlimited',
      'Calls: Evening and weekend calls',
      'Contract: 24 months',
      'Set-up: No Set up fee',
      'Order number: HT-9K2M4X7P',
    ]);
    expect(entertainment.getByText('Brightline will let you know the day on which it starts.')).toBeVisible();
    expect(entertainment.queryByRole('button')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('leaves out what the package does not include', async () => {
    showCard(complete, { ...aWombbPackage, isCompleted: true, includesTV: true, addOns: ['Static address'] });

    expect(await facts()).toEqual([
      'Includes: Broadband and TV',
      'Average speed: 900 Mbps',
      'Data: Unlimited',
      'Contract: 1 month, rolling',
      'Set-up: £19.99',
    ]);
    expect((await card(title)).getByText('With Static address, charged on top of this price')).toBeVisible();
  });

  it('shows add-ons, when Sky calls back and within which hours, and the expected start [BBSET-10] [CONF-34]', async () => {
    const { container } = showCard(complete, {
      ...aPackage,
      supplierName: 'Sky',
      isCompleted: true,
      addOns: ['Call screening', 'Extra router'],
      skyCallbackSlot: '3',
      activationDate: '2026-12-04',
    });

    const entertainment = await card(title);
    expect(entertainment.getByText('With Call screening and Extra router, charged on top of this price')).toBeVisible();
    expect(await facts()).toEqual(
      expect.arrayContaining([
        'Call back: 4pm to 6pm12pm-8pm Monday to Friday, within 24 hours',
        'Expected to start: 04\u00a0Dec\u00a02026',
      ]),
    );
    expect(entertainment.getByText('Sky will let you know if the day changes.')).toBeVisible();
    await expectNoViolations(container);
  });
});
