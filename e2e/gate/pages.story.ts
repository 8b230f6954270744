import { readFileSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { JourneyId, Tokens } from '@home-move/contract';
import { Arrivals } from '../fixtures/arrivals.js';
import { prepareEnrolment } from '../fixtures/prepared-enrolment.js';
import { logInTab } from '../fixtures/tabs.js';
import { expect, test } from '../fixtures/test.js';
import { dataDir } from '../support/addresses.js';
import { aMover } from '../support/mover.js';
import { pagesOf, type PageState } from './page-states.js';

const kinds = ['before', 'candidate'] as const;
type Kind = (typeof kinds)[number];

interface Versions extends Readonly<Record<Kind, string>> {
  readonly remote: JourneyId;
}

/** A page in a brand, with its mover's tokens if it needs a log-in. */
interface PreparedPage extends Pick<PageState, 'name'> {
  readonly brand: string;
  readonly url: string;
  readonly tokens: Tokens | undefined;
}

const widths = [320, 1280];
const visitsPerVersion = 5;
const processorSlowdown = 4;
/** For a version before that cannot show its page. */
const shownTimeoutMs = 20_000;

/** The folder of the comparison: the names of the versions, a list of remotes for each, and the results. */
const folder = process.env['HM_GATE_FOLDER'] ?? '';
const versions = JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8')) as Versions;

/** Has the system give every new document one of the versions. */
async function give(kind: Kind): Promise<void> {
  const list = join(dataDir, 'remotes.json');
  await copyFile(join(folder, `${kind}.json`), `${list}.new`);
  await rename(`${list}.new`, list);
}

async function preparePages(states: readonly PageState[]): Promise<readonly PreparedPage[]> {
  const mover = aMover({ wants: 'all' });
  return Promise.all(
    states.flatMap(({ name, brands, start, urlIn }) =>
      brands.map(async (brand) => ({
        name,
        brand,
        url: urlIn(brand),
        tokens: start && (await prepareEnrolment(mover, start, brand)).tokens,
      })),
    ),
  );
}

interface Visit<Result> {
  readonly width: number;
  /** Runs before the page is opened. */
  readonly before: (page: Page) => Promise<unknown>;
  readonly result: (page: Page) => Promise<Result>;
}

/** Opens a page in a new context, so that nothing is cached, and waits until it is complete. Rejects without the given version. */
async function visit<Result>(
  browser: Browser,
  { url, brand, tokens }: PreparedPage,
  kind: Kind,
  steps: Visit<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: steps.width, height: 900 } });
  try {
    const page = await context.newPage();
    const arrivals = new Arrivals(page);
    if (tokens) await logInTab(page, tokens, brand);
    await steps.before(page);
    const files = `/remotes/${versions.remote}/${versions[kind]}/`;
    const loaded = page.waitForResponse((response) => response.url().includes(files), { timeout: shownTimeoutMs });
    await Promise.all([loaded, page.goto(url)]);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: shownTimeoutMs });
    await arrivals.settled();
    await page.evaluate(async () => {
      await Promise.allSettled(
        [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
      );
      await document.fonts.ready;
      scrollTo(0, 0);
    });
    return await steps.result(page);
  } finally {
    await context.close();
  }
}

const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))));

/** A page that never stops changing is compared as it is. */
const maxPictures = 10;

/**
 * Takes a picture of the whole page once it no longer changes: long lists are rendered in several steps. Frames are covered, because
 * they show other pages.
 */
async function stablePicture(page: Page): Promise<Buffer> {
  const mask = [page.locator('iframe')];
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', mask });
  let current = await take();
  for (let count = 1; count < maxPictures; count += 1) {
    await idle(page);
    const next = await take();
    if (next.equals(current)) break;
    current = next;
  }
  return current;
}

/** Records the duration of long tasks from the start of a page. */
function recordLongTasks(): void {
  const durations: number[] = [];
  Object.assign(window, { longTasks: durations });
  const observer = new PerformanceObserver((list) =>
    durations.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask', buffered: true });
}

const longTaskTime = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { longTasks: readonly number[] }).longTasks.reduce((sum, duration) => sum + duration, 0),
  );

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(recordLongTasks);
}

interface Picture extends Pick<PreparedPage, 'brand'> {
  readonly page: string;
  readonly width: number;
  /** Whether the version before does not show the page, so that there is nothing to compare. */
  readonly isBroken: boolean;
}

/** Takes pictures of a page at each width with one version. */
async function takePictures(browser: Browser, page: PreparedPage, kind: Kind, now: Date): Promise<readonly Picture[]> {
  const picture = async (width: number): Promise<Picture> => {
    const taken = { page: page.name, brand: page.brand, width };
    const path = join(folder, `${page.brand}.${page.name}.${width}.${kind}.png`);
    const isShown = visit(browser, page, kind, {
      width,
      before: (opened) => opened.clock.setFixedTime(now),
      result: async (opened) => writeFile(path, await stablePicture(opened)),
    });
    // A version before that is broken must not keep its correction from being published.
    const isBroken = await isShown.then(
      () => false,
      (error: unknown) => {
        if (kind === 'before') return true;
        throw error;
      },
    );
    return { ...taken, isBroken };
  };
  return Promise.all(widths.map(picture));
}

/** The time of long tasks in visits of a page with both versions, in turn, so that both have the same conditions. */
async function measure(browser: Browser, page: PreparedPage): Promise<Readonly<Record<Kind, readonly number[]>>> {
  const times: Record<Kind, number[]> = { before: [], candidate: [] };
  for (let count = 0; count < visitsPerVersion; count += 1) {
    for (const kind of kinds) {
      await give(kind);
      times[kind].push(await visit(browser, page, kind, { width: 1280, before: slowDown, result: longTaskTime }));
    }
  }
  return times;
}

test('the pages of both versions are shown and measured', async ({ browser }) => {
  const pages = await preparePages(pagesOf[versions.remote]);
  const now = new Date();
  const names = [...new Set(pages.map(({ name }) => name))];
  const taken: Record<Kind, Picture[]> = { before: [], candidate: [] };
  for (const kind of kinds) {
    await give(kind);
    for (const name of names) {
      const brands = pages.filter((page) => page.name === name);
      const pictures = await Promise.all(brands.map((page) => takePictures(browser, page, kind, now)));
      taken[kind].push(...pictures.flat());
    }
  }
  const [first] = pages;
  const isComparable = taken.before.every(({ isBroken }) => !isBroken);
  const longTasks = first && isComparable ? await measure(browser, first) : null;
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pictures: taken.before, longTasks }));
  expect(taken.candidate).toHaveLength(taken.before.length);
});
