import { pathOf, standalonePages } from '@home-move/contract';
import { brands, widths } from '../../accessibility/audit.js';
import { expectAccessibleRoutes, resize, waitUntilComplete } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { Arrivals } from '../../fixtures/arrivals.js';
import { PersonalDetailsPage } from '../../pages/personal-details.page.js';
import { pathIn } from '../../support/addresses.js';

const tag = ['@full', '@shell'];

for (const brand of brands) {
  for (const width of widths) {
    test(`${brand}, ${width} px: the pages that every visitor can open`, { tag }, async ({ page, audit }) => {
      const login = { channel: 'email', contact: 'pat.morgan@example.test', sentAt: Date.now() };
      await expectAccessibleRoutes(
        { page, audit },
        'stranger',
        { brand, width },
        {
          landing: { path: '/' },
          'log-in': { path: '/log-in' },
          login: { path: '/login' },
          'login-code': { path: '/login/code', stored: { onboarding: { login } } },
          'password-reset-request': { path: '/password-reset-request' },
          continue: { path: '/continue' },
          'continue-link': { path: '/continue/a-token' },
          'cookie-policy': { path: '/cookie-policy' },
          'personal-details': { path: pathOf('personal-details') },
          partners: { path: standalonePages.partners ?? '' },
        },
      );
    });

    test(`${brand}, ${width} px: a form with errors`, { tag }, async ({ page, audit }) => {
      const details = new PersonalDetailsPage(page);
      const arrivals = new Arrivals(page);
      await resize(page, width);
      await page.goto(pathIn(brand, pathOf('personal-details')));
      await details.next.click();
      await details.banner.waitFor();
      await waitUntilComplete(page, arrivals);
      await audit.expectAccessible({ route: 'personal-details, with errors', brand, width });
    });
  }
}
