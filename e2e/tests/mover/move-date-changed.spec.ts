import { addDays, londonToday, toDateParts } from '@home-move/contract';
import { aMover, formatDate } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { eventsIn, fileSavedBy, textOfPdf } from '../../fixtures/saved-file.js';
import { expect, test } from '../../fixtures/test.js';
import { MoveDateDialog } from '../../pages/move-date-dialog.js';
import { applicationsOf, breakProvider, broadbandOrdersOf } from '../../support/sandbox.js';

const aMoverWithOrders = () => aMover({ wants: ['energy', 'entertainment'] });

/** Another day within the limits; energy cannot start on it yet under the present plan. */
const newDate = () => addDays(londonToday(new Date()), 25);

/** The contracts that both companies hold for the mover. */
async function contractsOf(email: string) {
  const [[application], [order]] = await Promise.all([applicationsOf(email), broadbandOrdersOf(email)]);
  if (!application?.supply_start_date || !order?.activationDate) throw new Error('energy or broadband is not ordered');
  return {
    energy: { reference: application.application_ref, startsOn: application.supply_start_date },
    broadband: { reference: order.orderNumber, startsOn: order.activationDate },
  };
}

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `a changed move-in date moves orders, cards, plan, PDF and calendar, using only the keyboard, with ${brand}`,
    { tag: [...tag, '@confirmation'] },
    async ({ page, journey, keyboard }) => {
      const { confirmation, movePlan } = journey;
      const moveDate = new MoveDateDialog(keyboard);
      const mover = aMoverWithOrders();
      const to = newDate();
      const shown = formatDate(toDateParts(to));
      await startAt(page, mover, 'confirmation', { brand });

      await keyboard.activate(confirmation.plan);
      await expect(movePlan.title).toBeFocused();
      await expect(movePlan.day(formatDate(mover.home.moveIn))).toContainText('Move in');
      await movePlan.expectAccessible();
      const before = eventsIn(await fileSavedBy(page, () => keyboard.activate(movePlan.calendar)));
      await keyboard.activate(movePlan.done);

      await moveDate.open();
      await moveDate.expectAccessible();
      await moveDate.lookUp(toDateParts(to));
      await moveDate.expectAccessible();
      await expect(moveDate.effects.filter({ hasText: 'We change it' })).toHaveCount(2);
      await keyboard.activate(moveDate.change);
      await expect(moveDate.dialog).toContainText(`Your move-in date is now ${shown}.`);
      await moveDate.expectAccessible();
      await moveDate.leave();

      const { energy, broadband } = await contractsOf(mover.person.email);
      expect(energy.startsOn).toBe(to);
      expect(broadband.startsOn >= to).toBe(true);
      await expect(confirmation.energy).toContainText(`Supply starts ${shown}`);
      await expect(confirmation.broadband).toContainText(formatDate(toDateParts(broadband.startsOn)));

      await page.goBack();
      await expect(movePlan.day(shown)).toContainText('Move in');
      await expect(movePlan.day(shown)).toContainText('Read the meters at your new home');
      const pdf = await fileSavedBy(page, () => keyboard.activate(movePlan.document));
      expect(pdf.name).toBe('move-plan.pdf');
      expect(await textOfPdf(pdf)).toContain(`${shown} Move in`);
      const after = eventsIn(await fileSavedBy(page, () => keyboard.activate(movePlan.calendar)));
      for (const [id, startsOn] of [
        ['move-in', to],
        ['energy-start', to],
        ['broadband-start', broadband.startsOn],
      ] as const)
        expect(after[id]).toEqual({ uid: before[id]?.uid, date: startsOn, sequence: 1 });
      expect(before['move-in']).toMatchObject({ sequence: 0 });
    },
  );
}

test(
  'a date that the broadband company refuses changes nothing, and the page names whom to contact',
  { tag: '@confirmation' },
  async ({ page, journey: { confirmation }, keyboard }) => {
    const moveDate = new MoveDateDialog(keyboard);
    const mover = aMoverWithOrders();
    const { email } = mover.person;
    const client = await startAt(page, mover, 'confirmation');
    const before = await contractsOf(email);
    await breakProvider('broadband-ht', 'refuse', before.broadband.reference);

    await moveDate.open();
    await moveDate.lookUp(toDateParts(newDate()));
    await keyboard.activate(moveDate.change);
    await expect(moveDate.dialog).toContainText('Nothing has changed');
    await expect(moveDate.dialog).toContainText(`Your reference: ${before.broadband.reference}`);
    await expect(moveDate.dialog.getByRole('link', { name: /^Go to Brightline/ })).toBeVisible();
    await moveDate.expectAccessible();
    await moveDate.leave();

    expect(await contractsOf(email)).toEqual(before);
    expect((await client.enrolment()).moveInDate).toBe(addDays(londonToday(new Date()), 7));
    const startsOn = formatDate(toDateParts(before.energy.startsOn));
    await expect(confirmation.energy).toContainText(`Supply starts ${startsOn}`);
  },
);
