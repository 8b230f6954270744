import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveUntilStopped } from '../sandbox/server/serve-until-stopped.js';
import { assetsServer } from './assets-server.js';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4001' }, dir: { type: 'string', default: '.' } },
});
await serveUntilStopped(async () => {
  const app = assetsServer(resolve(values.dir));
  await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  return app;
});
