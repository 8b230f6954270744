import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import * as behaviour from './behaviour';
import { loadBehaviour, type Behaviour } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';
import { aWidget } from './widget.fixture';

jest.mock('./lazy-scripts', () => ({ loadBehaviour: jest.fn() }));
const loading = jest.mocked(loadBehaviour);
const isBlocked = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const never = () => new Promise<never>(() => {});

const portal = '__HM_PORTAL_ORIGIN__';
const logged: unknown[] = [];
const events: unknown[] = [];

function mount() {
  document.body.innerHTML = '<home-move brand="oakwood" branch="12"></home-move>';
  const root = document.querySelector('home-move')?.shadowRoot;
  const frame = root?.querySelector('iframe');
  if (!root || !frame) throw new Error('no frame');
  return { root, frame, link: () => root.querySelector('a') };
}

/** Sends hello from the frame; returns the frame's end of the channel. */
function sendHello(frame: HTMLIFrameElement): MessagePort {
  const ports: MessagePort[] = [];
  const source = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  if (source)
    source.postMessage = (_: unknown, ...[, transfer]: unknown[]) => {
      ports.push(...(transfer as MessagePort[]));
    };
  window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin: portal, source }));
  const [port] = ports;
  if (!port) throw new Error('no welcome');
  return port;
}

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: NodeMessageChannel });
  for (const name of ['ready', 'error'])
    document.addEventListener(`homemove:${name}`, (event) => events.push([name, (event as CustomEvent).detail]));
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  document.body.innerHTML = '';
  logged.length = 0;
  events.length = 0;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('while the second script is still loading', () => {
  it('opens the frame, and keeps its messages', async () => {
    let arrive: (loaded: Behaviour) => void = () => undefined;
    loading.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { frame } = mount();
    expect(frame.src).toContain('/embed/oakwood/12');
    const port = sendHello(frame);
    port.postMessage({ type: 'ready' });
    expect(events).toEqual([]);
    const isReady = new Promise((resolve) => document.addEventListener('homemove:ready', resolve, { once: true }));
    arrive(behaviour);
    await isReady;
    expect(events).toEqual([['ready', {}]]);
  });
});

it('explains which brand a tag without one shows, if several list the page', async () => {
  loading.mockResolvedValue(behaviour);
  const lines: unknown[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const { frame } = mount();
  const isReady = new Promise((resolve) => document.addEventListener('homemove:ready', resolve, { once: true }));
  sendHello(frame).postMessage({ type: 'ready', hostBrands: ['oakwood', 'harbour'] });
  await isReady;
  expect(events).toEqual([['ready', {}]]);
  expect(lines).toEqual([
    'Home Move: the tag names no brand, and http://localhost is registered for oakwood, harbour. It shows oakwood, because partners come first, in the order of their ids. Name a brand with the attribute brand (data-brand on the script).',
  ]);
});

it('writes one line for an attribute that has no effect', async () => {
  loading.mockResolvedValue(behaviour);
  const lines: unknown[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  document.body.innerHTML =
    '<home-move brand="oakwood" mode="popup"></home-move><home-move brand="harbour" mode="popup"></home-move>';
  await Promise.resolve();
  await Promise.resolve();
  expect(lines).toEqual(['Home Move: the value "popup" of mode is unknown or malformed, and has no effect.']);
});

it('passes messages on to the dialog around the frame, which sets its height', () => {
  const container = document.body.appendChild(document.createElement('home-move-dialog'));
  const element = document.createElement('div');
  container.attachShadow({ mode: 'open' }).append(element);
  const frame = document.createElement('iframe');
  const emitted: unknown[] = [];
  const received: unknown[] = [];
  element.addEventListener('homemove-message', (event) => received.push((event as CustomEvent<unknown>).detail));
  const widget = aWidget({ element, frame, emit: (...event: unknown[]) => emitted.push(event) });
  const port = Object.assign(new EventTarget(), { start: () => undefined }) as unknown as MessagePort;
  behaviour.receiveMessages(widget, port);
  const messages = [
    { type: 'height', px: 1480, isPrompted: true },
    { type: 'look', name: 'Oakwood Lettings', colours: { header: '#701f2c' } },
    { type: 'unsaved', isUnsaved: true },
    { type: 'close' },
  ];
  for (const data of messages) port.dispatchEvent(new MessageEvent('message', { data }));
  expect(received).toEqual(messages);
  expect(emitted).toEqual([]);
  expect(frame.style.height).toBe('');
});

describe.each([
  ['the page’s policy blocks the second script', isBlocked],
  ['the second script does not arrive', never],
])('when %s', (_, load) => {
  beforeEach(() => {
    jest.useFakeTimers();
    loading.mockImplementation(load);
  });

  it('shows the link instead of a silent frame within 3.5 s', async () => {
    const { link } = mount();
    await jest.advanceTimersByTimeAsync(2499);
    expect(link()).toBeNull();
    await jest.advanceTimersByTimeAsync(701);
    expect(link()).toMatchObject({ href: expect.stringContaining('/oakwood/12') });
    expect(events).toEqual([['error', { code: 'no-answer' }]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows the link at once instead of a frame that the policy blocks', () => {
    const { link } = mount();
    const violation = { disposition: 'enforce', blockedURI: portal, effectiveDirective: 'frame-src' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    expect(link()).not.toBeNull();
    expect(events).toEqual([['error', { code: 'blocked-by-policy' }]]);
  });

  it('keeps a frame that says hello', async () => {
    const { frame, link } = mount();
    sendHello(frame);
    await jest.advanceTimersByTimeAsync(3500);
    expect(link()).toBeNull();
    expect(frame.hidden).toBe(false);
  });
});

it('without the second script names the code of a failure, and is readable on every background', async () => {
  jest.useFakeTimers();
  loading.mockImplementation(isBlocked);
  const { frame } = mount();
  await jest.advanceTimersByTimeAsync(3500);
  expect(logged).toEqual(['Home Move (no-answer)']);
  expect(frame.parentElement?.className).toBe('surface');
});
