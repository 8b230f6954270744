import { arrival, frameOf, mount, sendHello } from './element.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

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
