// `npm run bench:lighthouse`: Lighthouse with its mobile settings on the landing page and the first step. Fails when a score is
// below its target.
import { parseArgs } from 'node:util';
import { pathOf } from '@home-move/contract';
import lighthouse from 'lighthouse';
import { nextPortBase } from '../../dev/launcher/ports.mjs';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { median } from './statistics.mjs';

const pages = [
  { name: 'landing page', path: '/' },
  { name: 'first step', path: pathOf('personal-details') },
];
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
  return lhr;
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  // The second system's ports are reserved for it.
  const devtoolsPort = nextPortBase(system.settings.ports.api);
  const browser = await launchBrowser({ devtoolsPort });
  onStop(() => browser.close());

  const missed = [];
  const speeds = [];
  console.log(`Lighthouse, mobile, medians of ${runs}`);
  for (const { name, path } of pages) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(`${system.settings.portal}${path}`, devtoolsPort));
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    for (const [category, target] of Object.entries(targets)) {
      const score = toPercent(median(reports.map(({ categories }) => categories[category].score)));
      console.log(`  ${name.padEnd(13)} ${category.padEnd(15)} ${score} of ${target}`);
      if (score === 100) continue;
      for (const title of failedAudits(reports.at(-1), category)) console.log(`    ${title}`);
      if (score < target) missed.push(`${category} of the ${name}`);
    }
  }
  // A busy machine lowers the scores for performance: Lighthouse expects 1,000 or more.
  console.log(`  Speed of the machine while it ran: ${Math.round(median(speeds))}`);
  if (missed.length > 0) throw new UserError(`Below the target: ${missed.join(', ')}.`);
}
