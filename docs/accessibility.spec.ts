import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGenerated } from './generated-file';

type Statement = (results: object, paths: Readonly<Record<string, string>>, exceptions: object) => string;

/** The results of the last whole audit. */
interface Results {
  readonly routes: Readonly<
    Record<
      string,
      { readonly brands: readonly string[]; readonly widths: readonly number[]; readonly modes: readonly string[] }
    >
  >;
  readonly exceptions: readonly { readonly check: string }[];
}

interface Exceptions {
  readonly knownExceptions: readonly { readonly check: string }[];
}
const paths = { landing: '/' } as const;
const none = { knownExceptions: [], ignoredCodes: [], essentialAnimations: [] } as const;

const results = {
  date: '2026-11-28',
  commit: 'abc1234',
  tools: { axe: '4.13.0', htmlCodeSniffer: '2.5.1', chromium: '150' },
  routes: { landing: { brands: ['default', 'oakwood'], audits: { axe: 4, zoom: 2 } } },
  faults: [],
  exceptions: [],
} as const;
const fault = {
  check: 'axe',
  route: 'landing',
  brand: 'oakwood',
  width: 320,
  mode: 'dark',
  count: 2,
  examples: ['color-contrast at .a | .b'],
} as const;

const generator = async () =>
  ((await import(join(__dirname, 'accessibility.mjs'))) as { readonly accessibilityStatement: Statement })
    .accessibilityStatement;

async function statementOf(found: object = {}, exceptions: object = none): Promise<string> {
  return (await generator())({ ...results, ...found }, paths, exceptions);
}

const audit = (name: string) => import(join(__dirname, '../e2e/accessibility', name)) as Promise<unknown>;
const everyRoute = async () => ((await audit('routes')) as { readonly everyRoute: typeof paths }).everyRoute;
const lastResults = JSON.parse(readFileSync(join(__dirname, 'accessibility.json'), 'utf8')) as Results;
/** Their brands are the only ones that have the page. */
const pagesOfOneBrand: readonly string[] = ['council-services'];

describe('the accessibility statement', () => {
  it('counts the checks that passed, in all and for each page', async () => {
    const statement = await statementOf();
    expect(statement).toContain('On 2026-11-28, 6 of 6 automated\nchecks passed.');
    expect(statement).toContain('| `landing` | `/` | default, oakwood | 4 of 4 | – | – | – | 2 of 2 | – | – | – |');
    expect(statement).toContain('The checks found none.');
  });

  it('lists each fault with its place', async () => {
    const statement = await statementOf({ faults: [fault] });
    expect(statement).toContain('5 of 6 automated');
    expect(statement).toContain('| axe | `landing` | oakwood 320 px dark | 2, such as color-contrast at .a \\| .b |');
  });

  it('names known exceptions with reason and plan, and does not count them as faults', async () => {
    const known = { check: 'axe', fault: /color-contrast/, reason: 'A reason.', plan: 'A plan.' };
    const statement = await statementOf({ exceptions: [fault] }, { ...none, knownExceptions: [known] });
    expect(statement).toContain('6 of 6 automated\nchecks passed, 1 of them with known exceptions.');
    expect(statement).toContain('- axe, `color-contrast`: A reason. Plan: A plan.');
  });
});

describe('the results of the last audit', () => {
  it('contain every route of the product', async () => {
    const missing = Object.keys(await everyRoute()).filter((name) => !(name in lastResults.routes));
    expect(missing).toEqual([]);
  });

  it('cover two widths, light and dark, and three brands of every route that three brands have', async () => {
    for (const name of Object.keys(await everyRoute())) {
      const { brands = [], widths, modes } = lastResults.routes[name] ?? {};
      const needed = pagesOfOneBrand.includes(name) ? 1 : 3;
      expect({ name, widths, modes, hasBrands: brands.length >= needed }).toEqual({
        name,
        widths: [320, 1280],
        modes: ['dark', 'light'],
        hasBrands: true,
      });
    }
  });

  it('need every known exception', async () => {
    const { knownExceptions } = (await audit('exceptions')) as Exceptions;
    const unused = knownExceptions.filter(
      (known) => !lastResults.exceptions.some(({ check }) => check === known.check),
    );
    expect(unused).toEqual([]);
  });

  it('are in docs/accessibility.md: after a change run `npm run docs:update`', async () => {
    const statement = await generator();
    const text = statement(lastResults, await everyRoute(), (await audit('exceptions')) as Exceptions);
    expectGenerated('docs/accessibility.md', text);
  });
});
