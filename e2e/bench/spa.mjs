// `npm run bench:spa`: builds the portal as one plain single-page application from the same sources, serves it next to
// the product from the same API and database, and compares both, visit by visit, with an empty cache on throttled
// connections.
import { parseArgs } from 'node:util';
import { pathOf } from '@home-move/contract';
import { startSpa } from '../../dev/bench/spa/start-spa.mjs';
import { launchBrowser } from './browser.mjs';
import { slow4g, slowProfile } from './connections.mjs';
import { documentScripts, transferSize } from './document-scripts.mjs';
import { prepareMover } from './prepared-mover.mjs';
import { kilobytes, median } from './statistics.mjs';
import { visit } from './visit.mjs';

const screen = (journey, step) => ({ journey, path: pathOf(step) });
const firstScreens = [
  screen('onboarding', 'personal-details'),
  screen('council-water', 'council-services-upfront'),
  screen('confirmation', 'product-selection'),
  screen('energy', 'energy-usage'),
  screen('entertainment', 'broadband-list'),
];
const energyList = { ...screen('energy', 'energy-list'), page: './list/list.page' };

const compared = [
  { name: 'first screen', path: firstScreens[0].path, shown: 'h1', needsMover: false },
  { name: 'energy list', path: energyList.path, shown: 'article', needsMover: true },
];

const medians = (visits) => ({
  ms: median(visits.map(({ ms }) => ms)),
  requests: median(visits.map(({ requests }) => requests)),
  bytes: median(visits.map(({ bytes }) => bytes)),
});

const formatVisit = ({ ms, requests, bytes }) =>
  `${Math.round(ms)} ms, ${requests} requests, ${kilobytes(bytes)}`.padEnd(32);

/** The size as served of the scripts that the documents of the first screens name, each counted once. */
async function firstScreensSize(portal) {
  const found = await Promise.all(firstScreens.map(({ path }) => documentScripts(`${portal}${path}`)));
  const sizes = await Promise.all([...new Set(found.flat())].map((url) => transferSize(url, 'br')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '9' } } });
  const runs = Number(values.runs);
  const spa = await startSpa(system, [...firstScreens, energyList]);
  onStop(spa.stop);
  const browser = await launchBrowser();
  onStop(() => browser.close());
  const portals = { federated: system.settings.portal, plain: spa.portal };

  const open = async (portal, { path, shown, needsMover }, connection) => {
    const tokens = needsMover ? await prepareMover(portal) : undefined;
    return visit(browser, { url: `${portal}${path}`, shown, connection, tokens });
  };
  // The first visits are slower.
  for (const portal of Object.values(portals)) for (const each of compared) await open(portal, each, slowProfile);

  for (const connection of [slowProfile, slow4g]) {
    console.log(`\n${connection.name}, medians of ${runs}`);
    for (const each of compared) {
      const visits = { federated: [], plain: [] };
      for (let run = 0; run < runs; run += 1) {
        // Each is first in every other pair.
        const kinds = run % 2 === 0 ? ['federated', 'plain'] : ['plain', 'federated'];
        for (const kind of kinds) visits[kind].push(await open(portals[kind], each, connection));
      }
      const [federated, plain] = [medians(visits.federated), medians(visits.plain)];
      const ratio = (federated.ms / plain.ms).toFixed(2);
      console.log(
        `  ${each.name.padEnd(13)} federated ${formatVisit(federated)} plain ${formatVisit(plain)} ×${ratio}`,
      );
    }
  }
  const [federated, plain] = await Promise.all([portals.federated, portals.plain].map(firstScreensSize));
  console.log(
    `\nShell and the first screens of five journeys, brotli: federated ${kilobytes(federated)}, plain ${kilobytes(plain)}`,
  );
}
