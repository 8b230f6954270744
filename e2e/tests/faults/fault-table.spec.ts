import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pathOf } from '@home-move/contract';
import { prepareEnrolment, startAt } from '../../fixtures/prepared-enrolment.js';
import { followVersionsAfter, requestedVersions, test, type RemoteVersions } from '../../fixtures/remote-versions.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect } from '../../fixtures/test.js';
import { journeyIn } from '../../pages/journey.js';
import { api, pathIn, portal, project } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';
import {
  atMount,
  pin,
  publish,
  removeFile,
  scriptPath,
  statusOf,
  tamper,
  type Alteration,
  removeChunkHashes,
} from '../../support/registry.js';
import type { Relay } from '../../support/relay.js';

/** Limits of the issue: of the report, of the next visitor's document, and of the screen in an open tab. */
const limits = { reported: 30, newDocument: 30, openTab: 60 };

/** In this brand, movers may decline council tax; in the brand of the other stories they have no choice. */
const brand = 'default';

interface Fault {
  readonly fault: string;
  /** One of these is reported. */
  readonly codes: readonly string[];
  readonly alteration?: Alteration;
  /** Damages the published version. */
  readonly damage?: (version: string, relay: Relay) => Promise<void> | void;
  /** Publishes the record without hashes of the chunks. */
  readonly hasUnlistedChunks?: true;
  /** The visitors come through the relay, which fails. */
  readonly isRelayed?: true;
  /** Occurs when the mover chooses an answer. */
  readonly afterInput?: true;
}

const thrown = 'throw new Error("thrown by a broken version")';
const throwing = `(()=>{${thrown}})()`;
const running = (code: string): Alteration => ({ file: 'app', change: (chunk) => `${code};${chunk}` });
const onChoice = (code: string) => `addEventListener("change",()=>{${code}},true)`;

const faults: readonly Fault[] = [
  { fault: 'the entry is missing', codes: ['HM-401'], damage: (version) => removeFile(version, 'entry') },
  { fault: 'the entry is altered', codes: ['HM-302'], damage: (version) => tamper(version, 'entry') },
  { fault: 'a chunk is missing', codes: ['HM-401'], damage: (version) => removeFile(version, 'app') },
  { fault: 'a chunk is altered', codes: ['HM-302'], damage: (version) => tamper(version, 'app') },
  {
    fault: 'a chunk never arrives',
    codes: ['HM-401', 'HM-402'],
    isRelayed: true,
    damage: (version, relay) => relay.holdFiles(scriptPath(version, 'app')),
  },
  { fault: 'a chunk has no hash in the record', codes: ['HM-301'], hasUnlistedChunks: true },
  {
    fault: 'the bootstrap throws',
    codes: ['HM-501'],
    alteration: {
      file: 'app',
      change: (code) => code.replace(/bootstrap:\w+=>\(/, (opening) => `${opening}${throwing},`),
    },
  },
  {
    fault: 'the entry throws',
    codes: ['HM-401'],
    alteration: { file: 'entry', change: (code) => `${throwing};${code}` },
  },
  {
    fault: 'the module has no lifecycles',
    codes: ['HM-401', 'HM-403', 'HM-501'],
    alteration: { file: 'app', change: (code) => code.replace('{bootstrap:()=>', '{started:()=>') },
  },
  { fault: 'the mount throws', codes: ['HM-501'], alteration: atMount(throwing) },
  { fault: 'the mount never ends', codes: ['HM-502'], alteration: atMount('return{render(){},unmount(){}}') },
  {
    fault: 'an effect of the mount throws',
    codes: ['HM-501'],
    alteration: { file: 'app', change: (code) => code.replaceAll('document.title=', `${throwing},document.title=`) },
  },
  {
    fault: 'a render throws after an input',
    codes: ['HM-601'],
    afterInput: true,
    alteration: {
      file: 'app',
      change: (code) =>
        'addEventListener("click",()=>{globalThis.isChosen=true},true);' +
        code.replaceAll('type:"radio"', `type:globalThis.isChosen?${throwing}:"radio"`),
    },
  },
  { fault: 'an event handler throws', codes: ['HM-604'], alteration: running(onChoice(thrown)) },
  { fault: 'a timer throws', codes: ['HM-604'], alteration: running(`setTimeout(()=>{${thrown}},500)`) },
  {
    fault: 'a promise is rejected',
    codes: ['HM-605'],
    alteration: running('Promise.reject(new Error("rejected by a broken version"))'),
  },
  {
    fault: 'a script blocks the page for two seconds',
    codes: ['HM-701'],
    alteration: running('setTimeout(()=>{for(const end=performance.now()+2000;performance.now()<end;);},500)'),
  },
  {
    fault: 'a script sends data to another origin',
    codes: ['HM-702'],
    alteration: running('fetch("https://elsewhere.invalid/").catch(()=>0)'),
  },
];

/** Publishes a good version and a broken one to which the brand is pinned. */
async function publishFaulty(versions: RemoteVersions, { alteration, damage, hasUnlistedChunks }: Fault, relay: Relay) {
  if (!hasUnlistedChunks) {
    const published = await versions.publishBroken(alteration, brand);
    await damage?.(published.broken, relay);
    return published;
  }
  const [good, broken] = [versions.next(), versions.next()];
  const build = await versions.derive(broken);
  await removeChunkHashes(build);
  for (const each of [await versions.derive(good), build]) expect(await publish(each)).toMatchObject({ code: 0 });
  await pin(broken, brand);
  return { good, broken };
}

const stopwatch = () => {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
};
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const pageOfRemote = pathIn(brand, pathOf('council-services-upfront'));

/** Opens the remote's page as a new visitor, who chooses an answer. */
async function visit(page: Page, fault: Fault, origin: string) {
  const { councilWater, failedJourney } = journeyIn(page);
  const client = await prepareEnrolment(aMover({ wants: 'all' }), 'councilWater', brand);
  await logInTab(page, client.tokens, brand, origin);
  const requested = requestedVersions(page);
  const elapsed = stopwatch();
  // The load event never fires when a file does not arrive.
  await page.goto(`${origin}${pageOfRemote}`, { waitUntil: 'commit' });
  const { card, decline } = councilWater.council;

  async function usablePage(): Promise<string> {
    await expect(decline.or(failedJourney.panel)).toBeVisible({ timeout: 30_000 });
    if (await decline.isVisible()) return '';
    await failedJourney.tryAgain.click();
    await expect(card).toContainText('Bedford Borough Council');
    return 'panel; after Try again ';
  }

  const panel = await usablePage();
  const seenAfter = elapsed();
  const first = requested.at(-1);
  await decline.click();
  const crash = fault.afterInput ? await usablePageAfterCrash() : '';
  async function usablePageAfterCrash(): Promise<string> {
    await expect(failedJourney.panel).toBeVisible();
    return usablePage();
  }
  await expect(decline).toBeChecked();
  return { elapsed, requested, decline, seen: panel + crash, seenAfter, first };
}

/** Opens a page before the remote's in a tab whose clock the story turns. */
async function openTab(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.clock.install();
  await startAt(page, aMover({ wants: 'all' }), 'savedMovingDetails', {
    brand,
    origin,
    waitUntil: 'commit',
  });
  await expect(journeyIn(page).movingDetails.next).toBeVisible();
  return page;
}

async function withVisitors<Result>(
  browser: Browser,
  count: number,
  act: (contexts: BrowserContext[]) => Promise<Result>,
) {
  const contexts = await Promise.all(Array.from({ length: count }, () => browser.newContext()));
  const result = await act(contexts);
  await Promise.all(contexts.map((context) => context.close()));
  return result;
}

const rows: string[] = [];
const columns = [
  'Fault',
  'Code',
  'The mover sees',
  'Operators see it after',
  'Withdrawn after the third visit',
  'Next document',
  'Open tab',
  'Input',
];

for (const fault of faults)
  test(
    `when ${fault.fault}, operators see it and the next visitor gets the version before`,
    { tag: ['@full', '@shell'] },
    async ({ page, browser, versions, relay }) => {
      const { good, broken } = await publishFaulty(versions, fault, relay);
      const origin = fault.isRelayed ? relay.portal : portal;
      const namesBroken = async () => {
        const response = await fetch(`${api}${pageOfRemote}`, { headers: { accept: 'text/html' } });
        return (await response.text()).includes(`/remotes/council-water/${broken}/`);
      };
      expect(await namesBroken()).toBe(true);

      await withVisitors(browser, 3, async ([second, third, other]) => {
        if (!second || !third || !other) throw new Error('not all visitors came');
        const open = await openTab(other, origin);
        const first = await visit(page, fault, origin);
        const health = async () => (await statusOf(broken)).health;
        const codesOf = async () => (await health()).brands.flatMap((brand) => brand.faults.map(({ code }) => code));
        const reportedCode = async () => (await codesOf()).find((code) => fault.codes.includes(code));
        await expect.poll(reportedCode, { timeout: limits.reported * 1000, intervals: [200] }).toBeDefined();
        const reportedAfter = first.elapsed();

        await visit(await second.newPage(), fault, origin);
        const last = await visit(await third.newPage(), fault, origin);
        await expect
          .poll(async () => (await statusOf(broken)).withdrawal?.why, { timeout: 30_000, intervals: [200] })
          .toMatch(/of \d visits had a fault/);
        const withdrawnAfter = last.elapsed();
        await expect.poll(namesBroken, { timeout: 30_000, intervals: [100] }).toBe(false);
        const documentAfter = last.elapsed();
        expect(documentAfter).toBeLessThan(limits.newDocument);

        const inTab = requestedVersions(open);
        await followVersionsAfter(open, limits.openTab);
        const elapsed = stopwatch();
        await journeyIn(open).movingDetails.next.click();
        await expect(journeyIn(open).councilWater.council.card).toContainText('Bedford Borough Council');
        const tabAfter = elapsed();
        expect(inTab).not.toContain(broken);

        const versionSeen = first.requested.at(-1) === good ? 'the version before' : 'the page';
        relay.restore();
        await page.reload();
        await expect(first.decline).toBeChecked();
        expect(first.requested.at(-1)).not.toBe(broken);

        const cells = [
          fault.fault,
          (await codesOf()).join(', '),
          `${first.seen}${versionSeen}, ${inSeconds(first.seenAfter)}`,
          inSeconds(reportedAfter),
          inSeconds(withdrawnAfter),
          inSeconds(documentAfter),
          `next page, ${inSeconds(tabAfter)}`,
          'kept',
        ];
        rows.push(`| ${cells.join(' | ')} |`);
      });
    },
  );

test.afterEach(() => pin(null, brand));
test.afterAll(async () => {
  const table = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...rows].join('\n');
  await writeFile(join(project, 'e2e', '.cache', 'fault-table.md'), `${table}\n`);
  process.stdout.write(`\n${table}\n`);
});
