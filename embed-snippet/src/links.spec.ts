import { containers, dialogOnScreen, found } from './dialog.fixture';
import { loadDialog } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_DIALOG__', () => jest.requireActual<object>('./dialog'), { virtual: true });

/** The only link of the page. */
function aLink(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a data-home-move ${attributes}><b>Bills</b></a>`;
  return found(document.querySelector('a'));
}
const attributes = () => {
  const { attributes: all } = found(document.querySelector('home-move'));
  return Object.fromEntries([...all].map(({ name, value }) => [name, value]));
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a link with data-home-move', () => {
  it('opens the brand that it names in a dialog, and gets the focus back', async () => {
    const link = aLink('data-brand="oakwood" data-theme="dark" href="/bills"');
    found(link.querySelector('b')).click();
    await loadDialog();
    expect(attributes()).toEqual({ mode: 'modal', brand: 'oakwood', theme: 'dark' });
    dialogOnScreen().button('Close').click();
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it.each([
    ['__HM_PORTAL_ORIGIN__/oakwood/12?utm=x', { brand: 'oakwood', branch: '12' }],
    ['__HM_PORTAL_ORIGIN__/oakwood#top', { brand: 'oakwood' }],
    ['__HM_PORTAL_ORIGIN__/oakwood/enrolment/energy', { brand: 'oakwood' }],
    ['__HM_PORTAL_ORIGIN__/', {}],
    ['https://agent.example/oakwood/12', {}],
  ])('to %s opens %j', async (href, addressed) => {
    const link = aLink('href="/"');
    // The origin is written when the loader is published.
    Object.defineProperty(link, 'href', { value: href });
    link.click();
    await loadDialog();
    expect(attributes()).toEqual({ mode: 'modal', ...addressed });
  });

  it('uses one element for each brand', async () => {
    const link = aLink('data-brand="oakwood" href="/bills"');
    const open = async () => {
      link.click();
      await loadDialog();
      dialogOnScreen().button('Close').click();
    };
    await open();
    await open();
    expect(document.querySelectorAll('home-move')).toHaveLength(1);
    link.dataset['brand'] = 'harbour';
    await open();
    expect(document.querySelectorAll('home-move')).toHaveLength(2);
  });

  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'stays a link for a click with %j',
    async (options) => {
      const link = aLink('href="/bills"');
      let isFollowed = false;
      const follow = (event: Event) => {
        isFollowed = !event.defaultPrevented;
        // jsdom cannot navigate.
        event.preventDefault();
      };
      window.addEventListener('click', follow, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
      await loadDialog();
      expect(isFollowed).toBe(true);
      expect(containers()).toEqual([]);
    },
  );

  it('does nothing if the page has handled the click', async () => {
    const link = aLink('href="/bills"');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await loadDialog();
    expect(containers()).toEqual([]);
  });

  it.each(['pointerover', 'focusin'])('prepares its dialog at %s, without opening it', async (type) => {
    const link = aLink('href="/bills"');
    link.dispatchEvent(new Event(type, { bubbles: true }));
    await loadDialog();
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
    expect(containers()).toEqual([]);
  });
});
