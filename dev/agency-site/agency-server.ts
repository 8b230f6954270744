import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Agency, receiverPath } from './agency.js';
import { exampleFile } from './demo-tenancies.js';
import { HomeMoveProblem, type ImportMode } from './home-move-client.js';
import { filled } from './html.js';
import { newNumber, tenancyOf } from './new-tenancy.js';
import { type PageMessage, PageStream } from './page-stream.js';
import { type Action, rowHtml, rowUpdate } from './tenancy-row.js';
import type { Reception } from './webhook-receiver.js';

export interface AgencySiteOptions {
  /** Folder of the pages and their style sheets and scripts. */
  readonly pages: string;
  /** The agency's own origin, without a trailing slash. */
  readonly origin: string;
  readonly agency: Agency;
  /** The current day, yyyy-MM-dd. */
  readonly today: () => string;
}

/** Nothing of Home Move or anyone else is loaded: the agency's server makes all calls. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const maxFormBytes = 16 * 1024;
const maxFileBytes = 11 * 1024 * 1024;
const maxWebhookBytes = 64 * 1024;

const statusOf: Readonly<Record<Reception, number>> = { accepted: 204, duplicate: 204, unsigned: 400, unready: 503 };

/** A letting agent's own system, which hands its tenants over to Home Move by the partner API and receives its webhooks. */
export function agencyServer({ pages, origin, agency, today }: AgencySiteOptions): FastifyInstance {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  app.register(fastifyStatic, { root: join(pages, 'static'), prefix: '/static/', index: false });
  const stream = new PageStream();
  agency.ledger.onChange((entry) => stream.send({ event: 'tenancy', data: rowUpdate(entry) }));
  agency.onImportChange((fileImport) => stream.send({ event: 'import', data: fileImport }));
  app.addHook('preClose', (done) => {
    agency.close();
    stream.close();
    done();
  });

  app.register(async (scope) => receiveWebhooks(scope, agency));
  app.register(async (scope) => {
    const show = async (reply: FastifyReply, page: string, values: Readonly<Record<string, string>> = {}) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'same-origin')
        // The pages contain tenants' details.
        .header('cache-control', 'no-store')
        .send(filled(await readFile(join(pages, page), 'utf8'), values));

    rejectOtherOrigins(scope, origin);
    acceptForms(scope);

    scope.get('/', (_request, reply) => {
      const tenancies = agency.ledger.entries().map(rowHtml).join('\n');
      return show(reply, 'tenancies.html', { tenancies });
    });
    scope.get('/tenancies/new', (_request, reply) => show(reply, 'new-tenancy.html', { today: today() }));
    scope.post<{ Body: URLSearchParams }>('/tenancies', { bodyLimit: maxFormBytes }, async ({ body }, reply) => {
      const tenancy = tenancyOf(body, { number: newNumber(), today: today() });
      if (tenancy === null) return show(reply.status(400), 'not-agreed.html');
      agency.ledger.add(tenancy);
      return reply.redirect(`/#${tenancy.number}`, 303);
    });

    const calls: Readonly<Record<Action, (number: string) => Promise<void>>> = {
      send: (number) => agency.send(number),
      invite: (number) => agency.inviteAgain(number),
      cancel: (number) => agency.cancel(number),
    };
    for (const [action, call] of Object.entries(calls)) {
      scope.post<{ Params: { number: string } }>(`/tenancies/:number/${action}`, async ({ params }, reply) => {
        if (agency.ledger.find(params.number) === undefined) return reply.status(404).send();
        await call(params.number);
        return reply.redirect(`/#${encodeURIComponent(params.number)}`, 303);
      });
    }

    scope.get('/updates', (_request, reply) => {
      const messages: readonly PageMessage[] = [
        ...agency.ledger.entries().map((entry) => ({ event: 'tenancy' as const, data: rowUpdate(entry) })),
        ...agency.imports.latest().map((fileImport) => ({ event: 'import' as const, data: fileImport })),
      ];
      stream.open(reply, messages);
    });

    scope.get('/import', (_request, reply) => show(reply, 'import.html'));
    scope.get('/import/example.csv', (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tenancies.csv"')
        .send(exampleFile(today())),
    );
    scope.post<{ Body: Uint8Array<ArrayBuffer> | null; Querystring: { mode?: string } }>(
      '/imports',
      { bodyLimit: maxFileBytes },
      async ({ body, headers, query }, reply) => {
        const mode: ImportMode = query.mode === 'import' ? 'import' : 'check';
        const mediaType = String(headers['content-type']);
        return answer(reply, () => agency.imports.start(body ?? new Uint8Array(), mediaType, mode));
      },
    );
    scope.get<{ Params: { id: string } }>('/imports/:id/report', async ({ params }, reply) => {
      const report = await agency.report(params.id);
      const content = report?.body ?? null;
      if (content === null) return reply.status(404).send();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="home-move-report.csv"')
        .header('cache-control', 'no-store')
        .send(Readable.fromWeb(content));
    });
  });

  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  return app;
}

/** The receiver needs the body as Home Move has signed it. */
function receiveWebhooks(scope: FastifyInstance, agency: Agency): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.post<{ Body: string | null }>(
    receiverPath,
    { bodyLimit: maxWebhookBytes },
    async ({ body, headers }, reply) => {
      const reception = agency.receiver.receive(body ?? '', {
        'webhook-id': String(headers['webhook-id'] ?? ''),
        'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
        'webhook-signature': String(headers['webhook-signature'] ?? ''),
      });
      return reply.status(statusOf[reception]).send();
    },
  );
}

/** The demo has no login: pages of other origins must not submit its forms. */
function rejectOtherOrigins(scope: FastifyInstance, origin: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && request.headers.origin !== origin) await reply.status(403).send();
  });
}

function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  for (const type of ['text/csv', 'application/x-ndjson'])
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Sends the result of a call, or the reason why Home Move does not accept it. */
async function answer(reply: FastifyReply, call: () => Promise<object>): Promise<FastifyReply> {
  try {
    return await reply.send(await call());
  } catch (error) {
    if (!(error instanceof HomeMoveProblem)) throw error;
    const { title, errors, detail } = error;
    const messages = [...(detail === '' ? [] : [detail]), ...Object.values(errors)];
    return reply.status(422).send({ title, errors: messages });
  }
}
