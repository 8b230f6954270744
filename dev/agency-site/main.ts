import { setTimeout as wait } from 'node:timers/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayOf, systemNow } from '../sandbox/clock/clock.js';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { Agency } from './agency.js';
import { agencyServer } from './agency-server.js';
import { HomeMoveClient } from './home-move-client.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4007' },
    pages: { type: 'string', default: '.' },
    origin: { type: 'string', default: 'http://agency.localhost:4007' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
});
// Not an argument, because process lists show arguments.
const { PARTNER_KEY: partnerKey = '' } = process.env;

const machineNow = Date.now;
const offset = systemNow().getTime() - machineNow();
// The library that verifies webhooks reads only Date.now(), and CLOCK_OFFSET moves the clock of Home Move.
Date.now = () => machineNow() + offset;

await serveUntilStopped(async () => {
  const { api, origin } = values;
  const today = () => dayOf(new Date(Date.now()));
  const agency = new Agency({ homeMove: new HomeMoveClient({ api, partnerKey }), origin, today, wait });
  const app = agencyServer({ pages: resolve(values.pages), origin, agency, today });
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  void agency.connect();
  return app;
});
