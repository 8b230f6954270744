import { addDays, formatDay, londonToday, pathOf, toDateParts } from '@home-move/contract';
import { aMover, type Mover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

const moveIn = (days: number) => toDateParts(addDays(londonToday(new Date()), days));
const plan = 'Larkfield Fix 12 from Larkfield Energy';

const withEnergy = (): Mover => aMover({ wants: ['energy'] });

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `changes the address from Your details after choosing a plan, and retypes nothing else, with ${brand}`,
    { tag: [...tag, '@onboarding', '@energy'] },
    async ({ page, journey }) => {
      const { payment, yourDetails: details, movingDetails, usage, stages } = journey;
      const mover = withEnergy();
      const client = await startAt(page, mover, 'payment', { brand });
      await expect(payment.title).toBeVisible();
      // Continue opens the step last recorded.
      await expect.poll(async () => (await client.enrolment()).lastStep).toBe(pathOf('energy-payment'));

      await stages.open('Your details');
      await expect(details.title).toBeVisible();
      await expect(details.row('Energy plan')).toHaveText(plan);
      await details.expectAccessible();

      await details.edit('address').click();
      await movingDetails.search('CF10 3NP');
      await movingDetails.firstAddress.click();
      await expect(movingDetails.undone).toHaveText([
        'The energy use that you entered is removed.',
        `Your energy plan, ${plan}, is removed with its start date.`,
        'We look up the meters and energy prices of the new home.',
        /^We look up who serves the new home instead of /,
      ]);
      await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
      await movingDetails.expectAccessible();
      await movingDetails.next.click();

      await expect(details.title).toBeVisible();
      await expect(details.row('Address')).toContainText('CF10 3NP');
      await expect(details.row('Energy plan')).toHaveText('Not given yet');
      await expect(details.row('Chosen services')).toContainText('Energy');
      await expect(details.row('Email address')).toHaveText(mover.person.email);

      // Payment is not open without a plan; the list before it is, with the typical use of the new home.
      await details.continue.click();
      await expect(journey.list.title).toBeVisible();
      await journey.list.changeUsage.click();
      await expect(usage.title).toBeVisible();
      await usage.enter(mover.usage);
      await usage.next.click();
      await expect(journey.list.title).toBeVisible();
    },
  );
}

test(
  'changes the move-in date by the progress bar, is shown when energy opens, and finds the services chosen',
  { tag: ['@small', '@onboarding', '@energy'] },
  async ({ page, journey }) => {
    const { list, movingDetails, productSelection, stages } = journey;
    const mover = withEnergy();
    await startAt(page, mover, 'list');
    await expect(list.title).toBeVisible();

    await stages.open('New home');
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(movingDetails.undone).toHaveCount(0);
    await movingDetails.moveInDate.enter(moveIn(20));
    const opens = formatDay(addDays(londonToday(new Date()), 6));
    await expect(movingDetails.undone).toHaveText([`You cannot set up energy before ${opens}.`]);
    await movingDetails.moveInDate.enter(moveIn(9));
    await expect(movingDetails.undone).toHaveCount(0);
    await movingDetails.next.click();

    await expect(journey.usage.title).toBeVisible();
    await expect(journey.usage.electricity).toHaveValue(mover.usage.electricity);
    await stages.open('Services');
    await expect(productSelection.title).toBeVisible();
    await page.goBack();
    await expect(journey.usage.title).toBeVisible();
  },
);
