import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { proxyApi } from './api-proxy.js';
import { CallLog, type LoggedEvent } from './call-log.js';
import type { HomeMoveClient } from './home-move-client.js';
import { type HomeMoveOrigins, policyOf } from './page-policy.js';

export interface CrmSiteOptions {
  /** Folder of the pages and their style sheets and scripts. */
  pages: string;
  /** Origins of Home Move, without a trailing slash. */
  origins: HomeMoveOrigins;
  /** Address of Home Move's API, for the proxy. */
  api: string;
  homeMove: Pick<HomeMoveClient, 'launchCode'>;
  /** The current time. */
  now: () => Date;
}

/** A case of the CRM: its own number, and the enrolment's reference in Home Move. */
interface Case {
  readonly number: string;
  readonly enrolment: string;
}

/** The case of the demo. */
const samsCase: Case = { number: '20418', enrolment: 'HM-7KQ2XW9D' };
const agentName = 'Jordan Lee';
/** The partner whose CRM this is, by its route. */
const partner = 'oakwood';

/** The ways in which a CRM can show the panel. */
const ways = { '/': 'element', '/bare': 'bare', '/mounted': 'mounted' } as const;
type Way = (typeof ways)[keyof typeof ways];

const noLink = { element: '', bare: '', mounted: '' } as const;

/** A call centre's CRM, which shows the enrolment of the customer on the line in each of three ways. */
export function crmServer({ pages, origins, api, homeMove, now }: CrmSiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  proxyApi(app, api);
  const read = (...path: string[]) => readFile(join(pages, ...path), 'utf8');
  const fill = (html: string, values: Readonly<Record<string, string>>) =>
    html
      .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
      .replace(DAY, (_, days) => formatDay(now(), days));

  const log = new CallLog(now);
  /** The panel as HTML; a sentence if Home Move does not open the enrolment. */
  async function panel(way: Way, { number, enrolment }: Case): Promise<string> {
    try {
      const code = await homeMove.launchCode({ enrolment, agentName, reference: number });
      return fill(await read('panels', `${way}.html`), { ...origins, partner, code });
    } catch (error) {
      return fill(await read('panels', 'failed.html'), { reason: escaped((error as Error).message) });
    }
  }

  async function showRecord(reply: FastifyReply, way: Way, shown: Case): Promise<FastifyReply> {
    const isSams = shown === samsCase;
    const number = escaped(shown.number);
    const customer = fill(await read('customers', isSams ? 'sam-hartley.html' : 'unknown.html'), { case: number });
    const phone = isSams ? '07700 900101' : 'Number withheld';
    const values = { case: number, phone, customer, panel: await panel(way, shown) };
    const html = fill(await read('record.html'), { ...noLink, [way]: 'aria-current="page"', ...values });
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyOf(way, origins))
        // The page contains a code for one use.
        .header('cache-control', 'no-store')
        .send(html)
    );
  }

  for (const [path, way] of Object.entries(ways)) {
    app.get(path, (_request, reply) => showRecord(reply, way, samsCase));
  }
  app.get<{ Params: { number: string }; Querystring: { enrolment?: string } }>(
    '/cases/:number',
    ({ params: { number }, query: { enrolment = '' } }, reply) => showRecord(reply, 'element', { number, enrolment }),
  );

  /** The page of a record passes on the panel's reports. */
  app.post<{ Body: { event?: unknown; reference?: unknown } | null }>('/events', async ({ body }, reply) =>
    reply.status(log.add(body?.event, body?.reference) ? 204 : 400).send(),
  );

  app.get<{ Querystring: { ended?: string } }>('/queue', async ({ query }, reply) => {
    const calls = log.cases().map((number) => `<div><dt>Case ${escaped(number)}</dt>${eventsOf(log.of(number))}</div>`);
    const html = fill(await read('queue.html'), {
      ended: query.ended === undefined ? 'hidden' : '',
      endedCase: query.ended ? ` of case ${escaped(query.ended)}` : '',
      calls: calls.length === 0 ? '<p>None yet.</p>' : `<dl>${calls.join('')}</dl>`,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf('none', origins))
      .header('cache-control', 'no-cache')
      .send(html);
  });

  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  return app;
}

const escaped = (text: string) => text.replace(/[^\w .,-]/g, (character) => `&#${character.charCodeAt(0)};`);

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

const eventsOf = (events: readonly LoggedEvent[]) =>
  events.map(({ label, at }) => `<dd><time>${TIME.format(at)}</time> ${label}</dd>`).join('');

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
