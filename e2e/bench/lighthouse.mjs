// `npm run bench:lighthouse`: Lighthouse with its mobile settings on the landing page, the first step and the pages of a finished
// move. Fails when a score is below its target.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathOf } from '@home-move/contract';
import lighthouse from 'lighthouse';
import { nextPortBase } from '../../dev/launcher/ports.mjs';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { prepareFinishedMover } from './prepared-mover.mjs';
import { median } from './statistics.mjs';
import { storeTokens } from './visit.mjs';

const publicPages = [
  { name: 'landing page', path: '/' },
  { name: 'first step', path: pathOf('personal-details') },
];
const pagesOfFinishedMove = ['your-move', 'data-passport', 'household', 'meter-day'].map((step) => ({
  name: step,
  path: pathOf(step),
}));
/** Scores out of 100. */
const targets = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };

const toPercent = (score) => Math.round(score * 100);

/** The titles of a category's audits without a full score. */
function failedAudits({ audits, categories }, category) {
  const failed = categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1);
  return failed.map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
}

async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(targets) });
  if (lhr.runtimeError) throw new UserError(`Lighthouse cannot audit ${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new UserError(`${url} led to ${lhr.finalDisplayedUrl}`);
  return lhr;
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  // The second system's ports are reserved for it.
  const devtoolsPort = nextPortBase(system.settings.ports.api);
  const browser = await launchBrowser({ devtoolsPort });
  onStop(() => browser.close());

  const { portal } = system.settings;

  const missed = [];
  const speeds = [];
  console.log(`Lighthouse, mobile, medians of ${runs}`);
  const measure = async ({ name, path }) => {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(`${portal}${path}`, devtoolsPort));
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    for (const [category, target] of Object.entries(targets)) {
      const score = toPercent(median(reports.map(({ categories }) => categories[category].score)));
      console.log(`  ${name.padEnd(13)} ${category.padEnd(15)} ${score} of ${target}`);
      if (score === 100) continue;
      for (const title of failedAudits(reports.at(-1), category)) console.log(`    ${title}`);
      if (score < target) missed.push(`${category} of the ${name}`);
    }
  };
  for (const page of publicPages) await measure(page);
  // Lighthouse opens its tabs in the default context.
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${devtoolsPort}`)).contexts();
  await context.addInitScript(storeTokens, await prepareFinishedMover(system.settings));
  for (const page of pagesOfFinishedMove) await measure(page);
  // A busy machine lowers the scores for performance: Lighthouse expects 1,000 or more.
  console.log(`  Speed of the machine while it ran: ${Math.round(median(speeds))}`);
  if (missed.length > 0) throw new UserError(`Below the target: ${missed.join(', ')}.`);
}
