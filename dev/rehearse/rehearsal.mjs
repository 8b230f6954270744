import { mkdir } from 'node:fs/promises';
import { remoteFolders } from '../../build/remotes.mjs';
import { orderWebhooksOf } from '../launcher/api-environment.mjs';
import { runToEnd } from '../launcher/command.mjs';
import { openLogs } from '../launcher/log-files.mjs';
import { ManagedProcess } from '../launcher/managed-process.mjs';
import { assertFree } from '../launcher/ports.mjs';
import { ProcessOutput } from '../launcher/process-output.mjs';
import { inProject, SUPPORT_TOOL } from '../launcher/project.mjs';
import { acceptsTcp, answersHttp } from '../launcher/readiness.mjs';
import { RunRecord } from '../launcher/run-file.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { prepareFolder } from './data-folder.mjs';
import { assertPrograms, writeProxyConfiguration } from './proxy.mjs';
import { deployEnvironment, productionEnvironment, readSettings, writeSettings } from './settings.mjs';

export const API_NAMES = ['api-1', 'api-2'];
const HEALTH = '/api/v1/healthcheck';
const CRM_PAGE = 'https://crm.oakwood.example/queue';
const REASON = 'rehearsal of a build that has passed its checks';

/**
 * Starts everything in production mode with empty data: database and third parties, commands of a first roll-out, two API processes,
 * proxy, and the publications by the deploy commands. Returns the processes, a partner key, and `stop`. Throws a UserError, and leaves
 * nothing running, if a step fails.
 */
export async function startRehearsal(settings, log = console.log) {
  await assertPrograms();
  const lock = await prepareFolder(settings.dataDir);
  try {
    return await startInFolder(settings, { log, lock });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Resolves when an API process is ready for visitors; rejects with UserError after `timeoutMs`, a minute by default. */
export const untilReady = ({ ports }, name, timeoutMs) =>
  answersHttp(`http://127.0.0.1:${ports[name]}${HEALTH}/ready`, timeoutMs)();

async function startInFolder(settings, { log, lock }) {
  const { ports, dataDir } = settings;
  await assertFree(ports, Object.keys(ports));
  const environment = await writeFiles(settings);
  const logs = await openLogs(dataDir);
  const processes = managedProcesses(settings, environment, {
    logs,
    log,
    proxy: await writeProxyConfiguration(settings),
    onRestart: () => record.update(),
  });
  const record = new RunRecord(dataDir, Object.values(processes), {
    onFailure: ({ message }) => log(`run.json cannot be written: ${message}`),
  });
  const start = async (...names) => {
    await Promise.all(names.map((name) => processes[name].start()));
    await record.update();
    log(`${names.map((name) => `${name} (pid ${processes[name].pid})`).join(' and ')} started`);
  };
  const stop = async () => {
    for (const names of [['proxy'], API_NAMES, ['sandbox'], ['mongo']]) {
      await Promise.all(names.map((name) => processes[name].stop()));
    }
    await record.remove();
    logs.close();
    await lock.release();
  };
  try {
    await start('mongo', 'sandbox');
    const partnerKey = await prepareDatabase(environment, log);
    await start(...API_NAMES);
    await start('proxy');
    await publishAll(settings, deployEnvironment(settings, environment), log);
    await Promise.all(API_NAMES.map((name) => untilReady(settings, name)));
    return { processes, partnerKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes certificate, keys and the files for terminals. Returns the environment of the API. */
async function writeFiles(settings) {
  await mkdir(settings.store, { recursive: true, mode: 0o700 });
  await makeCertificate(settings);
  const environment = productionEnvironment(settings, await makeSigningKey(settings));
  await writeSettings(settings.environment, environment);
  await writeSettings(settings.deployEnvironment, deployEnvironment(settings, environment));
  return environment;
}

/** Runs a program with settings. Returns its output. Throws a UserError if it fails. */
export async function run(program, args, env) {
  const { code, text } = await runToEnd(program, args, { output: 'keep', env: { ...process.env, ...env } });
  if (code !== 0) throw new UserError(`${program} ${args.join(' ')} failed:\n${text.trimEnd()}`);
  return text;
}

/** A certificate of this machine for a week. */
const makeCertificate = ({ certificate, certificateKey }) =>
  run('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7'.split(' '),
    ...'-subj /CN=localhost -addext subjectAltName=DNS:localhost,DNS:telephony.localhost,IP:127.0.0.1'.split(' '),
    '-keyout',
    certificateKey,
    '-out',
    certificate,
  ]);

/** Makes the key that signs records. Returns the public key. */
async function makeSigningKey({ signingKey }) {
  const text = await run(process.execPath, [inProject('deploy', 'deploy.mjs'), 'key', signingKey]);
  return text.trim().split('RECORD_PUBLIC_KEYS=').at(-1);
}

function managedProcesses(settings, environment, { logs, log, proxy, onRestart }) {
  const { ports, dataDir, certificate, certificateKey } = settings;
  const managed = (definition) => {
    const output = new ProcessOutput(definition.name, { logs, log });
    const managedProcess = new ManagedProcess({
      ...definition,
      env: { ...process.env, ...definition.env },
      onLine: (line, source) => output.line(line, source, managedProcess.isReady),
      onRestart: ({ name, pid }, error) => {
        if (error) return output.notStarted(error);
        output.ready(`${name} restarted (pid ${pid})`);
        void onRestart();
      },
    });
    return managedProcess;
  };
  const api = (name) =>
    managed({
      name,
      port: ports[name],
      script: inProject('api', 'dist', 'src', 'main.js'),
      // An operator may change the file between two starts.
      readEnv: () => ({ ...process.env, ...readSettings(settings.environment), PORT: String(ports[name]) }),
      // Not ready before the remotes are published.
      ready: answersHttp(`http://127.0.0.1:${ports[name]}${HEALTH}/live`),
    });
  return {
    mongo: managed({
      name: 'mongo',
      port: ports.mongo,
      script: inProject('embedded-mongo', 'dist', 'main.js'),
      args: ['--port', String(ports.mongo), '--data', `${dataDir}/mongo`],
      ready: acceptsTcp(ports.mongo),
    }),
    sandbox: managed({
      name: 'sandbox',
      port: ports.sandbox,
      script: inProject('dev', 'dist', 'sandbox', 'main.js'),
      args: options({
        port: ports.sandbox,
        'smtp-port': ports.smtp,
        'tls-key': certificateKey,
        'tls-certificate': certificate,
      }),
      env: {
        SANDBOX_KEY: environment.PROVIDER_API_KEY,
        MAIL_WEBHOOK_URL: mailWebhookOf(settings, environment),
        ...orderWebhooksOf(settings.portal, environment),
        NODE_EXTRA_CA_CERTS: certificate,
      },
      ready: acceptsTcp(ports.sandbox),
    }),
    'api-1': api('api-1'),
    'api-2': api('api-2'),
    proxy: managed({
      name: 'proxy',
      port: ports.portal,
      script: inProject('dev', 'rehearse', 'run-nginx.mjs'),
      args: [proxy],
      ready: acceptsTcp(ports.portal),
    }),
  };
}

/** Where the sandbox reports bounces and complaints, as the mail provider does. */
const mailWebhookOf = ({ portal }, { MAIL_EVENT_KEY }) =>
  portal.replace('://', `://postmark:${encodeURIComponent(MAIL_EVENT_KEY)}@`).concat('/api/v1/mail-events');

/** `--name value` for each option. */
const options = (values) => Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);

const brands = [
  { id: 100, route: 'default', name: 'Home Move' },
  { id: 101, route: 'oakwood', name: 'Oakwood Lettings' },
];
const settingsOf = ({ route, name }) => ({
  level: 'partner',
  theme: 'meadow',
  phone: '01632 960 404',
  email: `move@${route}.example`,
  hours: 'weekdays, 9am to 5pm',
  legal: `${name} introduces you to Home Move Services Ltd.`,
  origins: `https://www.${route}.example`,
  privacy: `https://www.${route}.example/privacy`,
});

/** The commands of a first roll-out, a partner, its agent, and its key for a CRM. Returns the key. */
async function prepareDatabase(environment, log) {
  const admin = async (noun, verb, values = {}) => {
    log(`admin ${noun} ${verb}`);
    return run(process.execPath, [SUPPORT_TOOL, noun, verb, ...options(values)], environment);
  };
  await admin('database', 'migrate');
  await admin('database', 'indexes');
  for (const brand of brands) await admin('brand', 'add', { ...settingsOf(brand), ...brand });
  await admin('agent', 'add', { brand: 'oakwood', name: 'Jordan Lee' });
  const crm = { brand: 'oakwood', origins: 'https://crm.oakwood.example', return: CRM_PAGE };
  return (await admin('partner-key', 'add', crm)).trim().split('\n').at(-1);
}

/** Publishes shell, remotes and the packages for pages, as their pipelines do. */
async function publishAll({ portal, store }, environment, log) {
  const publish = async (folder, ...args) => {
    await run('npm', ['run', '--silent', 'deploy', '-w', folder, '--', 'publish', '--to', store, ...args], environment);
    log(`${folder} published`);
  };
  const checked = ['--api', portal, '--skip-checks', REASON, '--why', 'rehearsal', '--yes'];
  for (const folder of ['shell', ...remoteFolders()]) await publish(folder, ...checked);
  await publish('embed-snippet', ...options({ portal, telephony: portal, 'admin-portal': CRM_PAGE }));
  await publish('embed-react');
  await publish('host-runtime');
}
