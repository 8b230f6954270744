import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { portBase, portsFrom } from '../launcher/ports.mjs';
import { inProject } from '../launcher/project.mjs';

/** Next to the ports of `npm start`, so that both can run. */
const DEFAULT_BASE = 4100;
const HOST = '127.0.0.1';

/** Ports, addresses and folders of a rehearsal. */
export function settingsFrom(env = process.env) {
  const base = portBase({ PORT_BASE: env.PORT_BASE || String(DEFAULT_BASE) });
  const { api: portal, assets, sandbox, mongo, smtp } = portsFrom(base);
  const ports = { portal, assets, sandbox, mongo, smtp, 'api-1': base + 8, 'api-2': base + 9 };
  const dataDir = join(env.HM_DATA_DIR ? resolve(env.HM_DATA_DIR) : inProject('.data'), `rehearsal-${base}`);
  const inData = (name) => join(dataDir, name);
  return {
    ports,
    dataDir,
    portal: `https://localhost:${portal}`,
    assets: `https://localhost:${assets}`,
    sandbox: `https://${HOST}:${sandbox}`,
    mongo: `mongodb://${HOST}:${mongo}/home_move?directConnection=true`,
    mail: `smtp://${HOST}:${smtp}`,
    store: inData('store'),
    certificate: inData('certificate.pem'),
    certificateKey: inData('certificate-key.pem'),
    signingKey: inData('signing-key.pem'),
    environment: inData('environment'),
    deployEnvironment: inData('deploy-environment'),
  };
}

const secret = () => randomBytes(32).toString('base64');

/** The settings of the API and its support tool, with the port of the first process. Each call returns new secrets. */
export function productionEnvironment(settings, recordPublicKey) {
  const { ports, portal, assets, sandbox, mongo, mail, certificate } = settings;
  return {
    NODE_ENV: 'production',
    APP_MODE: 'production',
    REHEARSAL: 'true',
    HOST,
    PORT: String(ports['api-1']),
    MONGODB_URI: mongo,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '3',
    PUBLIC_ORIGIN: portal,
    ASSETS_ORIGIN: assets,
    SHELL_DIR: inProject('shell', 'dist'),
    DEPLOY_KEY: secret(),
    RECORD_PUBLIC_KEYS: recordPublicKey,
    ADDRESSES_URL: `${sandbox}/addresses`,
    SUPPLY_URL: `${sandbox}/supply`,
    QUOTES_URL: `${sandbox}/quotes`,
    RATING_URL: `${sandbox}/rating`,
    BROADBAND_HT_URL: `${sandbox}/broadband-ht`,
    BROADBAND_WOMBB_URL: `${sandbox}/broadband-wombb`,
    COUNCILS_URL: `${sandbox}/councils`,
    SMS_URL: `${sandbox}/sms`,
    SMTP_URL: mail,
    MAIL_FROM: 'moving@home-move.example',
    PROVIDER_API_KEY: secret(),
    MAIL_EVENT_KEY: secret(),
    QUOTES_WEBHOOK_SECRET: `whsec_${secret()}`,
    BROADBAND_HT_WEBHOOK_SECRET: `whsec_${secret()}`,
    JWT_SECRET: secret(),
    FIELD_KEY: secret(),
    // Set during a change of these keys. A terminal that has read them forgets them with an empty value, not without the line.
    JWT_SECRET_PREVIOUS: '',
    FIELD_KEY_ID: '1',
    FIELD_KEYS_OLD: '',
    NODE_EXTRA_CA_CERTS: certificate,
  };
}

/** The settings of the deploy commands, without any setting of the API. `PORTAL` and `STORE` are values for their options. */
export const deployEnvironment = ({ portal, store, signingKey, certificate }, { DEPLOY_KEY }) => ({
  DEPLOY_KEY,
  SIGNING_KEY_FILE: signingKey,
  NODE_EXTRA_CA_CERTS: certificate,
  PORTAL: portal,
  STORE: store,
});

/** Writes settings to a file that `. file` of a shell and `readSettings` read, and only its owner. No value contains a quote. */
export async function writeSettings(file, values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`);
  await writeFile(file, lines.join(''), { mode: 0o600 });
}

/** The settings in a file, as they are now. */
export const readSettings = (file) => parseEnv(readFileSync(file, 'utf8'));
