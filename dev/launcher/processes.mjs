import { join } from 'node:path';
import { apiEnvironment, mailWebhookOf, orderWebhooksOf, partnerKeyOf } from './api-environment.mjs';
import { inProject } from './project.mjs';
import { acceptsTcp, answersHttp } from './readiness.mjs';

const dist = (...path) => inProject('dev', 'dist', ...path);

/** The processes of the system: those in `first` can start together, the API needs them all. */
export function processesOf(settings, env = process.env) {
  const { ports, dataDir } = settings;
  const mongo = {
    name: 'mongo',
    port: ports.mongo,
    script: inProject('embedded-mongo', 'dist', 'main.js'),
    args: ['--port', String(ports.mongo), '--data', join(dataDir, 'mongo')],
    ready: acceptsTcp(ports.mongo),
    address: `mongodb://127.0.0.1:${ports.mongo}`,
  };
  const sandbox = {
    name: 'sandbox',
    port: ports.sandbox,
    script: dist('sandbox', 'main.js'),
    args: ['--port', String(ports.sandbox), '--smtp-port', String(ports.smtp)],
    env: {
      ...env,
      MAIL_WEBHOOK_URL: mailWebhookOf(settings, env),
      ...orderWebhooksOf(`http://127.0.0.1:${settings.ports.api}`, env),
    },
    otherPorts: ['smtp'],
    ready: answersHttp(`${settings.sandbox}/healthz`),
    address: settings.sandbox,
  };
  const assets = {
    name: 'assets',
    port: ports.assets,
    script: dist('assets', 'main.js'),
    args: ['--port', String(ports.assets), '--dir', join(dataDir, 'assets')],
    ready: answersHttp(`http://127.0.0.1:${ports.assets}/v1/loader.js`),
    address: settings.assets,
  };
  const partner = {
    name: 'partner',
    port: ports.partner,
    script: dist('partner-site', 'main.js'),
    args: [
      '--port',
      String(ports.partner),
      '--pages',
      inProject('dev', 'partner-site', 'pages'),
      '--origin',
      settings.partner,
      '--assets-origin',
      settings.assets,
      '--portal-origin',
      settings.portal,
      '--api',
      `http://127.0.0.1:${ports.api}`,
    ],
    env: { ...env, PARTNER_KEY: partnerKeyOf(env) },
    ready: answersHttp(`http://127.0.0.1:${ports.partner}/`),
    address: settings.partner,
  };
  const crm = {
    name: 'crm',
    port: ports.crm,
    script: dist('crm-site', 'main.js'),
    args: [
      '--port',
      String(ports.crm),
      '--pages',
      inProject('dev', 'crm-site', 'pages'),
      '--origin',
      settings.crm,
      '--telephony-origin',
      settings.telephony,
      '--assets-origin',
      settings.assets,
      '--api',
      `http://127.0.0.1:${ports.api}`,
    ],
    env: { ...env, PARTNER_KEY: partnerKeyOf(env) },
    ready: answersHttp(`http://127.0.0.1:${ports.crm}/queue`),
    address: settings.crm,
  };
  const agency = {
    name: 'agency',
    port: ports.agency,
    script: dist('agency-site', 'main.js'),
    args: [
      '--port',
      String(ports.agency),
      '--pages',
      inProject('dev', 'agency-site', 'pages'),
      '--origin',
      settings.agency,
      '--api',
      `http://127.0.0.1:${ports.api}`,
    ],
    env: { ...env, PARTNER_KEY: partnerKeyOf(env) },
    ready: answersHttp(`http://127.0.0.1:${ports.agency}/`),
    address: settings.agency,
  };
  const api = {
    name: 'api',
    port: ports.api,
    script: inProject('api', 'dist', 'src', 'main.js'),
    env: apiEnvironment(settings, env),
    ready: answersHttp(`http://127.0.0.1:${ports.api}/api/v1/healthcheck/ready`),
    address: settings.portal,
  };
  return { first: [...(settings.ownDatabase ? [mongo] : []), sandbox, assets, partner, crm, agency], api };
}
