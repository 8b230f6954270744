import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { partnerServer } from './partner-server.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4002' },
    pages: { type: 'string', default: '.' },
    'assets-origin': { type: 'string', default: 'http://localhost:4001' },
  },
});
await serveUntilStopped(async () => {
  const app = partnerServer({
    pages: resolve(values.pages),
    assetsOrigin: values['assets-origin'],
    today: () => new Date(),
  });
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  return app;
});
