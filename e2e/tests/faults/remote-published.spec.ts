import { expect, type Page } from '@playwright/test';
import { scriptsAskedFor, test, toMovingDetails } from '../../fixtures/remote-versions.js';
import { walk } from '../../fixtures/walk.js';
import { journeyIn } from '../../pages/journey.js';
import { changeRecord, pin, publish } from '../../support/registry.js';

test('a new version of one remote, built and published alone, is what the next visitor gets; the shell is as it was', async ({
  page,
  journey,
  browser,
  versions,
}) => {
  const shellOf = (one: Page) =>
    one
      .locator('script[src*="react-tenant-portal"]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  await pin(null);
  const before = scriptsAskedFor(page);
  const mover = await toMovingDetails(page, journey);
  const shell = await shellOf(page);
  expect(shell).not.toEqual([]);

  const version = versions.next();
  const { code, said } = await publish(
    await versions.derive(version, {
      file: 'app',
      change: (text) => text.replaceAll('Register with', 'Sign up with'),
    }),
  );
  expect(said).toContain(`council-water ${version} is published`);
  expect(code).toBe(0);
  await pin(version);

  await test.step('who is there already goes on with what they have', async () => {
    await journey.movingDetails.next.click();
    await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
    expect(before).not.toContain(version);
  });

  await test.step('the next visitor gets the new one, and the same shell', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const theirs = journeyIn(visitor);
    const after = scriptsAskedFor(visitor);
    await toMovingDetails(visitor, theirs);
    await theirs.movingDetails.next.click();
    await expect(theirs.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
    expect(after).toEqual([version]);
    expect(await shellOf(visitor)).toEqual(shell);
    await context.close();
  });

  await test.step('a visitor of another brand is not touched', async () => {
    const others = scriptsAskedFor(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    await walk(journey, mover, { to: 'councilWater' });
    await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
    expect(others).not.toContain(version);
  });
});

test('a version that needs another runtime contract is refused when it is published', async ({ versions }) => {
  const version = versions.next();
  const build = await versions.derive(version);
  await changeRecord(build, () => ({ contract: '^2.0.0' }));
  const { code, said } = await publish(build);
  expect(said).toContain('contract ^2.0.0 is not what the shell gives');
  expect(code).toBe(1);
  await expect(pin(version)).rejects.toThrow('is not published');
});

test('a version is published once: other content under its number is refused', async ({ versions }) => {
  const version = versions.next();
  expect(await publish(await versions.derive(version))).toMatchObject({ code: 0 });
  expect(await publish(await versions.derive(version))).toMatchObject({ code: 0 });
  const other = await versions.derive(version, { file: 'app', change: (text) => `${text}\n;` });
  const { code, said } = await publish(other);
  expect(said).toContain('A published version never changes: give this build a new one.');
  expect(code).toBe(1);
});
