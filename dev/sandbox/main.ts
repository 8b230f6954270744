import { parseArgs } from 'node:util';
import { startSandbox } from './index.js';
import { readCertificate } from './server/certificate.js';
import { serveUntilStopped } from './server/serve-until-stopped.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4004' }, 'smtp-port': text, 'tls-key': text, 'tls-certificate': text },
});
const { 'smtp-port': smtpPort, 'tls-key': key, 'tls-certificate': certificate } = values;
await serveUntilStopped(() =>
  startSandbox({
    port: Number(values.port),
    mailWebhookUrl: process.env['MAIL_WEBHOOK_URL'],
    orderWebhooks: {
      quotes: process.env['QUOTES_WEBHOOK_URL'] ?? null,
      'broadband-ht': process.env['BROADBAND_HT_WEBHOOK_URL'] ?? null,
    },
    ...(smtpPort === undefined ? {} : { smtpPort: Number(smtpPort) }),
    ...(key !== undefined && certificate !== undefined && { certificate: readCertificate(key, certificate) }),
  }),
);
