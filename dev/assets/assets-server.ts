import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const VERSIONED = /^\/(remotes\/[^/]+\/[^/]+|v\d+\.\d+\.\d+[^/]*)\//;

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** At the loader's major version, a new release arrives within five minutes. */
const FIVE_MINUTES = 'public, max-age=300';

/** Serves published remotes and loaders to pages of any origin, like a plain static store. */
export function assetsServer(dir: string): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', VERSIONED.test(path) ? IMMUTABLE : FIVE_MINUTES);
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
