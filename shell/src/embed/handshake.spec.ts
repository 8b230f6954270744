import { startHandshake, statedOrigin, type FrameWindow } from './handshake';

const host = 'http://partner.localhost:4002';

function aFrame(ancestors?: readonly string[]) {
  const parent = { postMessage: jest.fn() };
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame = {
    parent,
    location: { ancestorOrigins: ancestors },
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  } as unknown as FrameWindow;
  const hear = (event: Partial<MessageEvent>) => {
    for (const listener of listeners) listener(event as MessageEvent);
  };
  return { frame, parent, hear, listeners };
}

const port = { postMessage: () => undefined } as unknown as MessagePort;
const hello = [{ hm: 'hm/1', type: 'hello' }, host];
const welcome = { hm: 'hm/1', type: 'welcome' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the frame', () => {
  it('sends hello to the allowed origin until it is welcomed', () => {
    const { frame, parent, hear, listeners } = aFrame();
    const onPort = jest.fn();
    startHandshake(frame, [host], onPort);
    jest.advanceTimersByTime(500);
    expect(parent.postMessage.mock.calls).toEqual([hello, hello, hello]);
    hear({ source: frame.parent as Window, origin: host, data: welcome, ports: [port] });
    jest.advanceTimersByTime(1000);
    expect(parent.postMessage).toHaveBeenCalledTimes(3);
    expect(onPort).toHaveBeenCalledWith(port, host);
    expect(listeners.size).toBe(0);
  });

  it('greets only the embedding origin if the browser exposes it', () => {
    const { frame, parent } = aFrame([host]);
    startHandshake(frame, ['https://www.oakwood.test', host], jest.fn());
    expect(parent.postMessage.mock.calls).toEqual([[{ hm: 'hm/1', type: 'hello' }, host]]);
  });

  it('greets the origins that may show it if the browser withholds the embedding one', () => {
    const { frame, parent } = aFrame(['null']);
    startHandshake(frame, ['https://www.oakwood.test', host], jest.fn());
    expect(parent.postMessage.mock.calls.map(([, origin]) => origin as unknown)).toEqual([
      'https://www.oakwood.test',
      host,
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: window }],
    ['another protocol', { data: { hm: 'hm/2', type: 'welcome' } }],
    ['another message', { data: 'welcome' }],
    ['a message without a port', { ports: [] }],
  ])('does not accept %s as its host', (_, difference) => {
    const { frame, hear } = aFrame();
    const onPort = jest.fn();
    startHandshake(frame, [host], onPort);
    hear({ source: frame.parent as Window, origin: host, data: welcome, ports: [port], ...difference });
    expect(onPort).not.toHaveBeenCalled();
  });

  it('stops after half a minute without an answer', () => {
    const { frame, parent, listeners } = aFrame();
    startHandshake(frame, [host], jest.fn());
    jest.advanceTimersByTime(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(120);
    expect(listeners.size).toBe(0);
  });

  it('sends nothing outside a frame', () => {
    const { frame, listeners } = aFrame();
    const top = Object.assign(frame, { parent: frame });
    startHandshake(top, [host], jest.fn());
    expect(listeners.size).toBe(0);
  });
});

describe('the origin of the page around a frame', () => {
  it.each([
    ['is the one that the browser states', [host], host],
    ['is unknown where that may not show the document', ['https://evil.test'], null],
    ['is unknown where the browser states none', undefined, null],
    ['is unknown where the browser withholds it', ['null'], null],
  ] as const)('%s', (_, ancestors, expected) => {
    expect(statedOrigin(aFrame(ancestors).frame, [host])).toBe(expected);
  });

  it('is unknown outside a frame', () => {
    const { frame } = aFrame([host]);
    expect(statedOrigin(Object.assign(frame, { parent: frame }), [host])).toBeNull();
  });
});
