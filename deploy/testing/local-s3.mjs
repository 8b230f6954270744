import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'assets';
const PREFIX = 'portal';

/**
 * Starts an S3 service with one bucket, and a server in front of it, as a content delivery network would be. The service is
 * s3rver, which stores metadata and CORS rules, and knows its accounts. It signs the address of a bucket without the slash that
 * the SDK adds, so signatures cannot be compared. It ignores conditions of PUT: `conditionalPuts` adds them as Amazon documents
 * them.
 */
export async function startLocalS3({ hasConditionalPuts = true, onPut = async () => true } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'hm-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const keyOf = (path) => `${PREFIX}/${path}`;
  s3.middleware.unshift(observed(onPut), ...(hasConditionalPuts ? [conditionalPuts(s3.store)] : []));
  const { port } = await s3.run();
  const front = await startFront(port);
  return {
    location: `s3://${BUCKET}/${PREFIX}`,
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
    origin: `http://127.0.0.1:${front.address().port}`,
    async keys() {
      const { objects } = await s3.store.listObjects(BUCKET, { prefix: `${PREFIX}/` });
      return objects.map(({ key }) => key.slice(PREFIX.length + 1)).toSorted();
    },
    async object(path) {
      const { content, metadata } = await s3.store.getObject(BUCKET, keyOf(path));
      return { content: Buffer.concat(await content.toArray()), metadata };
    },
    async put(path, content) {
      await s3.store.putObject({ bucket: BUCKET, key: keyOf(path), content: Buffer.from(content), metadata: {} });
    },
    async remove(path) {
      await s3.store.deleteObject(BUCKET, keyOf(path));
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      s3.httpServer.closeAllConnections();
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const pathOf = (key) => key.slice(`/${BUCKET}/${PREFIX}/`.length);

const observed = (onPut) => async (ctx, next) => {
  if (ctx.method !== 'PUT' || !ctx.path.startsWith(`/${BUCKET}/${PREFIX}/`)) return next();
  if (await onPut(pathOf(ctx.path))) return next();
  ctx.respond = false;
  return ctx.req.destroy();
};

/** Rejects a PUT with `If-None-Match: *` if the object exists, or while another such request creates it. */
function conditionalPuts(store) {
  const inFlight = new Set();
  return async (ctx, next) => {
    if (ctx.method !== 'PUT' || ctx.get('if-none-match') !== '*') return next();
    const key = decodeURIComponent(ctx.path.slice(BUCKET.length + 2));
    if (inFlight.has(key)) return reject(ctx, 409, 'ConditionalRequestConflict');
    inFlight.add(key);
    try {
      if (await store.existsObject(BUCKET, key)) return reject(ctx, 412, 'PreconditionFailed');
      return await next();
    } finally {
      inFlight.delete(key);
    }
  };
}

function reject(ctx, status, code) {
  ctx.req.resume();
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

/** Serves the prefix of the bucket at its root, and adds the header that an object of S3 cannot have. */
async function startFront(s3Port) {
  const front = createServer((incoming, outgoing) => {
    const path = `/${BUCKET}/${PREFIX}${incoming.url}`;
    const { origin } = incoming.headers;
    request({ host: '127.0.0.1', port: s3Port, path, headers: origin === undefined ? {} : { origin } }, (answer) => {
      outgoing.writeHead(answer.statusCode, {
        ...answer.headers,
        'cross-origin-resource-policy': 'cross-origin',
      });
      answer.pipe(outgoing);
    }).end();
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  return front;
}
