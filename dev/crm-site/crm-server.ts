import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

export interface CrmSiteOptions {
  /** Folder of the pages and their style sheet. */
  pages: string;
  /** Origin of the telephony portal, without a trailing slash. */
  portalOrigin: string;
  /** The current date. */
  today: () => Date;
}

const PAGES = { '/': 'record.html', '/queue': 'queue.html' } as const;

/** The CRM of a call centre, which uses nothing of the portal but the panel's address and an agent's token. */
export function crmServer({ pages, portalOrigin, today }: CrmSiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  for (const [path, file] of Object.entries(PAGES)) {
    app.get(path, async (_request, reply) => {
      const html = await readFile(join(pages, file), 'utf8');
      const filled = html
        .replaceAll('{{portalOrigin}}', portalOrigin)
        .replace(DAY, (_, days) => formatDay(today(), days));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(filled);
    });
  }
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  return app;
}

/** `{{day+7}}`: the date a week from today. */
const DAY = /\{\{day([+-]\d+)\}\}/g;
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const DAY_MS = 24 * 60 * 60 * 1000;

function formatDay(today: Date, days: string): string {
  return SHORT_DAY.format(new Date(today.getTime() + Number(days) * DAY_MS));
}
