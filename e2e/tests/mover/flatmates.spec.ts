import { randomUUID } from 'node:crypto';
import { aMover } from '../../support/mover.js';
import { openPhone, scanQrCode } from '../../fixtures/phone.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { journeyIn } from '../../pages/journey.js';
import { portal } from '../../support/addresses.js';
import { Inbox } from '../../support/outbox.js';

test(
  'a flatmate gets one email without offers, and the shared link opens the first page of the brand',
  { tag: '@confirmation' },
  async ({ page, browser, journey: { confirmation, flatmates, productSelection } }) => {
    const inbox = new Inbox(`flatmate.${randomUUID()}@example.test`);
    await startAt(page, aMover({ wants: [] }), 'productSelection', { brand: 'oakwood' });
    await productSelection.next.click();
    await confirmation.housemates.click();
    await flatmates.expectAccessible();

    await test.step('the link opens on another phone', async () => {
      const link = await scanQrCode(flatmates.qrCode);
      expect(link).toBe(`${portal}/oakwood`);
      const phone = await openPhone(browser);
      await phone.goto(link);
      await expect(journeyIn(phone).landing.title).toBeVisible();
      await phone.context().close();
    });

    await flatmates.name.fill('Alex Reed');
    await flatmates.email.fill(inbox.contact);
    await flatmates.send.click();
    await expect(page.getByText('Done: Alex Reed.')).toBeVisible();
    const { subject, text } = await inbox.next();
    expect(subject).toBe('About your new home, from Oakwood Lettings');
    expect(text).toContain(`${portal}/oakwood`);
    expect(text).not.toMatch(/offer|discount|insurance|broadband|Ashdown/i);
    await flatmates.finish.click();
    await expect(confirmation.title).toBeVisible();
    await inbox.expectNothingNew();
  },
);
