import { parseArgs } from 'node:util';
import { startSandbox } from './index.js';
import { serveUntilStopped } from './server/serve-until-stopped.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4004' } } });
await serveUntilStopped(() => startSandbox({ port: Number(values.port) }));
