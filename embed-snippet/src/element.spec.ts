import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import './loader';
import './near-viewport.fixture';
import { place, placeModules } from './place';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

const portal = '__HM_PORTAL_ORIGIN__';

beforeAll(() => Object.assign(globalThis, { MessageChannel: NodeMessageChannel }));

/** A captured welcome, with the port that the frame would get. */
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

/** The frame's window, or a substitute: jsdom creates none for frames in a shadow root. */
function windowOf(frame: HTMLIFrameElement): Window {
  if (frame.contentWindow) return frame.contentWindow;
  const substitute = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!substitute) throw new Error('no window');
  Object.defineProperty(frame, 'contentWindow', { value: substitute });
  return substitute;
}

/** Sends hello from the given window and origin; returns the welcomes. */
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

/** Waits until posted messages have arrived: messages of one event-loop turn arrive before messages of the next. */
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

  it('allows the frame what the portal uses, and not to navigate the page', () => {
    const { frame } = mount();
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-modals',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame.allow).toBe('clipboard-write; web-share');
  });

  it('sends its welcome to its own frame, for the portal’s origin only', () => {
    const [welcomed] = sendHello(mount().frame);
    expect(welcomed).toEqual(
      expect.objectContaining({ message: { hm: 'hm/1', type: 'welcome' }, targetOrigin: portal }),
    );
  });

  it('ignores hello from another origin or window', () => {
    const { frame } = mount();
    expect(sendHello(frame, { origin: 'https://evil.example' })).toEqual([]);
    expect(sendHello(frame, { source: window })).toEqual([]);
  });

  it('receives messages by the channel that the frame accepted, though a second hello crossed its welcome', async () => {
    const { frame } = mount();
    const ready = recordEvents('ready');
    const [accepted] = sendHello(frame);
    sendHello(frame);
    accepted?.port.postMessage({ type: 'ready' });
    await arrival();
    expect(ready).toEqual([{}]);
  });

  it('dispatches each step and the completion, without other data', async () => {
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

  it('scrolls to the top of each next screen, and does not scroll otherwise', async () => {
    const { element, frame } = mount();
    const scrolled = jest.fn();
    element.scrollIntoView = scrolled;
    const topAt = (top: number) => (frame.getBoundingClientRect = () => new DOMRect(0, top, 600, 1480));
    const [welcomed] = sendHello(frame);
    const receive = async (...messages: { type: string }[]) => {
      for (const message of messages) welcomed?.port.postMessage(message);
      await arrival();
    };

    topAt(-520);
    await receive({ type: 'step' }, { type: 'ready' }, { type: 'height' });
    topAt(40);
    await receive({ type: 'step' });
    expect(scrolled).not.toHaveBeenCalled();
    topAt(-520);
    await receive({ type: 'step' });
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  });

  it('keeps its state out of reach of scripts on the page', () => {
    const { element } = mount();
    const members = [...Object.getOwnPropertyNames(Object.getPrototypeOf(element)), ...Object.keys(element)];
    expect(members.toSorted()).toEqual([
      'attributeChangedCallback',
      'connectedCallback',
      'connectedMoveCallback',
      'constructor',
      'disconnectedCallback',
    ]);
  });

  it.each([
    ['', true],
    ['light', true],
    ['dark', false],
    ['system', false],
  ])('adds a light surface on a dark page, unless the portal paints its own: theme %j', async (theme, isLight) => {
    document.body.style.background = 'rgb(16, 24, 32)';
    const { element } = mount(`<home-move brand="oakwood" theme="${theme}"></home-move>`);
    await arrival();
    expect(frameOf(element).parentElement?.classList.contains('surface')).toBe(isLight);
    document.body.style.background = '';
  });

  it('reports the beginning and end of the mover’s session', async () => {
    const { frame } = mount();
    const auth = recordEvents('auth');
    const [welcomed] = sendHello(frame);
    welcomed?.port.postMessage({ type: 'auth', isLoggedIn: true, token: 'eyJ' });
    welcomed?.port.postMessage({ type: 'auth', isLoggedIn: false });
    await arrival();
    expect(auth).toEqual([{ isLoggedIn: true }, { isLoggedIn: false }]);
  });

  it('ignores messages for a dialog that it does not have', async () => {
    const { element, frame } = mount();
    const heard = jest.fn();
    for (const name of ['look', 'close', 'unsaved']) element.addEventListener(`homemove:${name}`, heard);
    const [welcomed] = sendHello(frame);
    welcomed?.port.postMessage({ type: 'look', name: 'Oakwood Lettings', colours: {} });
    welcomed?.port.postMessage({ type: 'unsaved', isUnsaved: true });
    welcomed?.port.postMessage({ type: 'close' });
    await arrival();
    expect(heard).not.toHaveBeenCalled();
    expect(frameOf(element)).toBe(frame);
  });

  it('reloads when it is moved, and when its brand changes', () => {
    const { element, frame } = mount();
    document.body.append(document.createElement('hr'), element);
    expect(frameOf(element)).not.toBe(frame);
    element.setAttribute('brand', 'harbour');
    expect(frameOf(element).src).toContain('/embed/harbour/12');
    expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('opens at the step on screen when it is moved or its theme changes, and at the start when its brand changes', async () => {
    const { element, frame } = mount();
    const [welcomed] = sendHello(frame);
    welcomed?.port.postMessage({ type: 'step', journey: 'energy', step: 'energy-usage', index: 4, of: 6 });
    await arrival();
    document.body.append(element);
    expect(frameOf(element).src).toContain('/embed/oakwood/12?start=energy-usage');
    element.setAttribute('theme', 'dark');
    expect(frameOf(element).src).toContain('theme=dark&start=energy-usage');
    element.setAttribute('brand', 'harbour');
    expect(frameOf(element).src).not.toContain('start');
  });

  it('ignores hello after it is removed', () => {
    const { element, frame } = mount();
    const source = windowOf(frame);
    element.remove();
    const answered = jest.fn();
    source.postMessage = answered;
    window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin: portal, source }));
    expect(answered).not.toHaveBeenCalled();
  });
});

function scriptIn(parent: Element): HTMLScriptElement {
  const script = parent.querySelector('script');
  if (!script) throw new Error('no script');
  return script;
}

describe('the script', () => {
  it('places the element once, after itself, with its attributes', () => {
    document.body.innerHTML =
      '<script data-brand="oakwood" data-branch="12" data-mode="inline" data-theme="dark" data-lang="en" data-start="energy-usage"></script>';
    const script = scriptIn(document.body);
    place(script);
    place(script);
    expect(document.querySelectorAll('home-move')).toHaveLength(1);
    expect(script.nextElementSibling?.outerHTML).toBe(
      '<home-move brand="oakwood" branch="12" mode="inline" theme="dark" lang="en" start="energy-usage"></home-move>',
    );
  });

  it('names an unknown attribute in the console, unless other software adds it to scripts', async () => {
    const lines: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
    document.body.innerHTML =
      '<script async data-brand="oakwood" data-brnad="harbour" data-nscript="lazyOnload" data-cookieconsent="ignore"></script>';
    place(scriptIn(document.body));
    await arrival();
    expect(lines).toEqual(['Home Move: the attribute data-brnad is unknown.']);
  });

  it('places the element into its target', () => {
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

    it('waits for a target that is not parsed yet', () => {
      document.body.innerHTML = '<script data-brand="oakwood" data-target="#here"></script>';
      place(scriptIn(document.body));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.insertAdjacentHTML('beforeend', '<div id="here"></div>');
      parsed();
      expect(document.querySelector('#here > home-move')).not.toBeNull();
      parsed();
      expect(document.querySelectorAll('home-move')).toHaveLength(1);
    });

    it('places the element at once without a target', () => {
      document.body.innerHTML = '<main><script data-brand="oakwood"></script></main>';
      place(scriptIn(document.body));
      expect(document.querySelector('main > home-move')).not.toBeNull();
    });

    it('in the head waits for the body, and places the element at its end', () => {
      document.head.innerHTML = '<script data-brand="oakwood"></script>';
      place(scriptIn(document.head));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.innerHTML = '<main></main>';
      parsed();
      expect(document.querySelector('main + home-move')).not.toBeNull();
      expect(document.head.querySelector('home-move')).toBeNull();
    });
  });

  it.each(['#nowhere', '#1 >>', 'head'])('with the unusable target %s places the element after itself', (target) => {
    document.body.innerHTML = `<main><script data-brand="oakwood" data-target="${target}"></script></main>`;
    place(scriptIn(document.body));
    expect(document.querySelector('main > script + home-move')).not.toBeNull();
  });

  describe('without a brand', () => {
    afterEach(() => {
      document.head.innerHTML = '';
    });

    it('in the head only defines the element', () => {
      document.head.innerHTML = '<script></script>';
      place(scriptIn(document.head));
      expect(document.querySelector('home-move')).toBeNull();
      expect(customElements.get('home-move')).toBeDefined();
      expect(window.HomeMove?.protocol).toBe('hm/1');
    });

    it('in the body adds nothing to a page with an element', () => {
      document.body.innerHTML = '<home-move brand="oakwood"></home-move><script></script>';
      place(scriptIn(document.body));
      expect(document.querySelectorAll('home-move')).toHaveLength(1);
    });

    it('in the body opens the brand that lists the page: its attributes may have been removed', () => {
      document.body.innerHTML = '<main><script></script></main>';
      place(scriptIn(document.body));
      const element = document.querySelector('main > script + home-move');
      expect(element && frameOf(element).src).toContain('/embed?host=http%3A%2F%2Flocalhost');
    });
  });

  it('of type module is found by its address', () => {
    document.body.innerHTML =
      '<p><script type="module" data-brand="oakwood" src="https://assets.example/v1/loader.js?x=1"></script></p>' +
      '<hr><script type="module" src="https://other.example/charts/loader.js"></script>' +
      '<script type="module" src="https://assets.example/v0.1.0/loader.js" data-brand="harbour"></script>';
    placeModules();
    placeModules();
    const brands = [...document.querySelectorAll('home-move')].map((element) => element.getAttribute('brand'));
    expect(brands).toEqual(['oakwood', 'harbour']);
    expect(document.querySelector('p > script + home-move')).not.toBeNull();
  });
});

describe('the panel of a CRM', () => {
  const telephony = '__HM_TELEPHONY_ORIGIN__';
  const replace = jest.fn();
  beforeEach(() => {
    replace.mockClear();
    // jsdom creates no window for frames in a shadow root.
    const substitute = { location: { replace } } as unknown as Window;
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(substitute);
  });

  it('opens with the launch code in the fragment, which no attribute of the page keeps', () => {
    const { element, frame } = mount('<home-move mode="panel" brand="oakwood" launch="code+1"></home-move>');
    expect(replace.mock.calls).toEqual([[`${telephony}/panel/oakwood#launch=code%2B1`]]);
    expect(frame.title).toBe('Home Move enrolment');
    expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('code');
  });

  it('opens the next call when it gets another code', () => {
    const { element } = mount('<home-move mode="panel" brand="oakwood" launch="code-1"></home-move>');
    element.setAttribute('launch', 'code-2');
    expect(replace).toHaveBeenLastCalledWith(`${telephony}/panel/oakwood#launch=code-2`);
    expect(replace).toHaveBeenCalledTimes(2);
    expect(element.hasAttribute('launch')).toBe(false);
  });

  it('resumes its call without a code, as after a move within the page', () => {
    const { frame } = mount('<home-move mode="panel" brand="oakwood"></home-move>');
    expect(frame.getAttribute('src')).toBe(`${telephony}/panel/oakwood`);
    expect(replace).not.toHaveBeenCalled();
  });

  it('leaves a code alone that is not for a panel', () => {
    const { frame } = mount('<home-move brand="oakwood" launch="code-1"></home-move>');
    expect(frame.getAttribute('src')).not.toContain('code-1');
    expect(replace).not.toHaveBeenCalled();
  });

  it('leaves the next page to the CRM, by an event that bubbles and can be cancelled', async () => {
    jest.restoreAllMocks();
    const { frame } = mount('<home-move mode="panel" brand="oakwood"></home-move>');
    const events: CustomEvent[] = [];
    document.body.addEventListener('homemove:navigate', (event) => events.push(event as CustomEvent), { once: true });
    const [welcomed] = sendHello(frame, { origin: telephony });
    welcomed?.port.postMessage({ type: 'navigate', url: 'javascript:alert(1)' });
    welcomed?.port.postMessage({ type: 'navigate', reference: '20418', url: 'https://crm.example/queue' });
    await arrival();
    expect(events.map(({ detail, cancelable }) => ({ detail: detail as unknown, cancelable }))).toEqual([
      { detail: { reference: '20418', url: 'https://crm.example/queue' }, cancelable: true },
    ]);
  });

  it('reports notes, links, the end and the erasure to the CRM, with its own reference', async () => {
    jest.restoreAllMocks();
    const { frame } = mount('<home-move mode="panel" brand="oakwood"></home-move>');
    const events: unknown[] = [];
    const listening = new AbortController();
    for (const name of ['note', 'link', 'finished', 'forgotten'])
      document.body.addEventListener(
        `homemove:${name}`,
        (event) => events.push([name, (event as CustomEvent).detail]),
        {
          signal: listening.signal,
        },
      );
    const [welcomed] = sendHello(frame, { origin: telephony });
    const reference = 'case/20418';
    for (const type of ['note', 'finished', 'forgotten'])
      welcomed?.port.postMessage({ type, reference, content: 'Partner Rob pays' });
    welcomed?.port.postMessage({ type: 'link', reference, journey: 'energy', email: 'sam@example.test' });
    await arrival();
    listening.abort();
    expect(events).toEqual([
      ['note', { reference }],
      ['finished', { reference }],
      ['forgotten', { reference }],
      ['link', { reference, journey: 'energy' }],
    ]);
  });

  it('ignores hello from the movers’ portal', () => {
    jest.restoreAllMocks();
    expect(sendHello(mount('<home-move mode="panel" brand="oakwood"></home-move>').frame)).toEqual([]);
  });

  describe('while its agent has something unsaved', () => {
    /** A panel that has reported it; `received` are the messages to its frame. */
    async function unsaved() {
      jest.restoreAllMocks();
      const { element, frame } = mount('<home-move mode="panel" brand="oakwood"></home-move>');
      const heard = jest.fn();
      element.addEventListener('homemove:unsaved', heard);
      const [welcomed] = sendHello(frame, { origin: telephony });
      if (!welcomed) throw new Error('no welcome');
      const { port } = welcomed;
      const received: unknown[] = [];
      port.addEventListener('message', ({ data }: MessageEvent) => received.push(data));
      port.start();
      const substitute = { location: { replace } } as unknown as Window;
      jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(substitute);
      port.postMessage({ type: 'unsaved', isUnsaved: true });
      await arrival();
      return { element, frame, port, received, heard };
    }

    it('keeps the frame, prompts the agent, and opens the next call once nothing is unsaved', async () => {
      const { element, frame, port, received, heard } = await unsaved();
      element.setAttribute('launch', 'code-2');
      await arrival();
      expect(frameOf(element)).toBe(frame);
      expect(received).toEqual([{ type: 'switch' }]);
      expect(element.outerHTML).not.toContain('code-2');
      port.postMessage({ type: 'unsaved', isUnsaved: false });
      await arrival();
      expect(frameOf(element)).not.toBe(frame);
      expect(replace.mock.calls).toEqual([[`${telephony}/panel/oakwood#launch=code-2`]]);
      expect(element.outerHTML).not.toContain('code-2');
      expect(heard).not.toHaveBeenCalled();
    });

    it('opens only the last of several calls', async () => {
      const { element, port } = await unsaved();
      element.setAttribute('launch', 'code-2');
      element.setAttribute('launch', 'code-3');
      port.postMessage({ type: 'unsaved', isUnsaved: false });
      await arrival();
      expect(replace.mock.calls).toEqual([[`${telephony}/panel/oakwood#launch=code-3`]]);
    });

    it('opens the next call at once when it was saved before', async () => {
      const { element, port, received } = await unsaved();
      port.postMessage({ type: 'unsaved', isUnsaved: false });
      await arrival();
      element.setAttribute('launch', 'code-2');
      expect(replace).toHaveBeenCalledTimes(1);
      expect(received).toEqual([]);
    });
  });
});
