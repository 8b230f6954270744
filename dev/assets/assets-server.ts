import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const VERSIONED = /^\/(remotes\/[^/]+\/[^/]+|v\d+\.\d+\.\d+[^/]*)\//;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The loader's major address takes up a new release within five minutes. */
const SHORT = 'public, max-age=300';

/** Serves published remotes and loaders to pages of any origin, as a plain static store would. */
export function assetsServer(dir: string): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', VERSIONED.test(path) ? FOR_EVER : SHORT);
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.header('cache-control', 'no-store').status(404).type('text/plain').send('Not found');
  });
  app.register(fastifyStatic, {
    root: dir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  return app;
}
