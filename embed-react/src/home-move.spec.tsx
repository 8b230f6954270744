import { act, render, waitFor } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import type { HomeMoveEventProps, HomeMoveHandle } from './embed-react';
import { HomeMove } from './index';
import { attributesOf, elementIn, loader, observed, resetRecords, runLoader } from './recorded-element.fixture';

beforeAll(runLoader);
beforeEach(resetRecords);

/** A handler of every event, which records its calls. */
function recordedHandlers() {
  const calls: (readonly [name: string, event: Event])[] = [];
  const record = (name: string) => (event: Event) => void calls.push([name, event]);
  const handlers: Required<HomeMoveEventProps> = {
    onReady: record('onReady'),
    onStep: record('onStep'),
    onService: record('onService'),
    onComplete: record('onComplete'),
    onAuth: record('onAuth'),
    onClose: record('onClose'),
    onError: record('onError'),
    onNavigate: record('onNavigate'),
    onNote: record('onNote'),
    onLink: record('onLink'),
    onFinished: record('onFinished'),
    onForgotten: record('onForgotten'),
  };
  return { calls, handlers };
}

describe('<HomeMove>', () => {
  it('renders the element with the attributes of its properties', () => {
    const { container } = render(
      <HomeMove
        id="set-up"
        className="portal"
        brand="oakwood"
        branch={12}
        mode="panel"
        theme="dark"
        start="energy-usage"
        launch="code-1"
      />,
    );
    expect(attributesOf(elementIn(container))).toEqual({
      id: 'set-up',
      class: 'portal',
      brand: 'oakwood',
      branch: '12',
      mode: 'panel',
      theme: 'dark',
      start: 'energy-usage',
      launch: 'code-1',
    });
  });

  it.each([
    [undefined, 'display: block; min-height: min(100svh, 900px);'],
    ['inline', 'display: block; min-height: min(100svh, 900px);'],
    ['panel', 'display: block; height: 100%; min-height: 320px;'],
    ['button', ''],
    ['modal', ''],
  ] as const)('reserves the space of the mode %s', (mode, css) => {
    const { container } = render(<HomeMove mode={mode} />);
    expect(elementIn(container).style.cssText).toBe(css);
  });

  it('reserves the height that the app sets', () => {
    const { container } = render(<HomeMove style={{ minHeight: '600px', maxWidth: '40rem' }} />);
    expect(elementIn(container).style.cssText).toBe('display: block; min-height: 600px; max-width: 40rem;');
  });

  it('contains its children, except in the mode modal', () => {
    const link = <a href="https://portal.example/oakwood">Set up your home</a>;
    const { container, rerender } = render(<HomeMove>{link}</HomeMove>);
    expect(elementIn(container).textContent).toBe('Set up your home');
    rerender(<HomeMove mode="modal">{link}</HomeMove>);
    expect(elementIn(container).textContent).toBe('');
  });

  it('adds no script once the loader has run', () => {
    render(<HomeMove src="https://assets.example/v1/loader.js" />);
    expect(document.scripts).toHaveLength(0);
  });
});

describe('the element of <HomeMove>', () => {
  it('is connected once in StrictMode, and removed when the component unmounts', () => {
    const { container, unmount } = render(
      <StrictMode>
        <HomeMove id="set-up" />
      </StrictMode>,
    );
    expect(container.querySelectorAll('home-move')).toHaveLength(1);
    expect(observed).toEqual(['set-up connected']);
    unmount();
    expect(observed).toEqual(['set-up connected', 'set-up disconnected']);
    expect(document.querySelectorAll('home-move, script')).toHaveLength(0);
  });

  it('is a new one when the component mounts again', () => {
    const app = (isShown: boolean) => <StrictMode>{isShown && <HomeMove id="set-up" />}</StrictMode>;
    const { rerender } = render(app(true));
    rerender(app(false));
    rerender(app(true));
    expect(observed).toEqual(['set-up connected', 'set-up disconnected', 'set-up connected']);
  });

  it('stays when a property changes, and gets its value', () => {
    const { container, rerender } = render(<HomeMove id="set-up" brand="oakwood" start="energy-usage" />);
    const element = elementIn(container);
    rerender(<HomeMove id="set-up" brand="harbour" start="energy-usage" />);
    expect(observed).toEqual(['set-up connected', 'set-up brand: harbour']);
    rerender(<HomeMove id="set-up" brand="harbour" />);
    expect(observed).toEqual(['set-up connected', 'set-up brand: harbour', 'set-up start: null']);
    expect(elementIn(container)).toBe(element);
  });

  it('keeps the attributes and the style that the loader has changed, if the app renders the same again', () => {
    const { container, rerender } = render(<HomeMove mode="panel" launch="code-1" />);
    const element = elementIn(container);
    element.removeAttribute('launch');
    element.style.minHeight = '0px';
    rerender(<HomeMove mode="panel" launch="code-1" />);
    expect(element.hasAttribute('launch')).toBe(false);
    expect(element.style.minHeight).toBe('0px');
    rerender(<HomeMove mode="panel" launch="code-2" />);
    expect(element.getAttribute('launch')).toBe('code-2');
  });
});

describe('the properties prefill, themeTokens and consent', () => {
  const valuesOf = (element: Element) => ['themeTokens', 'consent'].map((name): unknown => Reflect.get(element, name));

  it('are set on the element, and are in no attribute', () => {
    const tokens = { accent: '#701f2c' };
    const { container } = render(<HomeMove id="set-up" prefill="code-1" themeTokens={tokens} consent="onetrust" />);
    expect(valuesOf(elementIn(container))).toEqual([{ accent: '#701f2c' }, 'onetrust']);
    expect(observed).toEqual(['set-up connected', 'set-up prefill: code-1']);
    expect(attributesOf(elementIn(container))).toEqual({ id: 'set-up' });
  });

  it('are set once for each value, in StrictMode too', () => {
    const app = (code: string | null) => (
      <StrictMode>
        <HomeMove id="set-up" prefill={code} />
      </StrictMode>
    );
    const { rerender } = render(app('code-1'));
    rerender(app('code-1'));
    rerender(app('code-2'));
    expect(observed).toEqual(['set-up connected', 'set-up prefill: code-1', 'set-up prefill: code-2']);
  });

  it('are not set until the app passes them, and become null when it leaves them out', () => {
    const { container, rerender } = render(<HomeMove />);
    expect(valuesOf(elementIn(container))).toEqual([undefined, undefined]);
    rerender(<HomeMove consent={{ analytics: true }} themeTokens={{ font: 'newsreader' }} />);
    expect(valuesOf(elementIn(container))).toEqual([{ font: 'newsreader' }, { analytics: true }]);
    rerender(<HomeMove />);
    expect(valuesOf(elementIn(container))).toEqual([null, null]);
  });
});

describe('a handler of <HomeMove>', () => {
  it('is called once with the event, in StrictMode too', () => {
    const { calls, handlers } = recordedHandlers();
    const { container } = render(
      <StrictMode>
        <HomeMove {...handlers} />
      </StrictMode>,
    );
    const types = ['ready', 'step', 'service', 'complete', 'auth', 'close'];
    const panelTypes = ['error', 'navigate', 'note', 'link', 'finished', 'forgotten'];
    const events = [...types, ...panelTypes].map((type) => new CustomEvent(`homemove:${type}`, { bubbles: true }));
    for (const event of events) elementIn(container).dispatchEvent(event);
    expect(calls.map(([name]) => name)).toEqual([
      'onReady',
      'onStep',
      'onService',
      'onComplete',
      'onAuth',
      'onClose',
      'onError',
      'onNavigate',
      'onNote',
      'onLink',
      'onFinished',
      'onForgotten',
    ]);
    expect(calls.every(([, event], index) => event === events[index])).toBe(true);
  });

  it('is replaced by the next render', () => {
    const steps: string[] = [];
    const app = (prefix: string) => <HomeMove onStep={({ detail }) => steps.push(`${prefix} ${detail.step}`)} />;
    const { container, rerender } = render(app('first'));
    rerender(app('second'));
    const detail = { journey: 'energy', step: 'energy-list', index: 2, of: 5 };
    elementIn(container).dispatchEvent(new CustomEvent('homemove:step', { detail }));
    expect(steps).toEqual(['second energy-list']);
  });

  it('can cancel the event', () => {
    const { container } = render(<HomeMove mode="modal" onClose={(event) => event.preventDefault()} />);
    const event = new CustomEvent('homemove:close', { cancelable: true, detail: { isUnsaved: true } });
    expect(elementIn(container).dispatchEvent(event)).toBe(false);
  });

  it('is not called after the component has unmounted', () => {
    const onAuth = jest.fn();
    const { container, unmount } = render(<HomeMove onAuth={onAuth} />);
    const element = elementIn(container);
    unmount();
    element.dispatchEvent(new CustomEvent('homemove:auth', { detail: { isLoggedIn: true } }));
    expect(onAuth).not.toHaveBeenCalled();
  });

  it('may remove the component', () => {
    function App() {
      const [reference, setReference] = useState<string | null>(null);
      if (reference !== null) return <p>{reference}</p>;
      return <HomeMove onComplete={({ detail }) => setReference(detail.ref)} />;
    }
    const { container } = render(<App />);
    const event = new CustomEvent('homemove:complete', { detail: { ref: 'HM-7Q4D9K2M' } });
    act(() => void elementIn(container).dispatchEvent(event));
    expect(container.innerHTML).toBe('<p>HM-7Q4D9K2M</p>');
  });
});

describe('onReady', () => {
  it('is called once if the portal was ready before React, in StrictMode too', async () => {
    loader.whenReady.mockImplementation(async (element) => element);
    const onReady = jest.fn<void, [CustomEvent<object>]>();
    render(
      <StrictMode>
        <HomeMove onReady={onReady} />
      </StrictMode>,
    );
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(onReady.mock.calls.map(([{ type, detail }]) => [type, detail])).toEqual([['homemove:ready', {}]]);
  });

  it('is called once if the event precedes the promise of the loader', async () => {
    let resolve: (element: Element) => void = () => undefined;
    loader.whenReady.mockImplementation(() => new Promise((done) => (resolve = done)));
    const onReady = jest.fn();
    const { container } = render(<HomeMove onReady={onReady} />);
    const element = elementIn(container);
    element.dispatchEvent(new CustomEvent('homemove:ready', { detail: {} }));
    await act(async () => resolve(element));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it.each(['button', 'modal'] as const)('does not load the second script in the mode %s', (mode) => {
    render(<HomeMove mode={mode} onReady={() => undefined} />);
    expect(loader.whenReady).not.toHaveBeenCalled();
  });

  it('is not called after the second script failed to load', async () => {
    loader.whenReady.mockImplementation(() => Promise.reject(new Error('blocked')));
    const onReady = jest.fn();
    render(<HomeMove onReady={onReady} />);
    await act(async () => undefined);
    expect(onReady).not.toHaveBeenCalled();
  });
});

describe('the ref of <HomeMove>', () => {
  it('opens and closes the dialog of its element', async () => {
    const ref = createRef<HomeMoveHandle>();
    const { container } = render(
      <>
        <HomeMove id="first" mode="button" />
        <HomeMove id="second" mode="modal" ref={ref} />
      </>,
    );
    ref.current?.open();
    ref.current?.close();
    await waitFor(() => expect(loader.close).toHaveBeenCalledTimes(1));
    const second = container.querySelector('#second');
    expect(loader.open.mock.calls.map(([element]) => element === second)).toEqual([true]);
    expect(loader.close.mock.calls.map(([element]) => element === second)).toEqual([true]);
  });

  it('opens nothing after the component has unmounted', async () => {
    const ref = createRef<HomeMoveHandle>();
    const { unmount } = render(<HomeMove mode="modal" ref={ref} />);
    ref.current?.open();
    unmount();
    await customElements.whenDefined('home-move');
    await act(async () => undefined);
    expect(loader.open).not.toHaveBeenCalled();
    expect(ref.current).toBeNull();
  });

  it('opens nothing, without an error, on a page with its own variable HomeMove', async () => {
    Object.assign(window, { HomeMove: { protocol: 'https:' } });
    const ref = createRef<HomeMoveHandle>();
    render(<HomeMove mode="modal" ref={ref} />);
    ref.current?.open();
    await customElements.whenDefined('home-move');
    await act(async () => undefined);
    expect(loader.open).not.toHaveBeenCalled();
    window.HomeMove = loader;
  });
});
