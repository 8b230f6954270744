import { pathOf } from '@home-move/contract';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { pathIn } from '../../support/addresses.js';
import { Inbox } from '../../support/outbox.js';

const brightline = pathOf('broadband-signup', { provider: 'brightline', packageId: 'BRI-F67', sourceId: 'ht' });
const subject = 'Your agreement to pass on your details';

for (const [brand, name, tag] of [
  ['oakwood', 'Oakwood Lettings', ['@small', '@full']],
  ['default', 'Home Move', ['@large', '@full']],
] as const) {
  test(
    `mails what the mover agreed to, for a visit to a provider’s site and for an order, with ${brand}`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, journey, keyboard }) => {
      const { broadbandList, broadbandSignup: signup, recordVisit, confirmation } = journey;
      const mover = aMover({ wants: ['entertainment'] });
      const inbox = new Inbox(mover.person.email);
      await startAt(page, mover, 'broadbandList', { brand });

      await keyboard.activate(broadbandList.select('Loop 900 rolling'));
      await keyboard.activate(signup.consent, 'Space');
      await keyboard.activate(signup.sendEmail, 'Space');
      const tab = await ProviderTab.openedBy(page, () => keyboard.activate(signup.goToProvider));
      const visit = await inbox.next();
      expect(visit.subject).toBe(subject);
      expect(visit.text.replaceAll(/\s+/g, ' ')).toContain(
        `you agreed that ${name} can tell the provider which package you chose when you visit the provider's site.`,
      );
      await expect(recordVisit.title).toBeVisible();
      await tab.page.close();

      await page.goto(pathIn(brand, brightline));
      await keyboard.activate(signup.consent, 'Space');
      await keyboard.activate(signup.sendEmail, 'Space');
      await keyboard.activate(signup.order);
      await expect(confirmation.broadband).toContainText('Fibre 67, from Brightline');
      const order = await inbox.next();
      expect(order.subject).toBe(subject);
      expect(order.text.replaceAll(/\s+/g, ' ')).toContain(
        `you agreed that ${name} passes on your details when it places an order for you. The provider of the package that you choose gets your name, email address, mobile number, new address and start date.`,
      );
    },
  );
}
