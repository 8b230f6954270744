import type { Locator } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt, type StartScreen } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { completeScreen, walk } from '../../fixtures/walk.js';
import type { Journey } from '../../pages/journey.js';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The forms of the journey that are saved by a call. */
const forms = ['movingDetails', 'councilWater', 'productSelection', 'usage', 'payment', 'broadbandSignup'] as const;
type Form = (typeof forms)[number];

/** In npm test: fields with messages, none at all, and the longest form. */
const chosen: readonly Form[] = ['movingDetails', 'productSelection', 'payment'];

/** The button of each, and the first field that is invalid while nothing is entered, if any. */
const submitOf = {
  movingDetails: ({ movingDetails }) => ({ button: movingDetails.next, first: movingDetails.moveInDate.day }),
  councilWater: ({ councilWater }) => ({ button: councilWater.next, first: null }),
  productSelection: ({ productSelection }) => ({ button: productSelection.next, first: null }),
  usage: ({ usage }) => ({ button: usage.next, first: usage.yes }),
  payment: ({ payment }) => ({ button: payment.next, first: payment.sortCode }),
  broadbandSignup: ({ broadbandSignup }) => ({ button: broadbandSignup.goToProvider, first: broadbandSignup.consent }),
} as const satisfies Record<Form, (journey: Journey) => { readonly button: Locator; readonly first: Locator | null }>;

for (const form of forms) {
  test(
    `on a small phone, the outcome of a failed submit of ${form} is in view [UI-06] [XUI-01]`,
    { tag: [...(chosen.includes(form) ? [] : ['@full']), '@onboarding', '@energy'] },
    async ({ page, journey, relay }) => {
      const mover = aMover({ wants: form === 'broadbandSignup' ? ['entertainment'] : 'all' });
      const screen = journey[form];
      const { button, first } = submitOf[form](journey);
      const start: StartScreen = form === 'broadbandSignup' ? 'broadbandList' : form;
      await startAt(page, mover, start, { origin: relay.portal });
      if (form === 'broadbandSignup') await walk(journey, mover, { from: 'broadbandList', to: form });

      if (first) {
        await button.click();
        await screen.expectSeen(first);
      }
      relay.dropSaves();
      await completeScreen(form, journey, mover);
      await screen.expectSeen(screen.banner);
      await expect(screen.banner).toContainText('We could not reach our service. What you entered is safe.');
      await screen.expectAccessible();
    },
  );
}
