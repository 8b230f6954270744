import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import { createFrame, style } from './frame';
import './loader';
import { place } from './place';

const portal = '__HM_PORTAL_ORIGIN__';

beforeAll(() => Object.assign(globalThis, { MessageChannel: NodeMessageChannel }));

/** The private end that the frame would get, kept from the welcome. */
interface Welcome {
  message: unknown;
  targetOrigin: unknown;
  port: MessagePort;
}

function mount(html = '<home-move brand="oakwood" branch="12"></home-move>') {
  document.body.innerHTML = html;
  const element = document.querySelector('home-move');
  if (!element) throw new Error('no element');
  return { element, frame: frameOf(element) };
}

function frameOf(element: Element): HTMLIFrameElement {
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  return frame;
}

/** A window that stands for the frame's: jsdom gives frames in a shadow root none. */
function windowOf(frame: HTMLIFrameElement): Window {
  if (frame.contentWindow) return frame.contentWindow;
  const stand = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!stand) throw new Error('no window');
  Object.defineProperty(frame, 'contentWindow', { value: stand });
  return stand;
}

/** Says hello as the frame of the given window and origin; gives what was welcomed, if anything. */
function sendHello(frame: HTMLIFrameElement, { origin = portal, source = windowOf(frame) } = {}): Welcome[] {
  const welcomed: Welcome[] = [];
  windowOf(frame).postMessage = (message: unknown, ...rest: unknown[]) => {
    const [targetOrigin, ports] = rest as [string, MessagePort[]];
    const [port] = ports;
    if (port) welcomed.push({ message, targetOrigin, port });
  };
  window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin, source }));
  return welcomed;
}

function recordEvents(name: string): unknown[] {
  const details: unknown[] = [];
  document.body.addEventListener(`homemove:${name}`, (event) => details.push((event as CustomEvent).detail));
  return details;
}

/** Lets what was posted to our end arrive: messages of one event loop turn come before the next turn's. */
const arrival = () =>
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

describe('the element', () => {
  it('opens a named frame on the brand and branch', () => {
    const { frame } = mount();
    expect(frame.src).toContain('/embed/oakwood/12');
    expect(frame.title).toBe('Set up your new home');
    expect(frame.referrerPolicy).toBe('no-referrer');
  });

  it('welcomes its own frame, to the portal alone', () => {
    const [welcomed] = sendHello(mount().frame);
    expect(welcomed).toEqual(
      expect.objectContaining({ message: { hm: 'hm/1', type: 'welcome' }, targetOrigin: portal }),
    );
  });

  it('welcomes no other origin and no other window', () => {
    const { frame } = mount();
    expect(sendHello(frame, { origin: 'https://evil.example' })).toEqual([]);
    expect(sendHello(frame, { source: window })).toEqual([]);
  });

  it('tells the host each step, and what is complete, with nothing more', async () => {
    const { frame } = mount();
    const steps = recordEvents('step');
    const complete = recordEvents('complete');
    const [welcomed] = sendHello(frame);
    welcomed?.port.postMessage({
      type: 'step',
      journey: 'energy',
      step: 'energy-list',
      index: 4,
      of: 5,
      firstName: 'Sam',
    });
    welcomed?.port.postMessage({ type: 'complete', ref: 'HM-7Q4D9K2M', email: 'sam@example.test' });
    await arrival();
    expect(steps).toEqual([{ journey: 'energy', step: 'energy-list', index: 4, of: 5 }]);
    expect(complete).toEqual([{ ref: 'HM-7Q4D9K2M' }]);
  });

  describe('its height', () => {
    /** The window of jsdom is 768 px high; `top` is where the element begins. */
    function placed(top: number) {
      const { element, frame } = mount();
      const [welcomed] = sendHello(frame);
      element.scrollIntoView = () => undefined;
      const topAt = (px: number) => (element.getBoundingClientRect = () => new DOMRect(0, px, 600, 1480));
      topAt(top);
      return {
        topAt,
        after: async (...messages: { type: string; px?: number }[]) => {
          for (const message of messages) welcomed?.port.postMessage(message);
          await arrival();
          return (element as HTMLElement).style.height;
        },
      };
    }

    it('is what the frame tells, and room for what comes late', async () => {
      expect(await placed(40).after({ type: 'height', px: 1480 })).toBe('1800px');
    });

    it('stays while late things fit into the room in view, and grows when they do not', async () => {
      const page = placed(40);
      await page.after({ type: 'ready' }, { type: 'height', px: 1200 });
      page.topAt(-1200);
      expect(await page.after({ type: 'height', px: 1420 })).toBe('1520px');
      expect(await page.after({ type: 'height', px: 1600 })).toBe('1600px');
    });

    it('shrinks where what follows stays out of sight, and otherwise only when the person goes on', async () => {
      const page = placed(40);
      expect(await page.after({ type: 'ready' }, { type: 'height', px: 1480 }, { type: 'height', px: 1200 })).toBe(
        '1520px',
      );
      page.topAt(-600);
      expect(await page.after({ type: 'height', px: 1000 })).toBe('1520px');
      expect(await page.after({ type: 'step' })).toBe('1320px');
      expect(await page.after({ type: 'height', px: 1600 })).toBe('1920px');
    });
  });

  it('shows the top of each screen that the person goes on to, and leaves the page where it is otherwise', async () => {
    const { element, frame } = mount();
    const scrolled = jest.fn();
    element.scrollIntoView = scrolled;
    const topAt = (top: number) => (element.getBoundingClientRect = () => new DOMRect(0, top, 600, 1480));
    const [welcomed] = sendHello(frame);
    const goOn = async (...messages: { type: string }[]) => {
      for (const message of messages) welcomed?.port.postMessage(message);
      await arrival();
    };

    topAt(-520);
    await goOn({ type: 'step' }, { type: 'ready' }, { type: 'height' });
    topAt(40);
    await goOn({ type: 'step' });
    expect(scrolled).not.toHaveBeenCalled();
    topAt(-520);
    await goOn({ type: 'step' });
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  });

  it('opens anew when it is moved, and on another brand when the attribute changes', () => {
    const { element, frame } = mount();
    document.body.append(document.createElement('hr'), element);
    expect(frameOf(element)).not.toBe(frame);
    element.setAttribute('brand', 'harbour');
    expect(frameOf(element).src).toContain('/embed/harbour/12');
    expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('answers nobody once it is removed', () => {
    const { element, frame } = mount();
    const source = windowOf(frame);
    element.remove();
    const answered = jest.fn();
    source.postMessage = answered;
    window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin: portal, source }));
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('when the frame stays silent', () => {
  beforeEach(() => jest.useFakeTimers());

  it('says so with a link to the hosted brand', () => {
    const { element, frame } = mount();
    const errors = recordEvents('error');
    frame.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(6000);
    const link = element.shadowRoot?.querySelector('a');
    expect(link?.href).toContain('/oakwood/12');
    expect(link?.parentElement?.textContent).toBe(
      'This part of the page could not be shown here. Set up your new home on its own page.',
    );
    expect(frame.hidden).toBe(true);
    expect(errors).toEqual([{ code: 'no-answer' }]);
  });

  it('shows the frame no longer', () => {
    // jsdom computes no style inside shadow roots: the same rules and the same frame, beside one another.
    document.body.append(Object.assign(document.createElement('style'), { textContent: style }));
    const frame = document.body.appendChild(createFrame({ brand: 'oakwood', branch: null }));
    expect(getComputedStyle(frame).display).toBe('block');
    frame.hidden = true;
    expect(getComputedStyle(frame).display).toBe('none');
  });

  it('takes it back at the first word', () => {
    const { element, frame } = mount();
    frame.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(6000);
    sendHello(frame);
    expect(element.shadowRoot?.querySelector('a')).toBeNull();
    expect(frame.hidden).toBe(false);
  });

  it('waits no longer once the frame has spoken, and leaves no timer', () => {
    const { element, frame } = mount();
    const errors = recordEvents('error');
    frame.dispatchEvent(new Event('load'));
    expect(jest.getTimerCount()).toBe(1);
    sendHello(frame);
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(60_000);
    expect(errors).toEqual([]);
    expect(element.shadowRoot?.querySelector('a')).toBeNull();
  });

  it('leaves no timer once it is removed', () => {
    const { element, frame } = mount();
    frame.dispatchEvent(new Event('load'));
    element.remove();
    expect(jest.getTimerCount()).toBe(0);
  });
});

function scriptIn(parent: Element): HTMLScriptElement {
  const script = parent.querySelector('script');
  if (!script) throw new Error('no script');
  return script;
}

describe('the script', () => {
  it('places the element once, after itself, with what it carries', () => {
    document.body.innerHTML = '<main><script data-brand="oakwood" data-branch="12"></script></main>';
    const script = document.querySelector('script');
    if (!script) throw new Error('no script');
    place(script);
    place(script);
    expect(document.querySelectorAll('home-move')).toHaveLength(1);
    expect(script.nextElementSibling?.outerHTML).toBe('<home-move brand="oakwood" branch="12"></home-move>');
  });

  it('places it into its target', () => {
    document.body.innerHTML = '<div id="here"></div><script data-brand="oakwood" data-target="#here"></script>';
    const script = document.querySelector('script');
    if (!script) throw new Error('no script');
    place(script);
    expect(document.querySelector('#here > home-move')?.getAttribute('brand')).toBe('oakwood');
  });

  describe('while the page is still being parsed', () => {
    const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
    beforeEach(() => {
      Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(document, 'readyState');
      document.head.innerHTML = '';
    });

    it('waits for its target, as a script from the cache runs before it', () => {
      document.body.innerHTML = '<script data-brand="oakwood" data-target="#here"></script>';
      place(scriptIn(document.body));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.insertAdjacentHTML('beforeend', '<div id="here"></div>');
      parsed();
      expect(document.querySelector('#here > home-move')).not.toBeNull();
      parsed();
      expect(document.querySelectorAll('home-move')).toHaveLength(1);
    });

    it('takes its own place at once where it has no target', () => {
      document.body.innerHTML = '<main><script data-brand="oakwood"></script></main>';
      place(scriptIn(document.body));
      expect(document.querySelector('main > home-move')).not.toBeNull();
    });

    it('in the head waits for the body, and stands at its end', () => {
      document.head.innerHTML = '<script data-brand="oakwood"></script>';
      place(scriptIn(document.head));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.innerHTML = '<main></main>';
      parsed();
      expect(document.querySelector('main + home-move')).not.toBeNull();
      expect(document.head.querySelector('home-move')).toBeNull();
    });
  });

  it.each(['#nowhere', '#1 >>', 'head'])('with the target %s, which holds nothing, stands after itself', (target) => {
    document.body.innerHTML = `<main><script data-brand="oakwood" data-target="${target}"></script></main>`;
    place(scriptIn(document.body));
    expect(document.querySelector('main > script + home-move')).not.toBeNull();
  });

  it('without a brand only defines the element', () => {
    document.body.innerHTML = '<script></script>';
    const script = document.querySelector('script');
    if (!script) throw new Error('no script');
    place(script);
    expect(document.querySelector('home-move')).toBeNull();
    expect(customElements.get('home-move')).toBeDefined();
    expect(window.HomeMove).toEqual({ protocol: 'hm/1' });
  });
});
