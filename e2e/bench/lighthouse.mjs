// `npm run bench:lighthouse`: Lighthouse with its mobile settings on the landing page, the first step and the pages of a finished
// move, in turns with the same pages of the portal as a plain single-page application. Fails when a score is below its target.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathOf } from '@home-move/contract';
import lighthouse from 'lighthouse';
import { startSpa } from '../../dev/bench/spa/start-spa.mjs';
import { nextPortBase } from '../../dev/launcher/ports.mjs';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { prepareFinishedMover } from './prepared-mover.mjs';
import { median } from './statistics.mjs';
import { storeTokens } from './visit.mjs';

const firstStep = { name: 'first step', path: pathOf('personal-details'), journey: 'onboarding' };
const publicPages = [{ name: 'landing page', path: '/' }, firstStep];
const pageOfFinishedMove = (step, page) => ({ name: step, path: pathOf(step), journey: 'your-move', page });
const pagesOfFinishedMove = [
  pageOfFinishedMove('your-move'),
  pageOfFinishedMove('data-passport', './data-passport/data-passport.page'),
  pageOfFinishedMove('household', './household/household.page'),
  pageOfFinishedMove('meter-day', './meter-day/meter-day.page'),
];
/** Scores out of 100. */
const targets = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };
/** How many points of performance a page may have less than the plain application's, on a machine where neither reaches the target. */
const allowance = 5;

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

/** A script that logs a mover of a finished move in at a portal. */
async function logInAt(portal, { settings }) {
  const tokens = await prepareFinishedMover({ ...settings, portal });
  return `if (location.origin === '${portal}') (${storeTokens.toString()})(${JSON.stringify(tokens)});`;
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const spa = await startSpa(system, [firstStep, ...pagesOfFinishedMove]);
  onStop(spa.stop);
  // The ports of a second system are reserved for this one; the plain application has the first.
  const devtoolsPort = nextPortBase(system.settings.ports.api) + 1;
  const browser = await launchBrowser({ devtoolsPort });
  onStop(() => browser.close());
  const portals = { federated: system.settings.portal, plain: spa.portal };

  const missed = [];
  const speeds = [];
  console.log(`Lighthouse, mobile, medians of ${runs}`);
  const measure = async ({ name, path }) => {
    const reports = { federated: [], plain: [] };
    for (let run = 0; run < runs; run += 1)
      for (const [kind, portal] of Object.entries(portals))
        reports[kind].push(await audit(`${portal}${path}`, devtoolsPort));
    speeds.push(...reports.federated.map(({ environment }) => environment.benchmarkIndex));
    const scoreOf = (kind, category) =>
      toPercent(median(reports[kind].map(({ categories }) => categories[category].score)));
    for (const [category, target] of Object.entries(targets)) {
      const score = scoreOf('federated', category);
      const plain = category === 'performance' ? scoreOf('plain', category) : undefined;
      const needed = plain === undefined ? target : Math.min(target, plain - allowance);
      const compared = plain === undefined ? '' : `, plain ${plain}`;
      console.log(`  ${name.padEnd(13)} ${category.padEnd(15)} ${score} of ${target}${compared}`);
      if (score === 100) continue;
      for (const title of failedAudits(reports.federated.at(-1), category)) console.log(`    ${title}`);
      if (score < needed) missed.push(`${category} of the ${name}`);
    }
  };
  for (const page of publicPages) await measure(page);
  // Lighthouse opens its tabs in the default context.
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${devtoolsPort}`)).contexts();
  for (const portal of Object.values(portals)) await context.addInitScript({ content: await logInAt(portal, system) });
  for (const page of pagesOfFinishedMove) await measure(page);
  // A busy machine lowers the scores for performance: Lighthouse expects 1,000 or more.
  console.log(`  Speed of the machine while it ran: ${Math.round(median(speeds))}`);
  if (missed.length > 0) throw new UserError(`Below the target: ${missed.join(', ')}.`);
}
