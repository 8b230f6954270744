import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, setGlobalDispatcher } from 'undici';
import { Client } from '../chaos/client.mjs';
import { Customer } from '../chaos/customer.mjs';
import { Random } from '../chaos/random.mjs';
import { findChromium } from '../launcher/chromium.mjs';
import { runStories } from '../launcher/test-runners.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { checkKeyChange, checkRestore } from './operator-checks.mjs';
import { readUpstreams } from './proxy.mjs';

const WORKERS = 4;
const AFTER_STOP_MS = 1000;
const BAD_GATEWAY = 502;
const CRM = 'https://crm.oakwood.example';

/** Checks a running rehearsal over https, through the proxy. Prints a line for each check. Returns the exit code. */
export async function checkRehearsal(settings, rehearsal, log = console.log) {
  setGlobalDispatcher(new Agent({ connect: { ca: await readFile(settings.certificate, 'utf8') } }));
  const checks = {
    'a page comes from both API processes': () => checkPages(settings),
    'loader and tokens have the headers of production': () => checkStore(settings),
    'a frame may be shown only by pages of its partner': () => checkFrame(settings),
    'a mover and an agent set up energy': () => checkEnrolment(settings, rehearsal),
    'whole enrolments work in a browser, hosted and in a page of a partner': () => checkStories(settings),
    'the field key is changed by settings, restarts and `keys reseal`': () => checkKeyChange(settings),
    'a backup is restored to another database': () => checkRestore(settings),
    'a process that is stopped fails no request, if a POST that gets 502 is repeated once': () =>
      checkDrain(settings, rehearsal),
  };
  let failures = 0;
  for (const [title, check] of Object.entries(checks)) {
    try {
      log(`ok      ${title}: ${await check()}`);
    } catch (error) {
      failures += 1;
      log(`FAILED  ${title}: ${error.message}`);
    }
  }
  return failures === 0 ? 0 : 1;
}

/** Throws a UserError unless the response has these headers; a pattern has to match. */
function assertHeaders(response, expected) {
  for (const [name, value] of Object.entries(expected)) {
    const sent = response.headers.get(name);
    if (value instanceof RegExp ? value.test(sent ?? '') : sent === value) continue;
    throw new UserError(`${response.url} sent ${name}: ${sent}`);
  }
}

async function get(url) {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new UserError(`${url} returned ${response.status}`);
  return { response, text };
}

async function checkPages(settings) {
  for (let count = 0; count < 10; count += 1) {
    const { response, text } = await get(`${settings.portal}/`);
    assertHeaders(response, { 'strict-transport-security': /max-age=31536000/, 'x-frame-options': 'DENY' });
    if (!text.includes('This is a rehearsal.')) throw new UserError('the page has no banner');
  }
  const processes = new Set(await readUpstreams(settings));
  if (processes.size !== 2) throw new UserError(`the proxy used ${[...processes].join(', ')}`);
  return [...processes].toSorted().join(' and ');
}

async function checkStore({ assets }) {
  const files = ['/v1/loader.js', '/v1/host-runtime.js', '/v1/tokens.css'];
  for (const file of files) {
    const { response } = await get(`${assets}${file}`);
    assertHeaders(response, {
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
  return files.join(', ');
}

async function checkFrame({ portal }) {
  const { response } = await get(`${portal}/embed/oakwood`);
  assertHeaders(response, {
    'content-security-policy': /frame-ancestors https:\/\/www\.oakwood\.example$/,
    'x-frame-options': null,
    'strict-transport-security': /max-age=31536000/,
  });
  return '/embed/oakwood';
}

async function checkEnrolment({ portal, sandbox }, { partnerKey }) {
  const random = new Random(1);
  const client = new Client([portal], random);
  const customer = new Customer(client, {
    number: 1,
    random,
    settings: { crm: CRM, sandbox },
    partnerKey,
  });
  await customer.run();
  const other = customer.actions.filter(({ outcome }) => outcome !== 'done');
  if (other.length > 0) throw new UserError(JSON.stringify(other));
  if (client.repeats > 0) throw new UserError(`${client.repeats} requests had to be repeated`);
  return `${customer.actions.length} actions, ${JSON.stringify(client.statuses)}`;
}

/** Runs the stories of `e2e/tests/rehearsal`. */
async function checkStories({ ports, portal, assets, dataDir }) {
  const { code, report } = await runStories({
    folder: dataDir,
    env: { ...process.env, ASSETS_URL: assets },
    settings: { portal, dataDir, ports: { api: ports.portal } },
    chromium: await findChromium(),
    config: 'rehearsal.config.ts',
  });
  const { expected, unexpected, flaky } = report.stats;
  if (code !== 0)
    throw new UserError(`${unexpected + flaky} of ${expected + unexpected + flaky} failed; see ${dataDir}`);
  return `${expected} stories`;
}

/** Stops one process while requests arrive, and starts it again. */
async function checkDrain({ portal }, { processes }) {
  const post = () =>
    fetch(`${portal}/api/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'tenant-portal' }),
    });
  const requests = [
    () => fetch(`${portal}/`),
    // nginx does not repeat a POST that it has sent as the port closes, so its client has to.
    () => post().then((response) => (response.status === BAD_GATEWAY ? post() : response)),
  ];
  const failures = [];
  let sent = 0;
  const over = new AbortController();
  const work = async (index) => {
    while (!over.signal.aborted) {
      sent += 1;
      const problem = await requests[(sent + index) % requests.length]()
        .then(async (response) => {
          await response.arrayBuffer();
          return response.ok ? undefined : `status ${response.status}`;
        })
        .catch((error) => `${error.message} ${error.cause?.message ?? ''}`);
      if (problem) failures.push(problem);
    }
  };
  const working = Promise.all(Array.from({ length: WORKERS }, (_, index) => work(index)));
  try {
    await delay(AFTER_STOP_MS);
    const pid = processes['api-1'].pid;
    await processes['api-1'].stop();
    // The other process serves.
    await delay(AFTER_STOP_MS);
    if (isRunning(pid)) throw new UserError(`the process ${pid} still runs`);
  } finally {
    over.abort();
    await working;
  }
  if (failures.length > 0) throw new UserError(`${failures.length} of ${sent} requests failed: ${failures[0]}`);
  return `${sent} requests during and after SIGTERM`;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
