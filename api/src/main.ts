import { App } from './app.js';
import { stopOnSignals } from './common/drain/stop-signals.js';
import { readEnv } from './config/env.js';
import { formatStartFailure } from './config/start-failure.js';

try {
  const app = new App(readEnv(process.env));
  await app.start();
  stopOnSignals(process, () => app.stop());
} catch (error) {
  process.stderr.write(`${formatStartFailure(error)}\n`);
  process.exit(1);
}
