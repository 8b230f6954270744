import { expect } from '@playwright/test';
import { scriptsAskedFor, test, toMovingDetails } from '../../fixtures/remote-versions.js';
import { walk } from '../../fixtures/walk.js';
import { changeRecord, pin, publish, scriptsOf, tamper, type Alteration } from '../../support/registry.js';

const thrown = (where: string) => `(()=>{throw new Error("thrown ${where}")})()`;
const doesNothing = 'render(){},unmount(){}';

const faults: readonly { readonly what: string; readonly within: number; readonly alteration: Alteration }[] = [
  {
    what: 'throws when it is loaded',
    within: 8000,
    alteration: { file: 'entry', change: (code) => `${thrown('at load')};${code}` },
  },
  {
    what: 'throws when it is mounted',
    within: 8000,
    alteration: {
      file: 'app',
      change: (code) => code.replace(/createRoot:(\w+)=>/, `createRoot:$1=>${thrown('at mount')}||`),
    },
  },
  {
    what: 'never ends mounting',
    within: 12_000,
    alteration: {
      file: 'app',
      change: (code) => code.replace(/createRoot:(\w+)=>/, `createRoot:$1=>({${doesNothing}})||`),
    },
  },
];

for (const { what, within, alteration } of faults) {
  test(`a version that ${what} gives way to the last good one by itself`, async ({ page, journey, versions }) => {
    const { good, broken } = await versions.publishBroken(alteration);
    const asked = scriptsAskedFor(page);
    const mover = await toMovingDetails(page, journey);
    await journey.movingDetails.next.click();

    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council', { timeout: within });
    expect(asked).toEqual([broken, good]);
    await journey.councilWater.seen();
    await walk(journey, mover, { from: 'councilWater', to: 'usage' });
  });
}

test('a version that throws in an effect shows its panel, and the last good one after a second try', async ({
  page,
  journey,
  versions,
}) => {
  const { good, broken } = await versions.publishBroken({
    file: 'app',
    change: (code) => code.replaceAll('document.title=', `${thrown('in an effect')},document.title=`),
  });
  const asked = scriptsAskedFor(page);
  const mover = await toMovingDetails(page, journey);
  await journey.movingDetails.next.click();

  await expect(journey.failedPart.panel).toContainText(/HM-60\d/);
  expect(asked).toEqual([broken]);
  await journey.failedPart.tryAgain.click();
  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  expect(asked).toEqual([broken, good]);
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});

test('a file that was altered after it was published does not run', async ({ page, journey, versions }) => {
  const { good, broken } = await versions.publishBroken();
  await tamper(broken, 'app');
  const asked = scriptsAskedFor(page);
  const mover = await toMovingDetails(page, journey);
  await journey.movingDetails.next.click();

  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  expect(asked).toEqual([broken, good]);
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});

test('a file without a hash in the record is never asked for', async ({ page, journey, versions }) => {
  const [good, broken] = [versions.next(), versions.next()];
  expect(await publish(await versions.derive(good))).toMatchObject({ code: 0 });
  const build = await versions.derive(broken);
  await changeRecord(build, ({ files }) => ({
    firstChunks: [],
    files: Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('entry'))),
  }));
  expect(await publish(build)).toMatchObject({ code: 0 });
  await pin(broken);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(scriptsOf(broken))) asked.push(request.url());
  });
  const mover = await toMovingDetails(page, journey);
  await journey.movingDetails.next.click();
  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  expect(asked.filter((url) => !url.includes('/entry.'))).toEqual([]);
  expect(asked).not.toEqual([]);
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});

test('files that do not come within 8 seconds give way to those of the last good version', async ({
  page,
  journey,
  versions,
}) => {
  const { good, broken: silent } = await versions.publishBroken();
  const mover = await toMovingDetails(page, journey);
  await journey.movingDetails.next.click();
  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');

  await page.route(`**${scriptsOf(silent)}app*`, () => new Promise(() => undefined));
  const asked = scriptsAskedFor(page);
  // Not until everything is loaded: that never comes.
  await page.reload({ waitUntil: 'commit' });
  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council', { timeout: 11_000 });
  expect(asked).toEqual([silent, good]);
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});
