import { expect } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { requestedVersions, test, openMovingDetails } from '../../fixtures/remote-versions.js';
import { walk } from '../../fixtures/walk.js';
import {
  atMount,
  pin,
  pinnedBrand,
  publish,
  scriptPath,
  tamper,
  type Alteration,
  removeChunkHashes,
} from '../../support/registry.js';

const thrown = (where: string) => `(()=>{throw new Error("thrown ${where}")})()`;
const noopRoot = 'render(){},unmount(){}';

const faults: readonly { readonly fault: string; readonly alteration: Alteration }[] = [
  {
    fault: 'throws on load',
    alteration: { file: 'entry', change: (code) => `${thrown('at load')};${code}` },
  },
  {
    fault: 'throws on mount',
    alteration: atMount(thrown('at mount')),
  },
  {
    fault: 'never finishes mounting',
    alteration: atMount(`return{${noopRoot}}`),
  },
  {
    fault: 'throws in an effect of the mount',
    alteration: {
      file: 'app',
      change: (code) => code.replaceAll('document.title=', `${thrown('in an effect')},document.title=`),
    },
  },
];

/** The portal waits 8 s for a version, and up to 8 s for its mount. */
const limit = { timeout: 40_000 };

for (const { fault, alteration } of faults) {
  test(
    `a version that ${fault} is replaced by the last good one automatically`,
    { tag: '@shell' },
    async ({ page, journey, versions }) => {
      const { good, broken } = await versions.publishBroken(alteration);
      const requested = requestedVersions(page);
      const mover = await openMovingDetails(page);
      await journey.movingDetails.next.click();

      await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council', limit);
      expect(requested).toEqual([broken, good]);
      await walk(journey, mover, { from: 'councilWater', to: 'usage' });
    },
  );
}

test(
  'a version that throws when the council is shown shows its panel, and the last good one after a retry',
  { tag: '@shell' },
  async ({ page, journey, versions }) => {
    const { good, broken } = await versions.publishBroken({
      file: 'app',
      change: (code) => code.replace('councilTax:', `get councilTax(){return ${thrown('in a card')}},ignored:`),
    });
    const requested = requestedVersions(page);
    const mover = await openMovingDetails(page);
    await journey.movingDetails.next.click();

    await expect(journey.failedJourney.panel).toContainText(/HM-60\d/);
    expect(requested).toEqual([broken]);
    await journey.failedJourney.tryAgain.click();
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
    expect(requested).toEqual([broken, good]);
    await walk(journey, mover, { from: 'councilWater', to: 'usage' });
  },
);

test('a file altered after publication does not run', { tag: '@shell' }, async ({ page, journey, versions }) => {
  const { good, broken } = await versions.publishBroken();
  await tamper(broken, 'app');
  const requested = requestedVersions(page);
  const mover = await openMovingDetails(page);
  await journey.movingDetails.next.click();

  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  expect(requested).toEqual([broken, good]);
  await journey.councilWater.expectAccessible();
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});

test(
  'a file without a hash in the record is never requested',
  { tag: '@shell' },
  async ({ page, journey, versions }) => {
    const [good, broken] = [versions.next(), versions.next()];
    expect(await publish(await versions.derive(good))).toMatchObject({ code: 0 });
    const build = await versions.derive(broken);
    await removeChunkHashes(build);
    expect(await publish(build)).toMatchObject({ code: 0 });
    await pin(broken);

    const requested: string[] = [];
    page.on('request', (request) => {
      if (scriptPath(broken).test(request.url())) requested.push(request.url());
    });
    const mover = await openMovingDetails(page);
    await journey.movingDetails.next.click();
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
    expect(requested.filter((url) => !url.includes('/entry.'))).toEqual([]);
    expect(requested).not.toEqual([]);
    await walk(journey, mover, { from: 'councilWater', to: 'usage' });
  },
);

const unusable = [
  { file: 'entry', how: 'altered', tag: [] },
  { file: 'app', how: 'lost', tag: [] },
  { file: 'app', how: 'altered', tag: ['@full'] },
  { file: 'entry', how: 'lost', tag: ['@full'] },
] as const;

for (const { file, how, tag } of unusable) {
  test(
    `a document whose script "${file}" is ${how} on the way shows the last good version`,
    { tag: [...tag, '@shell'] },
    async ({ page, journey, versions, relay }) => {
      const { good, broken } = await versions.publishBroken();
      const path = scriptPath(broken, file);
      if (how === 'lost') relay.dropFiles(path);
      else relay.alterFiles(path, (code) => `${code}\n;`);
      const requested = requestedVersions(page);
      const mover = aMover({ wants: 'all' });
      await startAt(page, mover, 'councilWater', { brand: pinnedBrand, origin: relay.portal });

      await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
      expect(requested).toEqual([broken, good]);
      await walk(journey, mover, { from: 'councilWater', to: 'usage' });
    },
  );
}

test(
  'files that do not arrive within 8 seconds are replaced by the last good version',
  { tag: '@shell' },
  async ({ page, journey, versions, relay }) => {
    const { good, broken: hanging } = await versions.publishBroken();
    relay.holdFiles(scriptPath(hanging, 'app'));
    const requested = requestedVersions(page);
    const mover = aMover({ wants: 'all' });
    // The load event never fires.
    await startAt(page, mover, 'councilWater', { brand: pinnedBrand, origin: relay.portal, waitUntil: 'commit' });
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council', limit);
    expect(requested).toEqual([hanging, good]);
    await walk(journey, mover, { from: 'councilWater', to: 'usage' });
  },
);
