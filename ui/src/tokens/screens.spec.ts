import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './screens';

const repository = join(__dirname, '..', '..', '..');
const packages = readdirSync(repository).filter((name) => /^(ui|shell|mfe-.+)$/.test(name));

/** Every style sheet of the portal, as `ui/src/tokens/tokens.css`. */
const sheets = packages.flatMap((name) =>
  readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(name, 'src', path)),
);
const readSheet = (path: string) => readFileSync(join(repository, path), 'utf8');
const read = (path: string) => readSheet(join('ui', 'src', path));
const tokens = read('tokens/tokens.css');

describe('the breakpoints', () => {
  it('range from 320 to 1800 px, with desktop at 768 and one at 578 [UI-09] [XUI-06]', () => {
    expect(screens).toEqual({ smallest: 320, small: 578, desktop: 768, widest: 1800 });
  });

  it('are the only ones in style sheets [UI-09] [XUI-06]', () => {
    const widths = sheets.flatMap((path) =>
      [...readSheet(path).matchAll(/@media[^{]*?(min|max)-width:\s*([\d.]+)px/g)].map(([, end, px]) => `${end} ${px}`),
    );
    expect([...new Set(widths)].toSorted()).toEqual(['max 577.98', 'min 578', 'min 768']);
  });

  it('limit the fluid sizes: the gutter is 16 px at 320 and 54 px at 1800 [UI-09]', () => {
    const [, least = '', fixed = '', share = '', most = ''] =
      /--hm-gutter: clamp\((\d+)px, ([\d.]+)px \+ ([\d.]+)vw, (\d+)px\)/.exec(tokens) ?? [];
    const gutterAt = (width: number) =>
      Math.min(Number(most), Math.max(Number(least), Number(fixed) + (Number(share) * width) / 100));
    expect([320, 1800].map(gutterAt)).toEqual([16, 54]);
  });
});

describe('the grid', () => {
  const split = read('layout/layout.module.css');

  it('has 12 columns, 24 px apart [UI-10]', () => {
    expect(tokens).toContain('--hm-columns: 12; --hm-column-gap: 24px;');
    expect(split).toContain('grid-template-columns: repeat(var(--hm-columns), minmax(0, 1fr));');
    expect(split).toContain('column-gap: var(--hm-column-gap);');
  });

  it('gives seven of them to the main column and the last four to the aside [UI-10]', () => {
    expect(split).toContain('grid-column: 1 / span 7;');
    expect(split).toContain('grid-column: 9 / span 4;');
  });
});

describe('the spinner', () => {
  it('is 3rem small and 6rem large, in px because a host page may set its own rem [UI-11]', () => {
    const rem = 16;
    expect(tokens).toContain(`--hm-spinner-small: ${3 * rem}px; --hm-spinner-large: ${6 * rem}px;`);
    const sheet = read('components/spinner/spinner.module.css');
    expect(sheet).toMatch(/\.small \{\s+width: var\(--hm-spinner-small\);\s+height: var\(--hm-spinner-small\);/);
    expect(sheet).toMatch(/\.large \{\s+width: var\(--hm-spinner-large\);\s+height: var\(--hm-spinner-large\);/);
  });
});

describe('a modal', () => {
  it('is at most 650 px wide [XUI-05]', () => {
    expect(tokens).toContain('--hm-modal-max: 650px;');
    const [, dialog = ''] = /\.dialog \{([^}]*)\}/.exec(read('components/dialog/dialog.module.css')) ?? [];
    expect(dialog).toContain('max-width: var(--hm-modal-max);');
    const definitions = sheets.flatMap((path) => [...readSheet(path).matchAll(/--hm-modal-max:/g)]);
    expect(definitions).toHaveLength(1);
  });
});
