import { arrival, frameOf, mount, portal, recordEvents, sendHello, windowOf } from './element.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

describe('the element', () => {
  it('opens a named frame on the brand and branch', () => {
    const { frame } = mount();
    expect(frame.src).toContain('/embed/oakwood/12');
    expect(frame.title).toBe('Set up your new home');
    expect(frame.referrerPolicy).toBe('strict-origin');
  });

  it('gives the frame the permissions that the portal uses, without navigation of the page', () => {
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
    expect(frame.allow).toBe('clipboard-write');
  });

  it('allows the frame to share links only in browsers that can, because others would warn in the console', () => {
    Object.defineProperty(navigator, 'share', { value: () => undefined, configurable: true });
    try {
      expect(mount().frame.allow).toBe('clipboard-write; web-share');
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
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
      'consent',
      'constructor',
      'disconnectedCallback',
      'themeTokens',
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
