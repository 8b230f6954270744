import { createPanelView } from './panel-view';

const tokens = 'https://assets.test/v1/tokens.css';

function anElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
const linkIn = (element: HTMLElement) => element.shadowRoot?.querySelector('link');
const textIn = (element: HTMLElement) => element.shadowRoot?.querySelector('p')?.textContent;

afterEach(() => document.body.replaceChildren());

describe('the view of a panel', () => {
  it('applies the look inside the element only', async () => {
    const element = anElement();
    const view = createPanelView(element);
    const applied = view.applyLook({ tokens, theme: 'oakwood' });
    expect(linkIn(element)?.href).toBe(tokens);
    linkIn(element)?.dispatchEvent(new Event('load'));
    await expect(applied).resolves.toBeUndefined();
    expect(element.shadowRoot?.querySelector('[data-brand="oakwood"][data-mode="light"]')).not.toBeNull();
    expect(document.querySelector('link, style, [data-brand]')).toBeNull();
  });

  it('rejects if the style sheet does not load', async () => {
    const element = anElement();
    const applied = createPanelView(element).applyLook({ tokens, theme: 'oakwood' });
    linkIn(element)?.dispatchEvent(new Event('error'));
    await expect(applied).rejects.toMatchObject({ code: 'panel-not-loaded', message: expect.stringContaining(tokens) });
  });

  it('renders the panel inside the element that has the look, where its dialogs open too', () => {
    const element = anElement();
    const { content, applyLook } = createPanelView(element);
    void applyLook({ tokens, theme: 'oakwood' });
    expect(content.getRootNode()).toBe(element.shadowRoot);
    expect(content.closest('[data-brand="oakwood"]')?.parentNode).toBe(element.shadowRoot);
  });

  it('shows a message above the panel, and removes it', () => {
    const element = anElement();
    const view = createPanelView(element);
    view.notify('Saved');
    expect(textIn(element)).toBe('Saved');
    view.notify('');
    expect(textIn(element)).toBe('');
    expect(view.content.isConnected).toBe(true);
  });

  it.each([
    ['https://crm.test/queue', 'You have logged out Back to your CRM'],
    [null, 'You have logged out'],
  ])('shows the end of a call in place of the panel, with a link to %s', (url, text) => {
    const element = anElement();
    const view = createPanelView(element);
    view.showEnd('You have logged out', url);
    expect(textIn(element)).toBe(text);
    expect(element.shadowRoot?.querySelector('a')?.getAttribute('href') ?? null).toBe(url);
    expect(view.content.isConnected).toBe(false);
  });

  it('leaves an empty shadow root, which the next panel uses', () => {
    const element = anElement();
    const view = createPanelView(element);
    void view.applyLook({ tokens, theme: 'oakwood' });
    view.remove();
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
    expect(element.shadowRoot?.adoptedStyleSheets).toEqual([]);
    const next = createPanelView(element);
    view.remove();
    expect(next.content.isConnected).toBe(true);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  });
});

describe('an element that cannot show a panel', () => {
  it.each([
    ['is missing', () => null],
    ['cannot have a shadow root', () => document.body.appendChild(document.createElement('input'))],
    [
      'shows one already',
      () => {
        const element = anElement();
        createPanelView(element);
        return element;
      },
    ],
  ])('is rejected if it %s', (_, find) => {
    expect(() => createPanelView(find() as HTMLElement)).toThrow(/^element-unusable: /);
  });
});
