import { pathOf } from '@home-move/contract';
import { brands, widths } from '../../accessibility/audit.js';
import { expectAccessibleRoutes } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { prepareEnrolment, startAt } from '../../fixtures/prepared-enrolment.js';
import { everyJourney } from '../../fixtures/test.js';
import { AppClient } from '../../support/app-client.js';
import { aMover } from '../../support/mover.js';
import { Inbox, linkIn } from '../../support/outbox.js';
import { pathIn, portal } from '../../support/addresses.js';

const tag = ['@full', '@shell', ...everyJourney];

/** Its meters support a switch on a day that the mover chooses. */
const fastHome = { postcode: 'SW9 8HG', address: /./ };
const broadband = { packageId: 'BRI-FF150', sourceId: 'ht' };

const lastPartOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';

for (const brand of brands) {
  for (const width of widths) {
    test(`${brand}, ${width} px: the pages of a new mover`, { tag }, async ({ page, audit }) => {
      const mover = aMover({ wants: 'all' });
      const { email, mobile } = mover.person;
      const [started, housed, choosing] = await Promise.all([
        prepareEnrolment(mover, 'movingDetails', brand),
        prepareEnrolment(aMover({ wants: 'all' }), 'councilWater', brand),
        prepareEnrolment(aMover({ wants: 'all' }), 'productSelection', brand),
      ]);
      const [phone, mailbox] = [await Inbox.of(mobile), await Inbox.of(email)];
      await started.textPhoneLink();
      await (await AppClient.connected()).requestPasswordReset(email, `${portal}${pathIn(brand, '/password-reset')}`);
      await expectAccessibleRoutes(
        { page, audit },
        'newMover',
        { brand, width },
        {
          'moving-details': { path: pathOf('moving-details'), tokens: started.tokens },
          'council-services-upfront': { path: pathOf('council-services-upfront'), tokens: housed.tokens },
          'product-selection': { path: pathOf('product-selection'), tokens: choosing.tokens },
          'password-reset': { path: `/password-reset/${lastPartOf(linkIn(await mailbox.next(), 'password-reset'))}` },
          'phone-link': { path: `/phone/${lastPartOf(linkIn(await phone.next(), 'phone'))}` },
          'log-out-everywhere': { path: '/log-out-everywhere', tokens: started.tokens },
        },
      );
    });

    test(`${brand}, ${width} px: the pages of energy and broadband`, { tag }, async ({ page, audit }) => {
      const mover = aMover({ wants: 'all' });
      const [client, fast] = await Promise.all([
        prepareEnrolment(mover, 'payment', brand),
        prepareEnrolment(aMover({ home: fastHome, wants: 'all' }), 'signup', brand),
      ]);
      const { tokens } = client;
      const { tariffUrl } = await client.tariff(mover.plan);
      await expectAccessibleRoutes(
        { page, audit },
        'enrolled',
        { brand, width },
        {
          'your-details': { path: '/enrolment/your-details', tokens },
          'energy-usage': { path: pathOf('energy-usage'), tokens },
          'energy-list': { path: pathOf('energy-list'), tokens },
          'energy-details': { path: pathOf('energy-details', { supplier: tariffUrl }), tokens },
          'energy-switch-details': { path: pathOf('energy-switch-details'), tokens },
          'energy-signup': { path: pathOf('energy-signup'), tokens },
          'energy-switch': { path: pathOf('energy-switch'), tokens: fast.tokens },
          'energy-psr': { path: pathOf('energy-psr'), tokens },
          'energy-payment': { path: pathOf('energy-payment'), tokens },
          'broadband-list': { path: pathOf('broadband-list'), tokens },
          'broadband-details': { path: pathOf('broadband-details', broadband), tokens },
          'broadband-signup': { path: pathOf('broadband-signup', { provider: 'brightline', ...broadband }), tokens },
        },
      );
    });

    test(`${brand}, ${width} px: the pages of a finished move`, { tag }, async ({ page, audit }) => {
      const proven = aMover({ wants: 'all' });
      const [{ tokens }, client] = await Promise.all([
        prepareEnrolment(aMover({ wants: 'all' }), 'confirmation', brand),
        prepareEnrolment(proven, 'confirmation', brand),
      ]);
      await client.verify('email', proven.person.email);
      await expectAccessibleRoutes(
        { page, audit },
        'finished',
        { brand, width },
        {
          confirmation: { path: pathOf('confirmation'), tokens },
          offers: { path: pathOf('offers'), tokens },
          'tell-your-flatmates': { path: pathOf('tell-your-flatmates'), tokens },
          'move-plan': { path: pathOf('move-plan'), tokens },
          'your-move': { path: pathOf('your-move'), tokens },
          'data-passport': { path: pathOf('data-passport'), tokens: client.tokens },
          household: { path: pathOf('household'), tokens: client.tokens },
          'join-household': { path: pathOf('join-household', { token: 'unknown' }) },
          'meter-day': { path: pathOf('meter-day'), tokens },
        },
      );
    });
  }
}

for (const width of widths) {
  test(
    `meadow, ${width} px: council and water after product selection, which other brands ask before`,
    { tag },
    async ({ page, audit, journey }) => {
      const mover = aMover({ wants: 'all' });
      const { tokens } = await startAt(page, mover, 'productSelectionFirst', { brand: 'meadow' });
      await journey.productSelection.choose(mover.wants);
      await journey.productSelection.next.click();
      await journey.councilWater.title.waitFor();
      await expectAccessibleRoutes(
        { page, audit },
        'meadowMover',
        { brand: 'meadow', width },
        {
          'council-services': { path: pathOf('council-services'), tokens },
        },
      );
    },
  );
}
