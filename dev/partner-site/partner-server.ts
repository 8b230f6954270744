import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

export interface PartnerSiteOptions {
  /** Folder of the pages and their style sheet. */
  pages: string;
  /** Origin of the loader, without a trailing slash. */
  assetsOrigin: string;
  /** The current date. */
  today: () => Date;
}

const PAGES = { '/': 'index.html', '/to-let': 'to-let.html', '/contact': 'contact.html' } as const;

/**
 * The site of an estate agent, which uses nothing of the portal but one pasted script line. It also has the privacy notices
 * of the demo brands.
 */
export function partnerServer({ pages, assetsOrigin, today }: PartnerSiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  for (const [path, file] of Object.entries(PAGES)) {
    app.get(path, async (_request, reply) => {
      const html = await readFile(join(pages, file), 'utf8');
      const filled = html.replaceAll('{{assetsOrigin}}', assetsOrigin).replaceAll('{{keysDate}}', keysDate(today()));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(filled);
    });
  }
  app.get<{ Params: { brand: string } }>('/privacy/:brand', async ({ params }, reply) => {
    const html = await readFile(join(pages, 'privacy.html'), 'utf8');
    const brand = /^[a-z][a-z0-9-]{0,39}$/.test(params.brand) ? params.brand : '';
    return reply.type('text/html; charset=utf-8').send(html.replaceAll('{{brand}}', brand));
  });
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  return app;
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});
const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The keys are always collected a week from today. */
function keysDate(today: Date): string {
  return LONG_DAY.format(new Date(today.getTime() + A_WEEK_MS)).replace(',', '');
}
