import { render, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import type { HomeMoveHandle } from './embed-react';
import { HomeMove } from './index';
import { elementIn, loader, runLoader } from './recorded-element.fixture';

const address = 'https://assets.example/v1/loader.js';

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

const scripts = () => [...document.scripts].map(({ src }) => src);

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return script;
}

/** Records console errors, which would otherwise fail the test. Returns the lines. */
function consoleLines(): readonly unknown[] {
  const lines: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  return lines;
}

const sentence =
  'Home Move (script-unavailable): the loader https://assets.example/v1/loader.js did not load. Allow its origin in script-src, or add the script to the page if that enforces Trusted Types.';

describe('a page without the loader', () => {
  it('gets the script of src in its head, once for all components in StrictMode', () => {
    render(
      <StrictMode>
        <HomeMove src={address} brand="oakwood" />
        <HomeMove src={address} brand="harbour" />
      </StrictMode>,
    );
    expect(scripts()).toEqual([address]);
    expect(document.scripts[0]?.parentElement).toBe(document.head);
  });

  it('keeps the script when the component unmounts, and gets no other when it mounts again', () => {
    render(<HomeMove src="/portal.js" />).unmount();
    expect(scripts()).toEqual(['http://localhost/portal.js']);
    render(<HomeMove src="/portal.js" />);
    expect(scripts()).toEqual(['http://localhost/portal.js']);
  });

  it.each([address, 'https://assets.example/v0.1.0/loader.js', 'https://assets.example/v1/loader.js?cache=1'])(
    'gets no other script if it contains %s',
    (own) => {
      addScript(own);
      render(<HomeMove src={address} />);
      expect(scripts()).toEqual([own]);
    },
  );

  it('gets no script from a component without src', () => {
    render(<HomeMove brand="oakwood" />);
    expect(scripts()).toEqual([]);
  });
});

describe('a loader that does not load', () => {
  it('is reported by each element and by one line in the console, and is loaded again by the next component', () => {
    const lines = consoleLines();
    const codes: string[] = [];
    const onError = ({ detail }: CustomEvent<{ readonly code: string }>) => void codes.push(detail.code);
    const onPage = jest.fn();
    document.addEventListener('homemove:error', onPage);
    render(
      <StrictMode>
        <HomeMove src={address} onError={onError} />
        <HomeMove src={address} onError={onError} />
      </StrictMode>,
    );
    document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(codes).toEqual(['script-unavailable', 'script-unavailable']);
    expect(onPage).toHaveBeenCalledTimes(2);
    expect(lines).toEqual([sentence]);
    expect(scripts()).toEqual([]);
    render(<HomeMove src={address} />);
    expect(scripts()).toEqual([address]);
    document.removeEventListener('homemove:error', onPage);
  });

  it('is reported if the page has added the script itself', () => {
    const script = addScript(address);
    const onError = jest.fn();
    render(<HomeMove src={address} onError={onError} />);
    script.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is not reported to a component that has unmounted', () => {
    consoleLines();
    const onError = jest.fn();
    render(<HomeMove src={address} onError={onError} />).unmount();
    document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('is reported to onError once if the Trusted Types of the page forbid the script', async () => {
    const lines = consoleLines();
    jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    });
    const onError = jest.fn();
    render(
      <StrictMode>
        <HomeMove src={address} onError={onError} />
      </StrictMode>,
    );
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(lines).toContain(sentence);
  });
});

// Last, because a page cannot undefine an element.
describe('a dialog that is opened before the loader has run', () => {
  it('opens as soon as the loader has run', async () => {
    const ref = createRef<HomeMoveHandle>();
    const { container } = render(<HomeMove ref={ref} mode="modal" brand="oakwood" />);
    ref.current?.open();
    runLoader();
    expect(loader.open).not.toHaveBeenCalled();
    await waitFor(() => expect(loader.open).toHaveBeenCalledTimes(1));
    expect(loader.open.mock.calls[0]?.[0]).toBe(elementIn(container));
  });
});
