import { aMover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { OnboardingCodePage } from '../../pages/onboarding-pages.js';
import { callLink } from '../../support/admin.js';
import { codeIn, Inbox } from '../../support/outbox.js';

test(
  'an agent enters a code that the customer reads out, and continues on the same page',
  { tag: '@telephony' },
  async ({ page }) => {
    const mover = aMover({ wants: ['energy'] });
    const client = await prepareEnrolment(mover, 'usage');
    await client.verify('email', mover.person.email);
    const phone = await Inbox.of(mover.person.mobile);
    const { panel } = new AgentPortal(page);
    await page.goto(await callLink((await client.enrolment()).id));
    await expect(panel.enterCode).toBeVisible();
    const before = page.url();

    await panel.enterCode.click();
    const code = new OnboardingCodePage(page);
    await expect(code.title).toBeVisible();
    await code.expectAccessible();
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await phone.next()));

    await expect(page).toHaveURL(before);
    await expect(panel.enterCode).toBeHidden();
    expect((await client.enrolment()).contactNumberVerified).toBe(true);
  },
);
