import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import './loader';
import './near-viewport.fixture';

export const portal = '__HM_PORTAL_ORIGIN__';

beforeAll(() => Object.assign(globalThis, { MessageChannel: NodeMessageChannel }));

/** A captured welcome, with the port that the frame would get. */
export interface Welcome {
  message: unknown;
  targetOrigin: unknown;
  port: MessagePort;
}

/** Puts markup into the page. Returns its element and the frame in it. */
export function mount(html = '<home-move brand="oakwood" branch="12"></home-move>') {
  document.body.innerHTML = html;
  const element = document.querySelector('home-move');
  if (!element) throw new Error('no element');
  return { element, frame: frameOf(element) };
}

/** The frame of an element. */
export function frameOf(element: Element): HTMLIFrameElement {
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  return frame;
}

/** The frame's window, or a substitute: jsdom creates none for frames in a shadow root. */
export function windowOf(frame: HTMLIFrameElement): Window {
  if (frame.contentWindow) return frame.contentWindow;
  const substitute = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!substitute) throw new Error('no window');
  Object.defineProperty(frame, 'contentWindow', { value: substitute });
  return substitute;
}

/** Sends hello from the given window and origin; returns the welcomes. */
export function sendHello(frame: HTMLIFrameElement, { origin = portal, source = windowOf(frame) } = {}): Welcome[] {
  const welcomed: Welcome[] = [];
  windowOf(frame).postMessage = (message: unknown, ...rest: unknown[]) => {
    const [targetOrigin, ports] = rest as [string, MessagePort[]];
    const [port] = ports;
    if (port) welcomed.push({ message, targetOrigin, port });
  };
  window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin, source }));
  return welcomed;
}

/** The details of the events of a name from now on. */
export function recordEvents(name: string): unknown[] {
  const details: unknown[] = [];
  document.body.addEventListener(`homemove:${name}`, (event) => details.push((event as CustomEvent).detail));
  return details;
}

/** Waits until posted messages have arrived: messages of one event-loop turn arrive before messages of the next. */
export const arrival = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new NodeMessageChannel();
    port1.once('message', () => {
      port1.close();
      resolve();
    });
    port2.postMessage('after');
  });

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
  jest.useRealTimers();
});
