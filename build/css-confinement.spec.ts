import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unconfinedRules } from './css-confinement.mjs';
import { remoteFolders } from './remotes.mjs';
import { webpackBuild } from './webpack-build.fixture';

interface Found {
  readonly line: number;
  readonly text: string;
}

const find = unconfinedRules as (css: string) => readonly Found[];

describe('a rule of a remote', () => {
  it.each([
    '.a',
    '.a > button',
    ".a [data-state='open']:hover::before",
    "[data-mode='dark'] .a:where(:scope *)",
    'ul:has(.a) + ul > .b',
    '.a li + li',
    '.a:not(:last-child)',
    ':where(.a, .b) > a',
    ':is(.a, .b > c)',
    '.a { &:hover {} > b {} .b + & {} & li + li {} }',
    '@media print { .a {} @container (min-width: 1px) { .b {} } }',
    '@keyframes appear { from { opacity: 0 } }',
  ])('is confined by a class of its module: %s', (rule) => {
    expect(find(rule.includes('{') ? rule : `${rule} {}`)).toEqual([]);
  });

  it.each([
    'button',
    ':root',
    'html body',
    '*',
    '#main',
    '[data-x]',
    '.a + header',
    '.a ~ *',
    'header:has(.a)',
    ':not(.a)',
    ':is(.a, header)',
    ':global(.hm_shell-8-header) .a',
    ':global .header',
  ])('is unconfined if it may select elements of others: %s', (selector) => {
    expect(find(`.a {}\n.a, ${selector} {}`)).toEqual([{ line: 2, text: selector }]);
  });

  it.each(["[data-mode='dark'] .a", 'html .a', 'body .a', ':root .a', '* .a'])(
    'selects nothing in a scope if it starts outside: %s',
    (selector) => {
      expect(find(`.a {}\n${selector} {}`)).toEqual([{ line: 2, text: selector }]);
    },
  );

  it.each(['& + b', '+ b', '~ .a + b'])(
    'is unconfined if it selects a sibling of the rule around it: %s',
    (selector) => {
      expect(find(`.a {\n${selector} {} }`)).toEqual([{ line: 2, text: selector }]);
    },
  );

  it.each(['@font-face', '@layer a', '@property --hm-accent', '@import "a.css"', '@scope (body)'])(
    'is unconfined if it has a name or effect in the whole document: %s',
    (rule) => {
      expect(find(`.a {}\n${rule} {}`)).toEqual([{ line: 2, text: rule.split(' ')[0] }]);
    },
  );
});

const root = join(__dirname, '..');
const modulesOf = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${folder}/src/${file}`);
const findInFile = (file: string) => find(readFileSync(join(root, file), 'utf8'));

describe('the CSS modules of remotes', () => {
  const base = 'ui/src/styles/base.module.css';
  const modules = ['ui', ...remoteFolders()].flatMap(modulesOf).filter((file) => file !== base);

  it.each(modules)('confine each rule: %s', (file) => {
    expect(findInFile(file)).toEqual([]);
  });
});

describe('the CSS modules of the shell', () => {
  const modules = modulesOf('shell');

  it.each(modules)('name a class in each rule, as the locked document requires: %s', (file) => {
    expect(findInFile(file).filter(({ text }) => !text.includes('.'))).toEqual([]);
  });
});

const build = (css: string, options = "{ remote: 'energy' }") =>
  webpackBuild({
    files: { 'entry.js': "import css, { a } from './a.module.css';\nconsole.log(css, a);", 'a.module.css': css },
    imports: "import { rules } from './rules.mjs';",
    config: `
      target: 'node', experiments: { css: true }, module: { rules: rules(${options}) },
      output: { path: folder + '/dist', uniqueName: 'one' },
    `,
  });

describe('the build of a remote', () => {
  it('scopes its sheets, except keyframes, whose names are its own', () => {
    const { errors, printed } = build(
      '.a { animation: rise 1s }\n@keyframes rise { to { top: 0 } }\n@media print { .a b { color: red } }',
    );
    expect(errors).toEqual([]);
    expect(printed().replace(/one-\d+/g, 'one')).toBe(
      [
        '@keyframes one-rise{to{top:0}}',
        '@scope ([data-remote=energy]){.one-a{animation:one-rise 1s}@media print{.one-a b{color:red}}} one-a',
      ].join(''),
    );
  });

  it('fails for an unconfined rule, and names its file and line', () => {
    const { errors } = build('.a { color: red }\n\nheader { display: none }');
    expect(errors.join('\n')).toMatch(/a\.module\.css:3: "header"/);
  });
});

describe('the build of the shell', () => {
  it('leaves its sheets as they are', () => {
    const { errors, printed } = build('.a { top: 0 }\nbody { color: red }', '{}');
    expect(errors).toEqual([]);
    expect(printed()).toContain('body{color:red}');
    expect(printed()).not.toContain('@scope');
  });
});
