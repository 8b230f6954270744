import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PrefillClient, Tenant } from './prefill-client.js';

export interface PartnerSiteOptions {
  /** Folder of the pages and their style sheet. */
  pages: string;
  /** Origin of the loader, without a trailing slash. */
  assetsOrigin: string;
  /** Origin of the portal's frame, without a trailing slash. */
  portalOrigin: string;
  /** Creates the codes that fill in a tenant's details. */
  homeMove: Pick<PrefillClient, 'code'>;
  /** The current date. */
  today: () => Date;
}

const PAGES = { '/to-let': 'to-let.html', '/contact': 'contact.html' } as const;

/** The page of a tenant with each of two snippets. */
const TENANCY_PAGES = { '/': 'script.html', '/with-frame': 'frame.html' } as const;

/** The tenant who is logged in at the agent's site. */
const tenant: Omit<Tenant, 'moveInDate'> = {
  title: 'Ms',
  firstName: 'Marigold',
  surname: 'Fennimore',
  emailAddress: 'marigold.fennimore@example.test',
  contactNumber: '07700900145',
  address: { houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford', postcode: 'MK40 2QT' },
};

/**
 * The site of an estate agent, which uses nothing of the portal but a pasted snippet. The page of a tenant who is logged in
 * also passes on a code for the tenant's details. The site has the privacy notices of the demo brands, too.
 */
export function partnerServer({
  pages,
  assetsOrigin,
  portalOrigin,
  homeMove,
  today,
}: PartnerSiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  const read = (file: string) => readFile(join(pages, file), 'utf8');
  for (const [path, file] of Object.entries(PAGES)) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await read(file)),
    );
  }
  for (const [path, snippet] of Object.entries(TENANCY_PAGES)) {
    app.get(path, async (_request, reply) => {
      const filled = (await read('index.html'))
        .replace('{{portal}}', await read(join('snippets', snippet)))
        .replaceAll('{{assetsOrigin}}', assetsOrigin)
        .replaceAll('{{portalOrigin}}', portalOrigin)
        .replaceAll('{{keysDate}}', keysDate(today()));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(filled);
    });
  }
  app.get('/welcome', async ({ log }, reply) => {
    const moveInDate = ISO_DAY.format(keysDay(today()));
    // Without a code, the tenant fills in the forms.
    const code = await homeMove.code({ ...tenant, moveInDate }).catch((error: unknown) => {
      log.error(error);
      return null;
    });
    const html = await read('welcome.html');
    const filled = html
      .replaceAll('{{assetsOrigin}}', assetsOrigin)
      .replaceAll('{{firstName}}', tenant.firstName)
      .replaceAll('{{prefillCode}}', JSON.stringify(code));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled);
  });
  app.get<{ Params: { brand: string } }>('/privacy/:brand', async ({ params }, reply) => {
    const html = await read('privacy.html');
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
/** yyyy-MM-dd */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The keys are always collected a week from today. */
const keysDay = (today: Date) => new Date(today.getTime() + A_WEEK_MS);

function keysDate(today: Date): string {
  return LONG_DAY.format(keysDay(today)).replace(',', '');
}
