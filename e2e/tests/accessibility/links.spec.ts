import { pathOf } from '@home-move/contract';
import { randomUUID } from 'node:crypto';
import { brands, widths } from '../../accessibility/audit.js';
import { expectAccessibleRoutes } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { anInvitedMover } from '../../fixtures/people.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { addAgent, invite, logInLink } from '../../support/admin.js';
import { AgentClient } from '../../support/agent-client.js';
import { AppClient } from '../../support/app-client.js';
import { aMover } from '../../support/mover.js';
import { MoverClient } from '../../support/mover-client.js';
import { Inbox, linkIn } from '../../support/outbox.js';

const tag = ['@full', '@shell', '@onboarding'];

const lastPartOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';

for (const brand of brands) {
  for (const width of widths) {
    test(`${brand}, ${width} px: the pages behind links to an invited mover`, { tag }, async ({ page, audit }) => {
      const [mailed, social, bare] = await Promise.all([
        anInvitedMover({ brand }, { mailed: true }),
        anInvitedMover({ brand, type: 'Social' }),
        invite({ brand, type: 'Social' }),
      ]);
      const mail = await new Inbox(mailed.known.email).next();
      const token = lastPartOf(linkIn(mail, 'email/unsubscribe'));
      await expectAccessibleRoutes(
        { page, audit },
        'invited',
        { brand, width },
        {
          'log-in-link': { path: `/log-in/${lastPartOf(await logInLink(social))}`, shownBy: 'confirm-details' },
          'confirm-details': { path: `/confirm-details/${social.token}` },
          unsubscribe: { path: `/email/unsubscribe/${token}` },
          'confirm-unsubscribe': { path: `/email/confirm-unsubscribe/${token}` },
          resubscribe: { path: `/email/resubscribe/${token}` },
          'onboarding-verify': { path: pathOf('onboarding-verify', { token: mailed.token }) },
          'personal-details-unpopulated': {
            path: pathOf('personal-details-unpopulated', { token: lastPartOf(await logInLink(bare)) }),
            shownBy: 'personal-details',
          },
        },
      );
    });

    test(`${brand}, ${width} px: the pages of a mover with missing details`, { tag }, async ({ page, audit }) => {
      const { token, known } = await anInvitedMover({ brand, type: 'Social' });
      const { surname, postcode } = known;
      const invited = await (await AppClient.connected()).confirmDetails({ surname, postcode, token });
      const named = await MoverClient.started(brand);
      await named.savePerson({ title: 'Ms', firstName: 'Robin', surname: 'Ashdown', dateOfBirth: '1991-04-12' });
      await expectAccessibleRoutes(
        { page, audit },
        'pending',
        { brand, width },
        {
          'pending-confirm-details': { path: pathOf('pending-confirm-details'), tokens: invited },
          'pending-contact-details': { path: pathOf('pending-contact-details'), tokens: named.tokens },
        },
      );
    });

    test(`${brand}, ${width} px: the pages behind links of a call`, { tag }, async ({ page, audit }) => {
      // Harbour Homes requires council and water.
      const mover = aMover({ wants: 'all' });
      const { email, mobile } = mover.person;
      const agent = `Agent ${randomUUID().slice(0, 8)}`;
      const client = await prepareEnrolment(mover, 'payment', brand);
      await client.verify('email', email);
      await addAgent(brand, agent);
      const call = await AgentClient.onCall((await client.enrolment()).id, agent);
      const [phone, mailbox] = [await Inbox.of(mobile), await Inbox.of(email)];
      await call.requestBankDetails();
      const entry = lastPartOf(linkIn(await phone.next(), 'private-entry'));
      await call.saveContact({ contactNumber: mobile, emailAddress: aMover().person.email });
      const change = lastPartOf(linkIn(await mailbox.next(), 'contact-change'));
      await expectAccessibleRoutes(
        { page, audit },
        'customerOnCall',
        { brand, width },
        {
          'private-entry': { path: pathOf('private-entry', { entryToken: entry }) },
          'contact-change': { path: `/contact-change/${change}` },
        },
      );
    });
  }
}
