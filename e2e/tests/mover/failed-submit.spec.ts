import type { Locator } from '@playwright/test';
import { aMover } from '../../fixtures/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { completeScreen, walk, type CompletableScreen } from '../../fixtures/walk.js';
import type { Journey } from '../../pages/journey.js';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The forms of the journey in order: the button of each, and the first field that is invalid while nothing is entered, if any. */
const forms = {
  personalDetails: ({ personalDetails }) => ({ button: personalDetails.next, first: personalDetails.personTitle }),
  movingDetails: ({ movingDetails }) => ({ button: movingDetails.next, first: movingDetails.moveInDate.day }),
  councilWater: ({ councilWater }) => ({ button: councilWater.next, first: null }),
  productSelection: ({ productSelection }) => ({ button: productSelection.next, first: null }),
  usage: ({ usage }) => ({ button: usage.next, first: usage.yes }),
  payment: ({ payment }) => ({ button: payment.next, first: payment.sortCode }),
  broadbandSignup: ({ broadbandSignup }) => ({ button: broadbandSignup.goToProvider, first: broadbandSignup.consent }),
} as const satisfies Partial<
  Record<CompletableScreen, (journey: Journey) => { readonly button: Locator; readonly first: Locator | null }>
>;
type Form = keyof typeof forms;

test('on a small phone, the outcome of each failed submit is in view [UI-06] [XUI-01]', async ({
  page,
  journey,
  relay,
}) => {
  const mover = aMover({ wants: 'all' });
  await page.goto(`${relay.portal}/pending/personal-details`);
  let current: Form = 'personalDetails';
  for (const [index, name] of (Object.keys(forms) as Form[]).entries()) {
    if (index > 0) await walk(journey, mover, { from: current, to: name });
    current = name;
    await test.step(name, async () => {
      const screen = journey[name];
      const { button, first } = forms[name](journey);
      if (first) {
        await button.click();
        await screen.expectSeen(first);
      }
      relay.dropSaves();
      await completeScreen[name](journey, mover);
      await screen.expectSeen(screen.banner);
      await expect(screen.banner).toContainText('We could not reach our service. What you entered is safe.');
      await screen.expectAccessible();
      relay.restore();
    });
  }
});
