import { randomInt, randomUUID } from 'node:crypto';
import { addDays, londonToday, toDateParts } from '@home-move/contract';
import { recordHost } from '../fixtures/host-record.mjs';

const frameOf = (page) => page.getByTitle('Set up your new home').contentFrame();

/** Waits for `homemove:ready` without polling: a poll could add timers to the page. */
const untilReady = (page) =>
  page.evaluate(async () => {
    if (window.__host.readyAt() !== null) return;
    await new Promise((resolve) => {
      addEventListener('homemove:ready', resolve, { once: true });
    });
  });

/** Opens the estate agent's page in a new context, recorded from its start, until the portal is ready. Passes the page to `measure`. */
async function onHost(browser, { partner }, height, measure) {
  const context = await browser.newContext({ viewport: { width: 1280, height }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordHost);
    // The page is the second of its tab, as for a tenant who follows a link.
    await page.goto(`${partner}/to-let`);
    await page.goto(`${partner}/`);
    await frameOf(page).getByRole('link', { name: 'Get Started' }).waitFor();
    await untilReady(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Types as fast as a person can: the portal changes its height a moment after a screen appears. */
const type = (field, text) => field.pressSequentially(text, { delay: 60 });

async function enterDate(group, { day, month, year }) {
  await type(group.getByLabel('Day'), day);
  await type(group.getByLabel('Month'), month);
  await type(group.getByLabel('Year'), year);
}

/** Fills in the first screens of a move, from the landing page to the choice of services. */
async function walkToProductSelection(page) {
  const frame = frameOf(page);
  const textbox = (name) => frame.getByRole('textbox', { name });
  const press = (name) => frame.getByRole('button', { name }).click();

  await frame.getByRole('link', { name: 'Get Started' }).click();
  await frame.getByRole('combobox', { name: 'Title' }).selectOption('Ms');
  await type(textbox('First name'), 'Robin');
  await type(textbox('Surname'), 'Ashdown');
  await enterDate(frame.getByRole('group', { name: 'Date of birth' }), { day: '12', month: '4', year: '1991' });
  await type(textbox('Mobile number'), `077009${randomInt(10_000, 100_000)}`);
  await type(textbox('Email address'), `robin.${randomUUID()}@example.test`);
  await press('Next');

  const moveIn = toDateParts(addDays(londonToday(new Date()), 7));
  await enterDate(frame.getByRole('group', { name: 'Expected move-in date' }), moveIn);
  await frame.getByRole('combobox', { name: 'Residential status' }).selectOption('Private tenant');
  await type(textbox('Postcode of your new home'), 'MK40 2QT');
  await press('Find address');
  await frame.getByRole('option', { name: '14 Castle Road, Bedford' }).first().click();
  await press('Next');

  for (const name of [/^Council Tax/, /^Water$/])
    await frame.getByRole('region', { name }).getByRole('radio', { name: /^No, / }).check();
  await press(/^Continue$/);
  await frame.getByRole('heading', { level: 1, name: 'What shall we set up?' }).waitFor();
}

/** The layout shifts of the host's page until the portal is ready, in a window 1280 px wide and this high. */
export const measureLoad = (browser, settings, height) =>
  onHost(browser, settings, height, (page) => page.evaluate(() => window.__host.shifts()));

/** What the portal has changed in the host's page after the first screens of a move. */
export const measureHost = (browser, settings) =>
  onHost(browser, settings, 900, async (page) => {
    await walkToProductSelection(page);
    const cookies = await page.context().cookies(settings.partner);
    const inPage = await page.evaluate(async () => {
      const record = window.__host;
      const databases = await indexedDB.databases();
      return {
        shift: record.shifts().reduce((sum, { value }) => sum + value, 0),
        timersSinceReady: record.timersSinceReady(),
        pendingTimers: record.pendingTimers(),
        stored: [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
          ...databases.map(({ name }) => name),
          ...(await caches.keys()),
        ],
        entries: history.length - record.entriesBefore,
        // The page's own script records events.
        globals: record.addedGlobals().filter((name) => name !== '__events'),
      };
    });
    return { ...inPage, cookies: cookies.map(({ name }) => name) };
  });
