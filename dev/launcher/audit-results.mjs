/** At most so many texts of a page and a check: one cause is often in many elements. */
const maxExamples = 3;

/** Everything that a test of the audit recorded: [{ tools, records }], from Playwright's JSON report. */
function auditsIn({ suites = [], specs = [] }) {
  const attachments = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results.at(-1)?.attachments ?? [])
    .filter(({ name }) => name === 'accessibility');
  const audits = attachments.map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')));
  return [...audits, ...suites.flatMap(auditsIn)];
}

const unique = (values) => [...new Set(values)];
const sortedTexts = (values) => unique(values).toSorted((a, b) => a.localeCompare(b, 'en'));

/** Records with faults or exceptions, each with their number and some of their texts. */
const withTexts = (records, kind) =>
  records
    .filter((record) => record[kind].length > 0)
    .map(({ route, brand, width, mode, check, [kind]: texts }) => ({
      check,
      route,
      brand,
      width,
      mode,
      count: texts.length,
      examples: texts.slice(0, maxExamples),
    }));

/** How often each check ran on a route, and in which brands and widths. */
function routeSummary(records) {
  const checks = sortedTexts(records.map(({ check }) => check));
  const count = (check) => records.filter((record) => record.check === check).length;
  return {
    brands: sortedTexts(records.map(({ brand }) => brand)),
    widths: unique(records.map(({ width }) => width)).toSorted((a, b) => a - b),
    modes: sortedTexts(records.flatMap(({ mode }) => mode ?? [])),
    audits: Object.fromEntries(checks.map((check) => [check, count(check)])),
  };
}

/**
 * The results of an audit, for the accessibility statement.
 * @param report Playwright's JSON report
 * @param origin date (ISO) and commit of the audit
 */
export function auditResults(report, { date, commit }) {
  const audits = report.suites.flatMap(auditsIn);
  const records = audits.flatMap(({ records }) => records);
  const routes = sortedTexts(records.map(({ route }) => route));
  return {
    date,
    commit,
    tools: audits[0]?.tools ?? {},
    routes: Object.fromEntries(
      routes.map((name) => [name, routeSummary(records.filter(({ route }) => route === name))]),
    ),
    faults: withTexts(records, 'faults'),
    exceptions: withTexts(records, 'exceptions'),
  };
}
