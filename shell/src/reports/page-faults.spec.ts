import { keepEarlyFaults } from './early-faults';
import { watchPage } from './page-faults';

const file = 'https://assets.test/remotes/energy/1.4.0/app.1234abcd.js';

/** An error that was thrown at these places, the innermost first. */
function anError(...places: readonly string[]): Error {
  const error = new Error('reading Sam');
  error.stack = ['Error: reading Sam', ...places.map((place) => `    at run (${place}:1:20)`)].join('\n');
  return error;
}

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

function violation(sourceFile: string, blockedURI = 'https://elsewhere.test/'): Event {
  return Object.assign(new Event('securitypolicyviolation', { bubbles: true }), { sourceFile, blockedURI });
}

/** A separate frame, whose listeners no other test shares. */
function aPage(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('the frame has no window');
  return frame.contentWindow;
}

function watched(page = aPage()) {
  const faults: string[] = [];
  watchPage(page, ({ remote, version }, code) => faults.push(`${remote} ${version} ${code}`));
  return { page, faults };
}

afterEach(() => document.body.replaceChildren());

describe('faults of the page', () => {
  it('belong to the remote whose file threw', () => {
    const { page, faults } = watched();
    page.dispatchEvent(new ErrorEvent('error', { error: anError('https://portal.test/shell.js', file) }));
    page.dispatchEvent(new ErrorEvent('error', { filename: file }));
    page.dispatchEvent(rejection(anError(file)));
    page.document.dispatchEvent(violation(file));
    expect(faults).toEqual([
      'energy 1.4.0 HM-604',
      'energy 1.4.0 HM-604',
      'energy 1.4.0 HM-605',
      'energy 1.4.0 HM-702',
    ]);
  });

  it('of the shell, of extensions and without a source belong to none', () => {
    const { page, faults } = watched();
    page.dispatchEvent(new ErrorEvent('error', { error: anError('https://portal.test/shell.js') }));
    page.dispatchEvent(new ErrorEvent('error', { error: 'text', filename: 'chrome-extension://abc/remote.js' }));
    page.dispatchEvent(rejection('text'));
    page.document.dispatchEvent(violation('', 'inline'));
    expect(faults).toEqual([]);
  });

  it('from before the reporter was loaded are reported once', () => {
    const page = aPage();
    keepEarlyFaults(page);
    page.dispatchEvent(new ErrorEvent('error', { error: anError(file) }));
    const { faults } = watched(page);
    page.dispatchEvent(rejection(anError(file)));
    expect(faults).toEqual(['energy 1.4.0 HM-604', 'energy 1.4.0 HM-605']);
    expect(page.hmEarlyFaults).toBeUndefined();
  });
});
