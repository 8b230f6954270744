import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { proxyApi } from './api-proxy.js';
import type { HomeMoveClient } from './home-move-client.js';
import { type HomeMoveOrigins, policyOf } from './page-policy.js';

export interface CrmSiteOptions {
  /** Folder of the pages and their style sheets and scripts. */
  pages: string;
  /** Origins of Home Move, without a trailing slash. */
  origins: HomeMoveOrigins;
  /** Address of Home Move's API, for the proxy. */
  api: string;
  homeMove: Pick<HomeMoveClient, 'launchCode' | 'openCall' | 'renew' | 'logOut'>;
  /** The current date. */
  today: () => Date;
}

/** The record on the screen: a case of the CRM, and the enrolment's reference in Home Move. */
const record = { enrolment: 'HM-7KQ2XW9D', agentName: 'Jordan Lee' } as const;

/** The ways in which a CRM can show the panel. */
const ways = { '/': 'element', '/bare': 'bare', '/mounted': 'mounted' } as const;

const noLink = { element: '', bare: '', mounted: '' } as const;

/** A call centre's CRM, which shows the enrolment of the customer on the line in each of three ways. */
export function crmServer({ pages, origins, api, homeMove, today }: CrmSiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  proxyApi(app, api);
  const read = (...path: string[]) => readFile(join(pages, ...path), 'utf8');
  const fill = (html: string, values: Readonly<Record<string, string>>) =>
    html
      .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
      .replace(DAY, (_, days) => formatDay(today(), days));

  for (const [path, way] of Object.entries(ways)) {
    /** The panel as HTML; a sentence where Home Move does not open the enrolment. */
    const panel = async (): Promise<string> => {
      try {
        const { enrolment, agentName } = record;
        const opened: Readonly<Record<string, string>> =
          way === 'mounted'
            ? { call: inScript(await homeMove.openCall(enrolment, agentName)) }
            : { code: await homeMove.launchCode(enrolment, agentName) };
        return fill(await read('panels', `${way}.html`), { ...origins, ...opened });
      } catch (error) {
        return fill(await read('panels', 'failed.html'), { reason: escaped((error as Error).message) });
      }
    };
    app.get(path, async (_request, reply) => {
      const html = fill(await read('record.html'), { ...noLink, [way]: 'aria-current="page"', panel: await panel() });
      return (
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', policyOf(way, origins))
          // The page contains a code for one use.
          .header('cache-control', 'no-store')
          .send(html)
      );
    });
  }

  app.get<{ Querystring: { ended?: string } }>('/queue', async ({ query }, reply) => {
    const html = fill(await read('queue.html'), { ended: query.ended === undefined ? 'hidden' : '' });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf('none', origins))
      .header('cache-control', 'no-cache')
      .send(html);
  });

  app.post('/call/renew', async (request, reply) => {
    const token = await homeMove.renew(tokenOf(request));
    return token === null ? reply.status(401).send() : { accessToken: token };
  });
  app.post('/call/log-out', async (request, reply) => {
    await homeMove.logOut(tokenOf(request));
    return reply.status(204).send();
  });
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  return app;
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

/** JSON that cannot close the script element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escaped = (text: string) => text.replace(/[^\w .,-]/g, (character) => `&#${character.charCodeAt(0)};`);

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
