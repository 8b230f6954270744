import type { FastifyInstance } from 'fastify';
import type { Clicks } from './clicks.js';

/** The target of tracked addresses: a page in place of the provider's site. Browsers open it, so it requires no key. */
export function providerSite(app: FastifyInstance, clicks: Clicks): void {
  app.get<{ Params: { click: string } }>('/visit/:click', (request, reply) => {
    const click = clicks.find(request.params.click);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!click || click.status === 'cancelled') {
      return reply
        .status(410)
        .send(page('Link not in use', 'This link is no longer in use. Please choose a package again.'));
    }
    click.visits += 1;
    const { brand, name } = click.deal;
    return reply.send(page(brand.name, `You would order ${name} here, on the site of ${brand.name}.`));
  });
  // Browsers request it for every page, and log an error if it is missing.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
}

/** Both texts are the sandbox's own and need no escaping. */
function page(title: string, text: string): string {
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  );
}
