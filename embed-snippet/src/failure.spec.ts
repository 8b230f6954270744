import { createFrame, style } from './frame';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

const portal = '__HM_PORTAL_ORIGIN__';
const fetched = jest.fn<Promise<unknown>, [url: string, options: RequestInit]>();
const logged: unknown[] = [];
const errors: unknown[] = [];

function mount(html = '<home-move brand="oakwood" branch="12"></home-move>') {
  document.body.innerHTML = html;
  const root = document.querySelector('home-move')?.shadowRoot;
  const frame = root?.querySelector('iframe');
  if (!root || !frame) throw new Error('no frame');
  return { root, frame, link: () => root.querySelector('a'), isFrameShown: () => !frame.hidden };
}

function violate(violation: { blockedURI: string; effectiveDirective: string; disposition?: string }): void {
  const event = Object.assign(new Event('securitypolicyviolation'), { disposition: 'enforce', ...violation });
  document.dispatchEvent(event);
}

const answer = (problem: string | null, ok = true) =>
  fetched.mockResolvedValue({ ok, json: () => Promise.resolve({ problem }) });
const hello = (frame: HTMLIFrameElement) => {
  const source = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  if (source) source.postMessage = () => undefined;
  window.dispatchEvent(new MessageEvent('message', { data: { hm: 'hm/1', type: 'hello' }, origin: portal, source }));
};

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: fetched,
    MessageChannel: jest.fn(() => ({ port1: { addEventListener() {}, start() {}, close() {} }, port2: {} })),
  });
  AbortSignal.timeout = jest.fn();
  document.addEventListener('homemove:error', (event) => errors.push((event as CustomEvent).detail));
});
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  jest.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  document.body.innerHTML = '';
  logged.length = 0;
  errors.length = 0;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a frame that does not start', () => {
  it('is replaced by a link to the hosted brand in the top window', async () => {
    answer(null);
    const { root, link, isFrameShown } = mount();
    await jest.advanceTimersByTimeAsync(3500);
    expect(link()).toMatchObject({ href: expect.stringContaining('/oakwood/12'), target: '_top' });
    expect(root.querySelector('p')?.textContent).toBe(
      'This part of the page could not be shown here. Set up your new home on its own page.',
    );
    expect(isFrameShown()).toBe(false);
  });

  it('directs an agent in a CRM to reload the page', async () => {
    answer(null);
    const { root, link } = mount('<home-move mode="panel" launch="code-1"></home-move>');
    await jest.advanceTimersByTimeAsync(3500);
    expect(root.querySelector('p')?.textContent).toBe('This part of the page could not be shown here. Load it again.');
    expect(link()).toBeNull();
  });

  it.each([
    ['no-answer', null, 'does not answer'],
    ['origin-not-listed', 'origin-not-listed', 'frame-ancestors does not allow http://localhost'],
    ['unknown-brand', 'unknown-brand', 'there is no brand "oakwood"'],
    ['brand-archived', 'brand-archived', 'the brand "oakwood" is archived'],
    ['no-answer', 'constructor', 'does not answer'],
  ])('is reported as %s when the portal explains it by %j', async (code, problem, sentence) => {
    answer(problem);
    mount();
    await jest.advanceTimersByTimeAsync(3500);
    expect(errors).toEqual([{ code }]);
    expect(logged).toEqual([expect.stringContaining(sentence)]);
    expect(logged).toEqual([expect.stringContaining(`Home Move (${code})`)]);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${portal}/api/v1/embedding?brand=oakwood&branch=12`]);
  });

  it('is reported as no-brand when neither page nor portal names one', async () => {
    answer('no-brand');
    mount('<home-move></home-move>');
    await jest.advanceTimersByTimeAsync(3500);
    expect(errors).toEqual([{ code: 'no-brand' }]);
    expect(logged).toEqual([expect.stringContaining('the attribute brand (data-brand on the script) is missing')]);
  });

  it.each([
    ['portal-down', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['portal-down', () => answer(null, false)],
    ['no-answer', () => fetched.mockRejectedValue(new DOMException('', 'TimeoutError'))],
  ])('is reported as %s when the portal gives no explanation', async (code, arrange) => {
    arrange();
    mount();
    await jest.advanceTimersByTimeAsync(3500);
    expect(errors).toEqual([{ code }]);
  });

  it('is reported as refused when the page’s policy blocks the question too, and the browser showed its own page', async () => {
    fetched.mockImplementation(() => {
      setTimeout(() => violate({ blockedURI: portal, effectiveDirective: 'connect-src' }));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    mount().frame.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(3500);
    mount();
    await jest.advanceTimersByTimeAsync(3500);
    expect(errors).toEqual([{ code: 'origin-not-listed' }, { code: 'no-answer' }]);
  });

  it.each(['frame-src', 'child-src', 'default-src'])(
    'is replaced at once when the page’s policy blocks it by %s',
    async (effectiveDirective) => {
      const { link } = mount();
      violate({ blockedURI: `${portal}/embed/oakwood/12`, effectiveDirective });
      expect(link()).not.toBeNull();
      expect(errors).toEqual([{ code: 'blocked-by-policy' }]);
      await jest.advanceTimersByTimeAsync(0);
      expect(logged).toEqual([
        `Home Move (blocked-by-policy): the Content-Security-Policy of this page blocks the portal by its ${effectiveDirective}. Add ${portal} to frame-src.`,
      ]);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  it.each([
    ['a policy that only reports', { blockedURI: portal, effectiveDirective: 'frame-src', disposition: 'report' }],
    ['a blocked frame of another origin', { blockedURI: `${portal}.evil.example`, effectiveDirective: 'frame-src' }],
    ['a blocked picture', { blockedURI: portal, effectiveDirective: 'img-src' }],
  ])('is not assumed because of %s', (_, violation) => {
    mount();
    violate(violation);
    expect(errors).toEqual([]);
  });

  it('is shown again at a late hello', async () => {
    answer(null);
    const { frame, link, isFrameShown } = mount();
    await jest.advanceTimersByTimeAsync(3500);
    hello(frame);
    expect(link()).toBeNull();
    expect(isFrameShown()).toBe(true);
  });

  it.each([
    ['portal-down', true, () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no-answer', true, () => answer(null)],
    ['unknown-brand', false, () => answer('unknown-brand')],
  ])('with the code %s opens again once the browser is online: %j', async (code, opens, arrange) => {
    arrange();
    const { root, frame } = mount();
    await jest.advanceTimersByTimeAsync(3500);
    expect(errors).toEqual([{ code }]);
    window.dispatchEvent(new Event('online'));
    expect(root.querySelector('iframe') !== frame).toBe(opens);
    expect(root.querySelector('a') === null).toBe(opens);
  });

  it('opens again if the browser is online before the failure is known', async () => {
    answer(null);
    const { root, frame } = mount();
    await jest.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('online'));
    expect(root.querySelector('iframe')).not.toBe(frame);
  });

  it('opens again, whatever its code was, if the browser was offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('origin-not-listed');
    const { root, frame } = mount();
    await jest.advanceTimersByTimeAsync(3500);
    window.dispatchEvent(new Event('online'));
    expect(root.querySelector('iframe')).not.toBe(frame);
  });

  it('does not open a panel again, whose code works once', async () => {
    answer(null);
    const { root } = mount('<home-move mode="panel" launch="code-1"></home-move>');
    await jest.advanceTimersByTimeAsync(3500);
    window.dispatchEvent(new Event('online'));
    expect(root.querySelector('p')?.textContent).toContain('Load it again.');
  });

  it('does not open again once it has answered late, or is removed', async () => {
    answer(null);
    const slow = mount();
    await jest.advanceTimersByTimeAsync(3500);
    hello(slow.frame);
    window.dispatchEvent(new Event('online'));
    expect(slow.root.querySelector('iframe')).toBe(slow.frame);

    const removed = mount();
    await jest.advanceTimersByTimeAsync(3500);
    document.querySelector('home-move')?.remove();
    window.dispatchEvent(new Event('online'));
    expect(removed.root.querySelector('iframe')).toBeNull();
  });

  it('is reported at once in a sandboxed page without an origin', async () => {
    jest.spyOn(window, 'origin', 'get').mockReturnValue('null');
    mount();
    await jest.advanceTimersByTimeAsync(0);
    expect(errors).toEqual([{ code: 'sandboxed-page' }]);
    expect(logged).toEqual([expect.stringContaining('without allow-same-origin')]);
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('in a page that isolates itself', () => {
    beforeEach(() => {
      Object.defineProperty(window, 'crossOriginIsolated', { value: true, configurable: true });
      answer(null);
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'crossOriginIsolated');
      Reflect.deleteProperty(HTMLIFrameElement.prototype, 'credentialless');
    });

    it('is reported as blocked by isolation', async () => {
      mount().frame.dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(3500);
      expect(errors).toEqual([{ code: 'blocked-by-isolation' }]);
      expect(logged).toEqual([expect.stringContaining('Cross-Origin-Embedder-Policy')]);
    });

    it('is reported as no-answer if the browser showed nothing in it', async () => {
      mount();
      await jest.advanceTimersByTimeAsync(3500);
      expect(errors).toEqual([{ code: 'no-answer' }]);
    });

    it('is reported as no-answer if the browser supports the policy of the portal’s frame', async () => {
      Object.defineProperty(HTMLIFrameElement.prototype, 'credentialless', { value: false, configurable: true });
      mount().frame.dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(3500);
      expect(errors).toEqual([{ code: 'no-answer' }]);
    });
  });

  it('is hidden by its style sheet', () => {
    // jsdom computes no styles in shadow roots, so the same rules and frame are tested in the document.
    document.body.append(Object.assign(document.createElement('style'), { textContent: style }));
    const placement = { brand: 'oakwood', branch: null, theme: null, start: null, isPanel: false };
    const frame = document.body.appendChild(createFrame(placement, 'hm 1 http://localhost', null));
    expect(getComputedStyle(frame).display).toBe('block');
    frame.hidden = true;
    expect(getComputedStyle(frame).display).toBe('none');
  });
});

describe('the wait for a frame', () => {
  it('ends at hello, and leaves no timer', () => {
    const { frame } = mount();
    expect(jest.getTimerCount()).toBe(1);
    hello(frame);
    expect(jest.getTimerCount()).toBe(0);
    violate({ blockedURI: portal, effectiveDirective: 'frame-src' });
    expect(errors).toEqual([]);
  });

  it('ends when the element is removed', () => {
    mount();
    document.querySelector('home-move')?.remove();
    expect(jest.getTimerCount()).toBe(0);
  });
});
