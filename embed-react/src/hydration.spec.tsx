import { render } from '@testing-library/react';
import { createRef, StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { HomeMoveHandle } from './embed-react';
import { HomeMove } from './index';
import { attributesOf, elementIn, observed, resetRecords, runLoader } from './recorded-element.fixture';

beforeAll(runLoader);
beforeEach(resetRecords);

/** The page that a server has sent. */
function served(app: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  return container;
}

const portal = (
  <HomeMove id="set-up" className="portal" brand="oakwood" branch={12} start="energy-usage">
    <a href="https://portal.example/oakwood">Set up your home</a>
  </HomeMove>
);

// React writes a mismatch to the console, which fails the test.
describe('the element that a server has rendered', () => {
  it('has the attributes and the style of an element that React creates in the browser', () => {
    const onServer = elementIn(served(portal));
    const inBrowser = elementIn(render(portal).container);
    expect(attributesOf(onServer)).toEqual(attributesOf(inBrowser));
    expect(onServer.style.cssText).toBe(inBrowser.style.cssText);
    expect(onServer.innerHTML).toBe(inBrowser.innerHTML);
  });

  it('stays when React hydrates it, in StrictMode too', () => {
    const app = <StrictMode>{portal}</StrictMode>;
    const container = served(app);
    const element = elementIn(container);
    const { unmount } = render(app, { container, hydrate: true });
    expect(elementIn(container)).toBe(element);
    expect(observed).toEqual(['set-up connected']);
    unmount();
    expect(observed).toEqual(['set-up connected', 'set-up disconnected']);
  });

  it('keeps what the loader has changed before React hydrates it', () => {
    const app = <HomeMove id="set-up" mode="panel" launch="code-1" />;
    const container = served(app);
    const element = elementIn(container);
    element.attachShadow({ mode: 'open' });
    element.removeAttribute('launch');
    element.style.minHeight = '0px';
    render(app, { container, hydrate: true });
    expect(elementIn(container)).toBe(element);
    expect(element.hasAttribute('launch')).toBe(false);
    expect(element.style.minHeight).toBe('0px');
  });

  it('has handlers and a ref once React has hydrated it', () => {
    const ref = createRef<HomeMoveHandle>();
    const onAuth = jest.fn();
    const app = <HomeMove ref={ref} onAuth={onAuth} />;
    const container = served(app);
    render(app, { container, hydrate: true });
    elementIn(container).dispatchEvent(new CustomEvent('homemove:auth', { detail: { isLoggedIn: true } }));
    expect(onAuth).toHaveBeenCalledTimes(1);
    expect(typeof ref.current?.open).toBe('function');
  });
});
