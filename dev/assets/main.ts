import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assetsServer } from './assets-server.js';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4001' }, dir: { type: 'string', default: '.' } },
});
const app = assetsServer(resolve(values.dir));
await app.listen({ host: '127.0.0.1', port: Number(values.port) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
