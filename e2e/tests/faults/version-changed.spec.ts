import { aMover, dateInDays } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect } from '../../fixtures/test.js';
import { followVersionsAfter, openMovingDetails, requestedVersions, test } from '../../fixtures/remote-versions.js';
import { disable, pin, pinnedBrand, publish, startCanary, withdraw } from '../../support/registry.js';

const signUp = { file: 'app', change: (text: string) => text.replaceAll('Register with', 'Sign up with') } as const;

test(
  'an open tab follows another version at its next page, without a reload',
  { tag: '@shell' },
  async ({ page, journey, versions }) => {
    const [before, after] = [versions.next(), versions.next()];
    for (const build of [await versions.derive(before), await versions.derive(after, signUp)])
      expect(await publish(build)).toMatchObject({ code: 0 });
    await pin(before);
    await page.clock.install();
    const requested = requestedVersions(page);
    await openMovingDetails(page);
    await journey.movingDetails.next.click();
    await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

    await pin(after);
    await followVersionsAfter(page, 61);
    await journey.councilWater.back.click();
    await expect(journey.movingDetails.title).toBeVisible();
    await journey.movingDetails.next.click();
    await expect(journey.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
    expect(requested).toEqual([before, after]);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  },
);

test(
  'a version that is published while a mover fills in another journey arrives at the next page, and the form stays',
  { tag: ['@full', '@shell'] },
  async ({ page, journey, versions }) => {
    const [before, after] = [versions.next(), versions.next()];
    expect(await publish(await versions.derive(before))).toMatchObject({ code: 0 });
    await pin(before);
    const files: string[] = [];
    page.on('request', (request) => {
      const [, remote] = /\/remotes\/([\w-]+)\/.*\.js/.exec(request.url()) ?? [];
      if (remote !== undefined) files.push(remote);
    });
    await page.clock.install();
    await openMovingDetails(page);
    await journey.movingDetails.moveInDate.enter(dateInDays(9));
    await expect.poll(() => files).toContain('council-water');

    expect(await publish(await versions.derive(after, signUp))).toMatchObject({ code: 0 });
    await pin(after);
    files.length = 0;
    await followVersionsAfter(page, 61);
    await journey.movingDetails.moveInDate.expectFilled(dateInDays(9));
    await journey.movingDetails.next.click();

    await expect(journey.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
    expect(files).toContain('council-water');
    expect(files).not.toContain('onboarding');
    await journey.councilWater.back.click();
    await journey.movingDetails.moveInDate.expectFilled(dateInDays(9));
  },
);

test(
  'a canary reaches its visitors at every visit, until it is withdrawn',
  { tag: '@shell' },
  async ({ page, journey, versions }) => {
    const version = versions.next();
    expect(await publish(await versions.derive(version, signUp))).toMatchObject({ code: 0 });
    await pin(null);
    await startCanary(version, 100);
    await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
    await expect(journey.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
    await page.reload();
    await expect(journey.councilWater.council.card).toContainText('Sign up with Bedford Borough Council');

    await withdraw(version);
    await page.reload();
    await expect(journey.councilWater.council.card).toContainText('Register with Bedford Borough Council');
  },
);

test(
  'a remote that is switched off shows the message of its brand, and works again with Try again',
  { tag: '@shell' },
  async ({ page, journey }) => {
    await disable(true, 'Council tax and water return at noon.');
    try {
      await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
      await expect(journey.failedJourney.panel).toContainText('Council tax and water return at noon.');
    } finally {
      await disable(false);
    }
    await journey.failedJourney.tryAgain.click();
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  },
);
