import { App } from './app.js';
import { readEnv } from './config/env.js';
import { formatStartFailure } from './config/start-failure.js';

try {
  await new App(readEnv(process.env)).start();
} catch (error) {
  process.stderr.write(`${formatStartFailure(error)}\n`);
  process.exit(1);
}
