import { containers, dialogOnScreen, found, opened, recordedEvents } from './dialog.fixture';
import { loadDialog } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_DIALOG__', () => jest.requireActual<object>('./dialog'), { virtual: true });

const events = recordedEvents();
afterEach(() => {
  document.body.innerHTML = '';
  events.length = 0;
  jest.restoreAllMocks();
});

describe('the button', () => {
  async function aButton() {
    document.body.innerHTML = '<home-move mode="button" brand="oakwood"></home-move>';
    await loadDialog();
    const element = found(document.querySelector('home-move'));
    return { element, button: found(element.shadowRoot?.querySelector('button')) };
  }

  it('has a name and an icon, and opens the dialog', async () => {
    const { button } = await aButton();
    expect(button.textContent).toBe('Set up your home');
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(containers()).toEqual([]);
    button.click();
    expect(dialogOnScreen().dialog.open).toBe(true);
  });

  it('gets the focus back when the dialog closes', async () => {
    const { element, button } = await aButton();
    button.click();
    dialogOnScreen().button('Close').click();
    expect(containers()).toEqual([]);
    expect(element.shadowRoot?.activeElement).toBe(button);
  });

  it.each(['pointerenter', 'focusin', 'touchstart'])(
    'lets the browser connect to the portal at the first %s, and leaves nothing in the page',
    async (type) => {
      // Hints of other tests, which no frame has removed yet.
      document.head.replaceChildren();
      const hints = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
      await jest.isolateModulesAsync(async () => {
        const { createButton } = await import('./button');
        const element = document.createElement('div');
        createButton(element, () => undefined);
        const button = found(element.shadowRoot?.querySelector('button'));
        expect(hints()).toEqual([]);
        button.dispatchEvent(new Event(type));
        button.dispatchEvent(new Event(type));
        expect(hints()).toEqual([['preconnect', 'http://localhost/__HM_PORTAL_ORIGIN__']]);
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        expect(hints()).toEqual([]);
      });
    },
  );

  it('leaves with the element, and with its mode', async () => {
    const { element, button } = await aButton();
    element.setAttribute('mode', 'modal');
    expect(button.isConnected).toBe(false);
    element.setAttribute('mode', 'button');
    await loadDialog();
    expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(1);
    element.remove();
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
  });

  it('makes way for an inline portal', async () => {
    const { element } = await aButton();
    element.setAttribute('mode', 'inline');
    await loadDialog();
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
    expect(element.shadowRoot?.querySelector('iframe')).not.toBeNull();
  });
});

describe('an element with a dialog', () => {
  it('shows nothing in the page before the dialog opens', () => {
    document.body.innerHTML = '<home-move mode="modal" brand="oakwood"></home-move>';
    expect(document.querySelector('home-move')?.shadowRoot?.childElementCount ?? 0).toBe(0);
  });

  it('opens its portal, named and in English from left to right', async () => {
    const { dialog, frame } = await opened();
    expect(frame().src).toContain('/embed/oakwood/12');
    expect(frame().name).toBe('hm dialog-1 http://localhost');
    expect(dialog.getAttribute('aria-label')).toBe('Set up your new home');
    expect([dialog.lang, dialog.dir]).toEqual(['en', 'ltr']);
    expect(dialog.open).toBe(true);
  });

  it('keeps its session by its own id', async () => {
    const { frame } = await opened('<home-move id="tenancy" mode="modal" brand="oakwood"></home-move>');
    expect(frame().name).toBe('hm tenancy http://localhost');
  });

  it('opens one portal at a time', async () => {
    const { element } = await opened();
    window.HomeMove?.open(element);
    window.HomeMove?.open(element);
    await loadDialog();
    expect(containers()).toHaveLength(1);
  });

  it('repeats the events of its portal', async () => {
    const { emit } = await opened();
    emit('ready', {});
    emit('auth', { isLoggedIn: true });
    emit('step', { journey: 'energy', step: 'energy-list', index: 4, of: 6 });
    expect(events).toEqual([
      ['homemove:ready', {}, false],
      ['homemove:auth', { isLoggedIn: true }, false],
      ['homemove:step', { journey: 'energy', step: 'energy-list', index: 4, of: 6 }, false],
    ]);
  });

  it('opens again at the step on screen when it was closed', async () => {
    const { element, emit, button } = await opened();
    emit('step', { journey: 'energy', step: 'energy-usage', index: 3, of: 6 });
    button('Close').click();
    window.HomeMove?.open(element);
    await loadDialog();
    expect(dialogOnScreen().frame().src).toContain('/embed/oakwood/12?start=energy-usage');
  });

  it('names attributes without an effect', async () => {
    const lines: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
    await opened('<home-move mode="modal" brand="oakwood" lang="cy"></home-move>');
    expect(lines).toEqual(['Home Move: the portal is in English only, so lang="cy" has no effect.']);
  });

  it('closes the dialog at once when it is removed, and leaves nothing in the page', async () => {
    const { element, send } = await opened();
    send({ type: 'unsaved', isUnsaved: true });
    element.remove();
    expect(containers()).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(events).toEqual([]);
  });

  it('closes the dialog at once when its brand changes', async () => {
    const { element } = await opened();
    element.setAttribute('brand', 'harbour');
    expect(containers()).toEqual([]);
    window.HomeMove?.open(element);
    await loadDialog();
    expect(dialogOnScreen().frame().src).toContain('/embed/harbour/12');
  });

  it('does not open if its mode has changed while the script was loading', async () => {
    const lines: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
    document.body.innerHTML = '<home-move mode="modal" brand="oakwood"></home-move>';
    const element = found(document.querySelector('home-move'));
    window.HomeMove?.open(element);
    element.removeAttribute('mode');
    await loadDialog();
    expect(containers()).toEqual([]);
    expect(lines).toEqual(['Home Move: HomeMove.open found no <home-move> with the mode button or modal.']);
  });
});
