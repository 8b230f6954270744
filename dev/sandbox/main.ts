import { parseArgs } from 'node:util';
import { startSandbox } from './index.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4004' } } });
const sandbox = await startSandbox({ port: Number(values.port) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
