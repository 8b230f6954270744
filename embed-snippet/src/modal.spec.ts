import { containers, dialogOnScreen, found, opened, recordedEvents } from './dialog.fixture';
import { loadDialog } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_DIALOG__', () => jest.requireActual<object>('./dialog'), { virtual: true });

type Opened = Awaited<ReturnType<typeof opened>>;

const events = recordedEvents();
afterEach(() => {
  document.body.innerHTML = '';
  events.length = 0;
  jest.restoreAllMocks();
});

/** The ways in which a mover closes the dialog. */
const ways: [name: string, act: (page: Opened) => void][] = [
  ['the close button', ({ button }) => button('Close').click()],
  ['Escape outside the frame', ({ dialog }) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['Escape in the frame', ({ send }) => send({ type: 'close' })],
  ['HomeMove.close', ({ element }) => window.HomeMove?.close(element)],
];

describe('the dialog', () => {
  it.each(ways)('is closed by %s, and returns the focus', async (_, act) => {
    const page = await opened();
    expect(document.activeElement).not.toBe(page.opener);
    act(page);
    await loadDialog();
    expect(containers()).toEqual([]);
    expect(document.activeElement).toBe(page.opener);
    expect(events).toEqual([['homemove:close', { isUnsaved: false }, false]]);
  });

  it('passes the prefill code of its element on to the portal, and to the next one if it is still unused', async () => {
    const page = await opened('<home-move mode="modal" brand="oakwood"></home-move>');
    const prefillOf = ({ portal }: { readonly portal: Element }): unknown => Reflect.get(portal, 'prefill');
    Reflect.set(page.element, 'prefill', 'code-1');
    expect(prefillOf(page)).toBe('code-1');
    expect(Reflect.get(page.element, 'prefill')).toBeNull();
    page.button('Close').click();
    window.HomeMove?.open(page.element);
    await loadDialog();
    const again = dialogOnScreen();
    expect(prefillOf(again)).toBe('code-1');
    again.portal.dispatchEvent(new Event('homemove-prefill'));
    again.button('Close').click();
    window.HomeMove?.open(page.element);
    await loadDialog();
    expect(prefillOf(dialogOnScreen())).toBeUndefined();
  });

  it('has the focus until the portal is ready, and then the frame', async () => {
    const { root, dialog, portal, emit } = await opened();
    expect(root.activeElement).toBe(dialog);
    emit('ready', {});
    expect(root.activeElement).toBe(portal);
  });

  it('leaves the focus on a control that the mover has moved to', async () => {
    const { root, button, emit } = await opened();
    button('Close').focus();
    emit('ready', {});
    expect(root.activeElement).toBe(button('Close'));
  });

  it('is as high as the page in its frame, and starts at the top of each screen', async () => {
    const { root, frame, send, emit } = await opened();
    const body = found(root.querySelector('.body'));
    send({ type: 'height', px: 1480, isPrompted: false });
    expect(frame().style.height).toBe('1480px');
    body.scrollTop = 700;
    emit('step', { journey: 'energy', step: 'energy-list', index: 4, of: 6 });
    expect(body.scrollTop).toBe(0);
  });

  it('shows the name and the colours of the brand', async () => {
    const { root, send } = await opened();
    const sheets: string[] = [];
    jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void sheets.push(css));
    send({ type: 'look', name: 'Oakwood Lettings', colours: { header: '#701f2c', 'header-text': '#fff' } });
    expect(root.querySelector('.name')?.textContent).toBe('Oakwood Lettings');
    expect(sheets).toEqual(['.box.box.box { --hm-header: #701f2c; --hm-header-text: #fff; }']);
  });

  it('shows that it is loading until the document of the frame has loaded', async () => {
    const { root, frame } = await opened();
    const status = found(root.querySelector<HTMLElement>('.loading'));
    expect([status.hidden, status.getAttribute('role'), status.textContent]).toEqual([false, 'status', 'Opening']);
    frame().dispatchEvent(new Event('load'));
    expect(status.hidden).toBe(true);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['neon', 'light'],
  ])('with the theme %s has the colours for %s', async (theme, shown) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog } = await opened(`<home-move mode="modal" brand="oakwood" theme="${theme}"></home-move>`);
    expect(dialog.dataset['theme']).toBe(shown);
  });

  it('without unsaved input closes at a second Escape, which the page cannot prevent', async () => {
    const { dialog, opener } = await opened();
    dialog.close();
    expect(containers()).toEqual([]);
    expect(document.activeElement).toBe(opener);
    expect(events).toEqual([['homemove:close', { isUnsaved: false }, false]]);
  });
});

describe('while input would be lost', () => {
  async function unsaved() {
    const page = await opened();
    page.send({ type: 'unsaved', isUnsaved: true });
    return page;
  }
  /** Whether the browser would prompt before it leaves the page. */
  const prompts = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each(ways)('%s shows a question', async (_, act) => {
    const page = await unsaved();
    act(page);
    await loadDialog();
    const { root, dialog, question } = page;
    expect([dialog.open, question.open]).toEqual([true, true]);
    expect(question.getAttribute('role')).toBe('alertdialog');
    const textOf = (attribute: string) => root.querySelector(`#${question.getAttribute(attribute)}`)?.textContent;
    expect(textOf('aria-labelledby')).toBe('Close before saving?');
    expect(textOf('aria-describedby')).toBe(
      'What you typed on this page is not saved yet. Everything before this page is safe.',
    );
    expect(events).toEqual([]);
  });

  it('"Stay here" keeps the dialog', async () => {
    const { button, dialog, question } = await unsaved();
    button('Close').click();
    button('Stay here').click();
    expect([dialog.open, question.open]).toEqual([true, false]);
    expect(events).toEqual([]);
  });

  it('"Close anyway" closes the dialog', async () => {
    const { button, opener } = await unsaved();
    button('Close').click();
    button('Close anyway').click();
    expect(containers()).toEqual([]);
    expect(document.activeElement).toBe(opener);
    expect(events).toEqual([['homemove:close', { isUnsaved: true }, true]]);
  });

  it('the page may keep the dialog', async () => {
    const { button, dialog } = await unsaved();
    document.addEventListener('homemove:close', (event) => event.preventDefault(), { once: true });
    button('Close').click();
    button('Close anyway').click();
    expect(dialog.open).toBe(true);
    expect(containers()).toHaveLength(1);
  });

  it('the browser prompts before it leaves the page, until the input is saved or the dialog is closed', async () => {
    const { send, button } = await opened();
    expect(prompts()).toBe(false);
    send({ type: 'unsaved', isUnsaved: true });
    expect(prompts()).toBe(true);
    send({ type: 'unsaved', isUnsaved: false });
    expect(prompts()).toBe(false);
    send({ type: 'unsaved', isUnsaved: true });
    button('Close').click();
    button('Close anyway').click();
    expect(prompts()).toBe(false);
  });

  it('a second Escape, at which the browser closes the dialog itself, shows the question again', async () => {
    const { dialog, question } = await unsaved();
    dialog.close();
    expect([dialog.open, question.open]).toEqual([true, true]);
    dialog.close();
    expect([dialog.open, question.open]).toEqual([true, true]);
  });
});

describe('a dialog whose portal cannot be shown', () => {
  async function failed() {
    const page = await opened();
    page.emit('error', { code: 'portal-down' });
    return page;
  }

  it('offers the hosted page in a new tab, and has the code for support', async () => {
    const { root, portal, button } = await failed();
    const alert = found(root.querySelector('[role=alert]'));
    expect(alert.textContent).toContain('This did not open here');
    expect(alert.textContent).toContain('If you call us, quote portal-down.');
    expect(button('Open in a new tab')).toMatchObject({
      href: expect.stringContaining('/oakwood/12') as string,
      target: '_blank',
      rel: 'noopener',
    });
    expect(portal.classList.contains('covered')).toBe(true);
    expect(events).toEqual([['homemove:error', { code: 'portal-down' }, false]]);
  });

  it('opens the portal again', async () => {
    const { root, portal, dialog, button } = await failed();
    button('Try again').click();
    expect(root.querySelector('home-move')).not.toBe(portal);
    expect(root.querySelector('[role=alert]')).toBeNull();
    expect(root.activeElement).toBe(dialog);
  });

  it('shows a portal that recovers', async () => {
    const { root, portal, emit } = await failed();
    emit('ready', {});
    expect(root.querySelector('[role=alert]')).toBeNull();
    expect(portal.classList.contains('covered')).toBe(false);
  });
});
