import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { partnerServer } from './partner-server.js';
import { PrefillClient } from './prefill-client.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4002' },
    pages: { type: 'string', default: '.' },
    origin: { type: 'string', default: 'http://partner.localhost:4002' },
    'portal-origin': { type: 'string', default: 'http://localhost:4000' },
    'assets-origin': { type: 'string', default: 'http://localhost:4001' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
});
// Not an argument, because process lists show arguments.
const { PARTNER_KEY: partnerKey = '' } = process.env;

await serveUntilStopped(async () => {
  const { api, origin } = values;
  const app = partnerServer({
    pages: resolve(values.pages),
    assetsOrigin: values['assets-origin'],
    portalOrigin: values['portal-origin'],
    homeMove: new PrefillClient({ api, partnerKey, origin }),
    today: () => new Date(),
  });
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  return app;
});
