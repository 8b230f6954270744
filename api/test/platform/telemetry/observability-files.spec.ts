import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { counters, gauges, histograms } from '../../../src/common/telemetry/metrics.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const root = join(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { groups } = parse(read('deploy/observability/alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as { panels: readonly Panel[] };

/** The name that Prometheus gives to a metric: its unit and kind follow it. */
const stem = (name: string, unit: string) => {
  const suffix = unit === 's' ? '_seconds' : unit === '1' ? '_ratio' : '';
  return `${name.replaceAll('.', '_')}${suffix}`;
};
const known = [
  ...Object.values(histograms).flatMap(({ name, unit }) =>
    ['_bucket', '_count', '_sum'].map((part) => `${stem(name, unit)}${part}`),
  ),
  ...Object.values(counters).map(({ name, unit }) => `${stem(name, unit)}_total`),
  ...Object.values(gauges).map(({ name, unit }) => stem(name, unit)),
];
const namesIn = (expression: string) => expression.match(/\b(?:http_server|home_move|nodejs)_\w+/g) ?? [];

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

describe('the example alerts and the dashboard', () => {
  it.each(expressions)('"%s" reads only metrics that the API sends', (_, expression) => {
    const names = namesIn(expression);
    expect(names).not.toHaveLength(0);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('show every metric', () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    const all = [histograms, counters, gauges].flatMap((table) => Object.values(table));
    const missing = all.filter(({ name, unit }) => !shown.some((other) => other.startsWith(stem(name, unit))));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(rules.map(({ alert, annotations }) => [alert, annotations.runbook] as const))(
    '%s has its steps in %s',
    (_, runbook) => {
      const [path = '', anchor] = runbook.split('#');
      const headings = read(path)
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'));
      expect(headings).toContain(anchor);
    },
  );
});

describe('the alert about failing providers', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'ProviderFails') ?? {};
  const excluded = /outcome!="(?<value>[^"]+)",outcome!~"(?<pattern>[^"]+)"/.exec(expr)?.groups;
  // Prometheus anchors a pattern at both ends.
  const isCounted = (outcome: string) =>
    outcome !== excluded?.['value'] && !new RegExp(`^(?:${excluded?.['pattern']})$`).test(outcome);

  it.each([
    'refused 401',
    'refused 402',
    'refused 403',
    'refused 429',
    'answered 401',
    'answered 503',
    'timed out',
    'no answer',
    'malformed answer',
    'breaker open',
    'too many calls at once',
  ])('counts "%s"', (outcome) => {
    expect(isCounted(outcome)).toBe(true);
  });

  it.each(['ok', 'refused 400', 'refused 404', 'refused 409', 'refused 422'])(
    'does not count "%s", which depends on the data of the call',
    (outcome) => {
      expect(isCounted(outcome)).toBe(false);
    },
  );
});
