import { prepareTab, redirectTab } from './waiting-tab';

const url = 'https://coaxia.example/order?ref=abc';

function aDocument(): Document {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
  if (!contentDocument) throw new Error('The frame has no document');
  return contentDocument;
}

/** A tab with our waiting page, or changed since. */
function aTab(changed: object = {}) {
  const shown = aDocument();
  prepareTab(shown, document);
  const replace = jest.fn();
  const tab = { document: shown, closed: false, location: { replace } };
  return { tab: Object.defineProperties(tab, Object.getOwnPropertyDescriptors(changed)) as unknown as Window, replace };
}

describe('the tab with our waiting page', () => {
  it('is sent to a web address', () => {
    const { tab, replace } = aTab();
    expect(redirectTab(tab, url)).toBe(true);
    expect(replace.mock.calls).toEqual([[url]]);
  });

  it('is not sent to an address that would run in our page', () => {
    const { tab, replace } = aTab();
    expect(redirectTab(tab, 'javascript:alert(1)')).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, () => object]>([
    ['the mover has closed it', () => ({ closed: true })],
    ['it shows another page of ours', () => ({ document: aDocument() })],
    [
      'it shows another site',
      () => ({
        get document() {
          throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
        },
      }),
    ],
  ])('is sent nowhere once %s', (_situation, change) => {
    const { tab, replace } = aTab(change());
    expect(redirectTab(tab, url)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it('has the language, theme and styles of our page, and the width of the screen', () => {
    document.documentElement.lang = 'en-GB';
    Object.assign(document.documentElement.dataset, { brand: 'harbour', mode: 'dark' });
    const shown = aDocument();
    const root = prepareTab(shown, document);
    const { lang, dataset } = shown.documentElement;
    expect([lang, dataset['brand'], dataset['mode']]).toEqual(['en-GB', 'harbour', 'dark']);
    expect(root).toHaveAttribute('data-remote', 'entertainment');
    expect(shown.querySelector('meta[name=viewport]')).toHaveAttribute('content', 'width=device-width,initial-scale=1');
  });
});
