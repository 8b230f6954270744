import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { developmentDocuments, rewriteDocument } from './development-documents.mjs';

const published = (name: string) => ({ name, version: '0.1.0', entry: `http://assets.test/${name}/entry.js` });
const record = {
  name: 'energy',
  version: '0.0.0-development',
  entry: 'http://localhost:4010/__development/energy/entry.js',
};
const boot = {
  context: 'hosted',
  branding: { name: 'Tom & Co </script>' },
  resolution: { remotes: [published('onboarding'), published('energy')], lastGood: [published('energy')] },
};
const page = `<head><link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-x" href="http://assets.test/energy/entry.js"></head><script type="application/json" id="hm-boot">${JSON.stringify(boot).replace(/</g, '\\u003c')}</script><script defer="defer" src="/react-tenant-portal/shell.0a1b2c3d.js" fetchpriority="high"></script>`;

function bootOf(html: string): typeof boot {
  const [, json = ''] = /id="hm-boot">([^<]*)</.exec(html) ?? [];
  return JSON.parse(json) as typeof boot;
}

describe('rewriteDocument', () => {
  const html = rewriteDocument(page, { script: '/__development/shell/shell.js', record });

  it('loads the development shell after the hook for hot reload', () => {
    expect(html).not.toContain('/react-tenant-portal/shell.');
    expect(html.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeGreaterThan(0);
    expect(html.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(html.indexOf('/__development/shell/shell.js'));
  });

  it('names the remote under development and keeps the records of the others', () => {
    expect(bootOf(html).resolution).toEqual({ remotes: [published('onboarding'), record], lastGood: [] });
    expect(html).not.toContain('rel="preload" as="script"');
  });

  it('keeps the rest of the boot block, escaped so that it cannot close its own element', () => {
    expect(bootOf(html).branding).toEqual({ name: 'Tom & Co </script>' });
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it('rejects a document that is not of the portal', () => {
    expect(() => rewriteDocument('<h1>Not found</h1>', { script: '', record })).toThrow('not a document of the portal');
  });
});

describe('the documents of the development server', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function listen(server: Server): Promise<string> {
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  interface Answer {
    readonly status: number;
    readonly headers?: OutgoingHttpHeaders;
    readonly body?: string;
  }

  /** A portal that answers every request alike, and the development server in front of it. */
  async function start({ status, headers, body = '' }: Answer) {
    const received: IncomingHttpHeaders[] = [];
    const portal = await listen(
      createServer((req, res) => {
        received.push(req.headers);
        res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
      }),
    );
    const { middleware } = developmentDocuments({ portal, script: '/__development/shell/shell.js', record });
    const origin = await listen(createServer((req, res) => middleware(req, res, () => res.end('passed on'))));
    const open = (path: string, more: Readonly<Record<string, string>> = {}) =>
      fetch(`${origin}${path}`, { headers: { accept: 'text/html', ...more }, redirect: 'manual' });
    return { portal, received, open };
  }

  it("are the portal's, rewritten, with its cookies but without its content security policy", async () => {
    const headers = {
      'content-security-policy': "script-src 'self'",
      'set-cookie': 'look=b; Domain=portal.example; Path=/',
    };
    const { portal, received, open } = await start({ status: 404, headers, body: page });
    const response = await open('/oakwood/none', { cookie: 'look=a', 'accept-language': 'cy' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('/__development/shell/shell.js');
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(response.headers.get('set-cookie')).toBe('look=b; Path=/');
    expect(received).toEqual([
      expect.objectContaining({ host: new URL(portal).host, cookie: 'look=a', 'accept-language': 'cy' }),
    ]);
  });

  it('follow no redirect of the portal, but pass it on', async () => {
    const { open } = await start({ status: 302, headers: { location: '/oakwood/' }, body: 'Found' });
    const response = await open('/oakwood');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/oakwood/']);
  });

  it('report an address that is not a portal', async () => {
    const { portal, open } = await start({ status: 200, body: '<h1>A blog</h1>' });
    const response = await open('/');
    expect(response.status).toBe(502);
    expect(await response.text()).toBe(
      `${portal} does not answer as expected (This is not a document of the portal). Is npm start running, with the same PORT_BASE, or is --shell the origin of a portal?\n`,
    );
  });

  it('leave calls and other files to the proxy', async () => {
    const { received, open } = await start({ status: 200, body: page });
    expect(await (await open('/api/docs')).text()).toBe('passed on');
    expect(await (await open('/logo.svg', { accept: 'image/*' })).text()).toBe('passed on');
    expect(received).toEqual([]);
  });
});
