import type { FrameLook } from '@home-move/contract';
import { createHostTheme } from './host-theme';

const look: FrameLook = {
  light: { accent: '#741d2c', surface: '#ffffff' },
  dark: {},
  corners: 'rounded',
  font: 'figtree',
  depth: 'shadows',
};

function themed({ hasDarkMode = true } = {}) {
  const page = document.implementation.createHTMLDocument();
  const sheets: string[] = [];
  jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void sheets.push(css));
  return { page, sheets, create: () => createHostTheme(page, { look, hasDarkMode }) };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the theme of a host', () => {
  it('is a style sheet of the document for light and for dark pages', () => {
    const { page, sheets, create } = themed();
    expect(create()({ accent: '#1f5d84', corners: 'pill' })).toEqual({ hasSurface: false, notice: null });
    expect(page.adoptedStyleSheets).toHaveLength(1);
    const [sheet = ''] = sheets;
    expect(sheet).toMatch(/^:root\{/);
    expect(sheet).toContain('--hm-accent:#1f5d84;');
    expect(sheet).toContain('--hm-radius-button:999px;');
    expect(sheet).toContain('[data-mode="dark"]{');
  });

  it('is replaced by later tokens, and empty without tokens', () => {
    const { page, sheets, create } = themed();
    const apply = create();
    apply({ accent: '#1f5d84' });
    apply({ accent: '#741d2c' });
    apply({});
    expect(page.adoptedStyleSheets).toHaveLength(1);
    expect(sheets[1]).toContain('--hm-accent:#741d2c;');
    expect(sheets[2]).toBe('');
  });

  it('paints the background that the host sets, until the host removes it', () => {
    const { page, create } = themed();
    const apply = create();
    expect(apply({ surface: '#f3f8fb' }).hasSurface).toBe(true);
    expect(page.documentElement.dataset['surface']).toBe('surface');
    expect(apply({ accent: '#1f5d84' }).hasSurface).toBe(false);
    expect(page.documentElement.dataset['surface']).toBeUndefined();
  });

  it('leaves the background of a document that paints its own', () => {
    const { page, create } = themed();
    page.documentElement.dataset['surface'] = 'surface';
    const apply = create();
    expect(apply({ accent: '#1f5d84' }).hasSurface).toBe(true);
    apply({});
    expect(page.documentElement.dataset['surface']).toBe('surface');
  });

  it('applies lifted colours, and reports the lift', () => {
    const { sheets, create } = themed();
    const { notice } = create()({ accent: '#5fa8d3', surface: '#f3f8fb' });
    expect(sheets[0]).toContain('--hm-accent:#337da6;');
    expect(notice).toBe(
      'themeTokens: Accent darkened from #5FA8D3 to #337DA6 so that text is readable. Links darkened from #5FA8D3 to #26719A so that text is readable.',
    );
  });

  it('reports no lift of dark pages that the brand does not have', () => {
    const tokens = { accent: '#1f5d84', darkAccent: '#1f5d84' };
    expect(themed().create()(tokens).notice).toContain('Accent (dark mode) lightened');
    expect(themed({ hasDarkMode: false }).create()(tokens).notice).toBeNull();
  });

  it.each([null, 'blue', { accent: 'url(https://evil.example)' }])('is the brand’s look for %j', (tokens) => {
    const { sheets, create } = themed();
    create()(tokens);
    expect(sheets).toEqual(['']);
  });
});
