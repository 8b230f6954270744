import { expect, type Page } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { requestedVersions, test, openMovingDetails } from '../../fixtures/remote-versions.js';
import { journeyIn } from '../../pages/journey.js';
import { changeRecord, pin, publish } from '../../support/registry.js';

test(
  'a newly published version of one remote reaches the next visitor; the shell is unchanged',
  { tag: '@shell' },
  async ({ page, journey, browser, versions }) => {
    // The entry lists the hash of every other file of the shell, so it changes with any of them.
    const shellOf = (visited: Page) => visited.locator('script[src*="/shell."]').getAttribute('src');
    await pin(null);
    const before = requestedVersions(page);
    await openMovingDetails(page);
    const shell = await shellOf(page);

    const version = versions.next();
    const { code, output } = await publish(
      await versions.derive(version, {
        file: 'app',
        change: (text) => text.replaceAll('Register with', 'Sign up with'),
      }),
    );
    expect(output).toContain(`council-water ${version} is published`);
    expect(code).toBe(0);
    await pin(version);

    await test.step('a visitor already there keeps the old version', async () => {
      await journey.movingDetails.next.click();
      await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
      expect(before).not.toContain(version);
    });

    await test.step('the next visitor gets the new version and the same shell', async () => {
      const context = await browser.newContext();
      const visitor = await context.newPage();
      const visitorJourney = journeyIn(visitor);
      const after = requestedVersions(visitor);
      await openMovingDetails(visitor);
      await visitorJourney.movingDetails.next.click();
      await expect(visitorJourney.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
      expect(after).toEqual([version]);
      expect(await shellOf(visitor)).toBe(shell);
      await context.close();
    });

    await test.step('a visitor of another brand is unaffected', async () => {
      const otherBrand = requestedVersions(page);
      await page.evaluate(() => sessionStorage.clear());
      await startAt(page, aMover({ wants: 'all' }), 'councilWater');
      await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
      expect(otherBrand).not.toContain(version);
    });
  },
);

test('publishing a version for another runtime contract is rejected', { tag: '@shell' }, async ({ versions }) => {
  const version = versions.next();
  const build = await versions.derive(version);
  await changeRecord(build, () => ({ contract: '^2.0.0' }));
  const { code, output } = await publish(build);
  expect(output).toContain('contract ^2.0.0 is not what the shell gives');
  expect(code).toBe(1);
  await expect(pin(version)).rejects.toThrow('is not published');
});

test('publishing other content under a published version is rejected', { tag: '@shell' }, async ({ versions }) => {
  const version = versions.next();
  expect(await publish(await versions.derive(version))).toMatchObject({ code: 0 });
  expect(await publish(await versions.derive(version))).toMatchObject({ code: 0 });
  const other = await versions.derive(version, { file: 'app', change: (text) => `${text}\n;` });
  const { code, output } = await publish(other);
  expect(output).toContain('A published version never changes: give this build a new one.');
  expect(code).toBe(1);
});
