import { arrival, portal, recordEvents, sendHello } from './element.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

const markup = (name = 'hm 1', path = 'oakwood/12') =>
  `<iframe name="${name}" src="${portal}/embed/${path}" title="Of the page"></iframe>`;

/** Adds an element with a frame in its markup, as the parser does before the script defines the element. */
function mountWith(frame: string, attributes = 'brand="oakwood" branch="12"') {
  document.body.innerHTML = `<home-move ${attributes}>${frame}</home-move>`;
  const element = document.querySelector('home-move');
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error('no element');
  return { element, root, given: element.querySelector('iframe'), own: () => root.querySelector('iframe') };
}

describe('a frame in the markup of an element', () => {
  it('is the frame of the portal, and stays in its place', async () => {
    const { element, root, given, own } = mountWith(markup());
    expect(given?.title).toBe('Of the page');
    expect(given?.parentElement).toBe(element);
    expect(root.querySelector('slot')).not.toBeNull();
    expect(own()).toBeNull();
    const ready = recordEvents('ready');
    if (!given) throw new Error('no frame');
    const [welcomed] = sendHello(given);
    welcomed?.port.postMessage({ type: 'ready' });
    await arrival();
    expect(ready).toEqual([{}]);
  });

  it('is used at once, however far it is from the window, because it loads already', () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 700, 600));
    expect(mountWith(markup()).root.querySelector('slot')).not.toBeNull();
  });

  it.each([
    ['the address of another brand', markup('hm 1', 'harbour/12'), undefined],
    ['an address without the theme of the element', markup(), 'brand="oakwood" branch="12" theme="dark"'],
    ['no name, so that its session would be that of every such frame', markup(''), undefined],
    ['the name of another element', markup('hm 2'), undefined],
    ['a part of the name', markup('hm'), undefined],
  ])('is replaced by the loader’s own if it has %s', (_, frame, attributes) => {
    const { given, own, root } = mountWith(frame, attributes);
    expect(given).toBeNull();
    expect(root.querySelector('slot')).toBeNull();
    expect(own()?.name).toBe('hm 1 http://localhost');
  });

  it('is replaced by the loader’s own, with the same session, when an attribute changes', () => {
    const { element, given, own } = mountWith(markup());
    element.setAttribute('theme', 'dark');
    expect(given?.isConnected).toBe(false);
    expect(own()?.getAttribute('src')).toBe(`${portal}/embed/oakwood/12?theme=dark`);
    expect(own()?.name).toBe('hm 1 http://localhost');
  });

  it('leaves the page with its element', () => {
    const { element, given } = mountWith(markup());
    element.remove();
    expect(given?.parentElement).toBeNull();
  });
});
