import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { crmServer } from './crm-server.js';
import { HomeMoveClient } from './home-move-client.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4003' },
    pages: { type: 'string', default: '.' },
    origin: { type: 'string', default: 'http://crm.localhost:4003' },
    'telephony-origin': { type: 'string', default: 'http://telephony.localhost:4000' },
    'assets-origin': { type: 'string', default: 'http://localhost:4001' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
});
// No argument: lists of processes show those.
const { PARTNER_KEY: partnerKey = '' } = process.env;

await serveUntilStopped(async () => {
  const { api, origin } = values;
  const app = crmServer({
    pages: resolve(values.pages),
    origins: { telephony: values['telephony-origin'], assets: values['assets-origin'] },
    api,
    homeMove: new HomeMoveClient({ api, partnerKey, origin }),
    now: () => new Date(),
  });
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  return app;
});
