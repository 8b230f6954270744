import { join } from 'node:path';

type Statement = (results: object, paths: Readonly<Record<string, string>>, exceptions: object) => string;
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

async function statementOf(found: object = {}, exceptions: object = none): Promise<string> {
  const { accessibilityStatement } = (await import(join(__dirname, 'accessibility.mjs'))) as {
    readonly accessibilityStatement: Statement;
  };
  return accessibilityStatement({ ...results, ...found }, paths, exceptions);
}

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
