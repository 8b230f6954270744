import type { Page } from '@playwright/test';
import { aMover, type Mover } from '../../fixtures/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { journeyIn, type Journey } from '../../pages/journey.js';
import {
  brand,
  buildRemote,
  changeRecord,
  deriveBuild,
  freshVersions,
  pin,
  publish,
  scriptsOf,
  tamper,
  type Alteration,
  type Build,
} from '../../support/registry.js';

let built: Build;
const versions = freshVersions();
const next = () => versions.next().value;

test.beforeAll(async () => {
  built = await buildRemote();
});
test.afterAll(() => pin(null));

/** A good version, and after it another one with this fault, which the brand gets. */
async function publishBroken(alteration?: Alteration): Promise<{ good: string; broken: string }> {
  const [good, broken] = [next(), next()];
  expect(await publish(await deriveBuild(built, good))).toMatchObject({ code: 0 });
  expect(await publish(await deriveBuild(built, broken, alteration))).toMatchObject({ code: 0 });
  await pin(broken);
  return { good, broken };
}

/** Versions whose scripts this document has asked for, in order. */
function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const version = /\/remotes\/council-water\/([^/]+)\/.*\.js/.exec(request.url())?.[1];
    if (version !== undefined && asked.at(-1) !== version) asked.push(version);
  });
  return asked;
}

/** Somebody of the brand, whose next screen is that of the remote. */
async function toMovingDetails(page: Page, journey: Journey): Promise<Mover> {
  const mover = aMover({ wants: 'all' });
  await page.goto(`/${brand}`);
  await walk(journey, mover, { to: 'movingDetails' });
  await journey.movingDetails.enter(mover.home);
  return mover;
}

test('a new version of one remote, built and published alone, is what the next visitor gets; the shell is as it was', async ({
  page,
  journey,
  browser,
}) => {
  const shellOf = (one: Page) =>
    one
      .locator('script[src*="react-tenant-portal"]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  await pin(null);
  const before = scriptsAskedFor(page);
  const mover = await toMovingDetails(page, journey);
  const shell = await shellOf(page);

  const version = next();
  const { code, said } = await publish(
    await deriveBuild(built, version, {
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
    expect(before).toEqual(['0.1.0']);
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

test('a version that needs another runtime contract is refused when it is published', async () => {
  const version = next();
  const build = await deriveBuild(built, version);
  await changeRecord(build, () => ({ contract: '^2.0.0' }));
  const { code, said } = await publish(build);
  expect(said).toContain('contract ^2.0.0 is not what the shell gives');
  expect(code).toBe(1);
  await expect(pin(version)).rejects.toThrow('is not published');
});

test('a version is published once: other content under its number is refused', async () => {
  const version = next();
  expect(await publish(await deriveBuild(built, version))).toMatchObject({ code: 0 });
  expect(await publish(await deriveBuild(built, version))).toMatchObject({ code: 0 });
  const other = await deriveBuild(built, version, { file: 'app', change: (text) => `${text}\n;` });
  const { code, said } = await publish(other);
  expect(said).toContain('A published version never changes: give this build a new one.');
  expect(code).toBe(1);
});

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
  test(`a version that ${what} gives way to the last good one by itself`, async ({ page, journey }) => {
    const { good, broken } = await publishBroken(alteration);
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
}) => {
  const { good, broken } = await publishBroken({
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

test('a file that was altered after it was published does not run', async ({ page, journey }) => {
  const { good, broken } = await publishBroken();
  await tamper(broken, 'app');
  const asked = scriptsAskedFor(page);
  const mover = await toMovingDetails(page, journey);
  await journey.movingDetails.next.click();

  await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
  expect(asked).toEqual([broken, good]);
  await walk(journey, mover, { from: 'councilWater', to: 'usage' });
});

test('a file without a hash in the record is never asked for', async ({ page, journey }) => {
  const [good, broken] = [next(), next()];
  expect(await publish(await deriveBuild(built, good))).toMatchObject({ code: 0 });
  const build = await deriveBuild(built, broken);
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
}) => {
  const { good, broken: silent } = await publishBroken();
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
