import { portalHost, portalProxy, toDevelopmentHeaders } from './portal-requests.mjs';

const deployed = 'https://portal.example';
const local = 'http://localhost:4000';

describe('the host of a request', () => {
  it.each([
    [local, 'localhost:4010', 'localhost:4000'],
    [local, 'telephony.localhost:4010', 'telephony.localhost:4000'],
    [deployed, 'localhost:4010', 'portal.example'],
    ['http://telephony.localhost:4000', 'localhost:4010', 'telephony.localhost:4000'],
  ])('for %s at %s is %s', (portal, browserHost, host) => {
    expect(portalHost(portal, browserHost)).toBe(host);
  });
});

describe("the headers of a deployed portal's response", () => {
  it('keep cookies, without their domain', () => {
    const cookies = ['session=a; Path=/; Domain=portal.example; Secure', 'look=b; HttpOnly'];
    expect(toDevelopmentHeaders(deployed, { 'set-cookie': cookies })).toEqual({
      'set-cookie': ['session=a; Path=/; Secure', 'look=b; HttpOnly'],
    });
  });

  it.each([
    ['https://portal.example/log-in?from=link#top', '/log-in?from=link#top'],
    ['/log-in', '/log-in'],
    ['https://provider.example/order', 'https://provider.example/order'],
  ])('redirect to the development server within the portal: %s', (location, expected) => {
    expect(toDevelopmentHeaders(deployed, { location })).toEqual({ location: expected });
  });

  it('lack everything else, such as the content security policy', () => {
    const headers = { 'content-security-policy': "script-src 'self'", 'strict-transport-security': 'max-age=1' };
    expect(toDevelopmentHeaders(deployed, headers)).toEqual({});
  });
});

describe('the proxy', () => {
  const sent = (portal: string, headers: Map<string, string>) => {
    portalProxy({ portal, ownPath: '/__development' }).onProxyReq({
      getHeader: (name: string) => headers.get(name),
      setHeader: (name: string, value: string) => headers.set(name, value),
      removeHeader: (name: string) => headers.delete(name),
    });
    return Object.fromEntries(headers);
  };
  const fromBrowser = () =>
    new Map([
      ['origin', 'http://localhost:4010'],
      ['referer', 'http://localhost:4010/'],
    ]);

  it("sends calls to a deployed portal with the portal's origin", () => {
    expect(sent(deployed, fromBrowser())).toEqual({ origin: deployed });
    expect(sent(deployed, new Map())).toEqual({});
  });

  it('keeps the origin for the running system, which accepts every local name', () => {
    expect(sent(local, fromBrowser())).toEqual({ origin: 'http://localhost:4010' });
  });

  it("passes on all but the development server's own files", () => {
    const { context } = portalProxy({ portal: deployed, ownPath: '/__development' });
    expect(['/api/v1/brand', '/__development/shell/shell.js', '/ws'].map(context)).toEqual([true, false, false]);
  });
});
