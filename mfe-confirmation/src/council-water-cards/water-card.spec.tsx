import type { WaterSummary } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import userEvent from '@testing-library/user-event';
import { card, savedUpdates, renderConfirmation } from '../testing/confirmation-runtime';
import { aSummary, aWaterSummary } from '../testing/summaries';

const answered = anEnrolment({ waterOfferedStatus: 1, waterConsented: true, waterOptIn: 1, waterComplete: true });
const showWater = (water: Partial<WaterSummary> = {}) =>
  renderConfirmation(answered, aSummary({ water: aWaterSummary(water) }));

describe('the card of water', () => {
  it('names the company, links to its registration, and is completed by Yes [CONF-23, CONF-29]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = showWater();

    const water = await card('Water');
    expect(water.getByText('To do')).toBeVisible();
    expect(water.getByText('Anglian Water')).toBeVisible();
    expect(water.getByRole('link', { name: 'Register with Anglian Water (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://anglian-water.example/moving-home',
    );
    await expectNoViolations(container);

    await user.click(water.getByRole('radio', { name: 'Yes' }));
    expect(savedUpdates(runtime)).toEqual([{ waterRegistrationConfirmed: true }]);
    expect(water.getByText('Completed')).toBeVisible();
  });

  it('links to each of two companies, with a question for each', async () => {
    const { container } = showWater({
      boardName: 'Affinity Water',
      completeRegistrationLink: 'https://affinity-water.example/moving-home',
      sewerage: { name: 'Thames Water', completeRegistrationLink: 'https://thames-water.example/moving-home' },
    });

    const water = await card('Water');
    expect(
      water.getByText(
        /^You get two bills: one from Affinity Water for clean water, one from Thames Water for waste water\./,
      ),
    ).toBeVisible();
    expect(water.getByText('Thames Water').parentElement).toHaveTextContent(/Used water/);
    expect(water.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://affinity-water.example/moving-home',
      'https://thames-water.example/moving-home',
    ]);
    expect(water.getByRole('group', { name: 'Have you registered with both?' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('is to do, with how to find the company, when none could be identified', async () => {
    const user = userEvent.setup({ delay: null });
    const { container } = showWater({ isUnidentified: true, boardName: null, completeRegistrationLink: null });

    const water = await card('Water');
    expect(water.getByText('To do')).toBeVisible();
    expect(water.getByText("Unfortunately we couldn't identify the water company for your new home.")).toBeVisible();
    expect(water.getByText('Your landlord, your agent or a neighbour can tell you who it is.')).toBeVisible();
    await expectNoViolations(container);

    await user.click(water.getByRole('radio', { name: 'Yes' }));
    expect(water.getByText('Completed')).toBeVisible();
  });

  it.each([
    [
      'it is paid through council tax',
      { isAvailable: false, isScotland: true },
      'In Scotland you pay for water through your council tax.',
    ],
    [
      'no household gets a bill',
      { isAvailable: false, isWithoutBill: true, boardName: null, completeRegistrationLink: null },
      'In Northern Ireland homes get no bill for water.',
    ],
  ])('shows a completed card without a question when %s [CONF-29]', async (_when, facts, explanation) => {
    const { container } = showWater(facts);

    const water = await card('Water');
    expect(water.getByText('Completed')).toBeVisible();
    expect(water.getByText(explanation)).toBeVisible();
    expect(water.queryByRole('radio')).not.toBeInTheDocument();
    expect(water.queryByRole('link')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('shows that the mover registers without us, with the same link, when they chose that', async () => {
    showWater({ isConsented: false });

    const water = await card('Water');
    expect(water.getByText(/^You chose to sort this out yourself\./)).toBeVisible();
    expect(water.getByRole('link')).toHaveAttribute('href', 'https://anglian-water.example/moving-home');
  });
});
