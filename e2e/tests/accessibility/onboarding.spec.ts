import { pathOf } from '@home-move/contract';
import { brands, widths } from '../../accessibility/audit.js';
import { expectAccessibleRoutes } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { anOnboardingMover } from '../../fixtures/onboarding.js';

for (const brand of brands) {
  for (const width of widths) {
    test(
      `${brand}, ${width} px: the pages behind a partner's link`,
      { tag: ['@full', '@shell', '@onboarding'] },
      async ({ page, audit }) => {
        const { tokens } = (await anOnboardingMover(brand)).client;
        await expectAccessibleRoutes(
          { page, audit },
          'onboarding',
          { brand, width },
          {
            'onboarding-address': { path: pathOf('onboarding-address'), tokens },
            'onboarding-contact': { path: pathOf('onboarding-contact'), tokens },
            'onboarding-code': { path: pathOf('onboarding-code'), tokens },
            'onboarding-confirm': { path: pathOf('onboarding-confirm'), tokens },
            'onboarding-edit-address': { path: pathOf('onboarding-edit-address'), tokens },
            'onboarding-edit-email': { path: pathOf('onboarding-edit-email'), tokens },
            'onboarding-edit-phone': { path: pathOf('onboarding-edit-phone'), tokens },
            'onboarding-edit': { path: pathOf('onboarding-edit', { key: 'firstName' }), tokens },
          },
        );
      },
    );
  }
}
