import { parseArgs } from 'node:util';
import { startSandbox } from './index.js';
import { serveUntilStopped } from './server/serve-until-stopped.js';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4004' }, 'smtp-port': { type: 'string' } },
});
const smtpPort = values['smtp-port'];
await serveUntilStopped(() =>
  startSandbox({ port: Number(values.port), ...(smtpPort === undefined ? {} : { smtpPort: Number(smtpPort) }) }),
);
