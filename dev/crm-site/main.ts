import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { crmServer } from './crm-server.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4003' },
    pages: { type: 'string', default: '.' },
    'portal-origin': { type: 'string', default: 'http://telephony.localhost:4000' },
  },
});
await serveUntilStopped(async () => {
  const app = crmServer({
    pages: resolve(values.pages),
    portalOrigin: values['portal-origin'],
    today: () => new Date(),
  });
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  return app;
});
