import { parseArgs } from 'node:util';
import { type EmbeddedMongo, FolderLockedError, movedClock, startEmbeddedMongo } from './index.js';
import { isSystemError } from './storage/storage-errors.js';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });

function fail(line: string): never {
  process.stderr.write(`embedded-mongo: ${line}\n`);
  process.exit(1);
}

function portArgument(): number {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port must be a number from 0 to 65535');
  return port;
}

/** The application moves its clock by the same variable: TTL indexes have to follow the clock of the dates in them. */
function clockOffset(): number {
  const offset = Number(process.env['CLOCK_OFFSET'] ?? 0);
  if (!Number.isInteger(offset)) fail('CLOCK_OFFSET must be a whole number of milliseconds');
  return offset;
}

function describe(error: unknown): string {
  if (error instanceof FolderLockedError) return error.message;
  if (isSystemError(error, 'EADDRINUSE')) return `port ${values.port} is taken`;
  const text = error instanceof Error ? error.message : String(error);
  return isFileError(error) ? `the data folder ${values.data} cannot be written: ${text}` : text;
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'listen';
}

async function start(): Promise<EmbeddedMongo> {
  const port = portArgument();
  const dataDir = values.data;
  if (dataDir === undefined || dataDir === '') fail('--data must name a folder');
  return startEmbeddedMongo({
    port,
    dataDir,
    clock: movedClock(clockOffset()),
    // Clients get no reply, so they treat the write as interrupted; the next process reads the files on disk.
    onFailure: ({ cause }) => fail(describe(cause)),
  }).catch((error: unknown) => fail(describe(error)));
}

const mongo = await start();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    mongo.close().then(
      () => process.exit(0),
      (error: unknown) => fail(describe(error)),
    );
  });
}
process.stdout.write(`embedded-mongo ready on 127.0.0.1:${mongo.port}\n`);
if (mongo.cut !== undefined) {
  const { bytes, keptIn } = mongo.cut;
  process.stderr.write(
    `embedded-mongo: cut an incomplete record of ${bytes} bytes off the log; it is kept in ${keptIn}\n`,
  );
}
