import { buildStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { nextPortBase } from './ports.mjs';
import { checkRehearsal } from './rehearsal-check.mjs';
import { testListOf } from './stories.mjs';
import { check } from './tally.mjs';
import { jest, listStories, playwright, programCheck } from './test-runners.mjs';
import { scopeOf } from './test-scope.mjs';
import { BUILD_UNITS } from './units.mjs';

const sizeProgram = 'dev/bench/size.mjs';

/**
 * The phases of a test run; those in an array run at the same time. Each `run` resolves to { passed, failed, results? }; `after`
 * names phases that must have passed for this one to mean anything. With filters, see `filteredPhases`.
 */
export async function phasesOf({ folder, env, filters, full, onSystem }) {
  let chromium;
  // Once for both, because it may have to unpack one.
  const browser = () => (chromium ??= findChromium());
  const run = { folder, env: full ? { ...env, HM_FULL: '1' } : env, onSystem, browser };
  const runs = {
    unit: (options = {}) => jest({ folder, filters, ...options }),
    build: (units = BUILD_UNITS) => buildStale({ units }).then(() => check(0)),
    stories: (selected) => playwright({ ...run, selected, config: storyConfigs.stories }),
    // These kill the API and remove remotes, so they run one at a time on a separate system. They wait half of the time,
    // so they run in parallel with the other stories.
    faults: (selected) =>
      playwright({ ...run, selected, config: storyConfigs.faults, portBase: nextPortBase(env.PORT_BASE) }),
    // These keep both cores busy, so they run after the others.
    accessibility: (selected) => playwright({ ...run, selected, config: storyConfigs.accessibility }),
    // These start a third system and run stories in it, so they run last.
    gate: (selected) => playwright({ ...run, selected, config: storyConfigs.gate }),
  };
  if (filters.length > 0) {
    const scope = scopeOf(filters);
    const selected = scope.mayNameStories ? await selectedStories({ ...run, filters }) : noStories;
    return filteredPhases({ scope, selected, runs });
  }
  const sizes = { ...programCheck('Size budgets', process.execPath, sizeProgram), after: ['Build'] };
  const randomRequests = {
    ...programCheck('Random requests', process.execPath, 'dev/fuzz/fuzz.mjs', '--count', '20000', '--seed', '1'),
    after: ['Build'],
  };
  const sparseCheckout = {
    ...programCheck('Sparse checkout', process.execPath, 'dev/run.mjs', 'check-sparse', 'mfe-council-water'),
    after: ['Build'],
  };
  const rollout = {
    ...programCheck('Roll-out', process.execPath, 'dev/rollout/rollout.mjs', '--seconds', '5'),
    after: ['Build'],
  };
  const rehearsal = { title: 'Rehearsal', after: ['Build'], run: () => checkRehearsal({ folder, env }) };
  const accessibility = { title: 'Accessibility', after: ['Build'], run: () => runs.accessibility() };
  const gate = { title: 'Publication gate', after: ['Build'], run: () => runs.gate() };
  return [
    programCheck('Type check', 'tsc', '-b'),
    programCheck('Format', 'oxfmt', '--check'),
    programCheck('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    programCheck('Wording of documents', process.execPath, 'lint/prose.mjs'),
    // The tests wait for databases and processes an eighth of the time.
    [
      { title: 'Unit and API tests', run: () => runs.unit() },
      { title: 'Build', run: () => runs.build() },
    ],
    // The sizes are computed while the systems start.
    [
      { title: 'End-to-end stories', after: ['Build'], run: () => runs.stories() },
      { title: 'Fault stories', after: ['Build'], run: () => runs.faults() },
      sizes,
    ],
    ...(full ? [randomRequests, sparseCheckout, rollout, rehearsal, accessibility, gate] : []),
  ];
}

const storyConfigs = {
  stories: 'playwright.config.ts',
  faults: 'faults.config.ts',
  accessibility: 'accessibility.config.ts',
  gate: 'gate.config.ts',
};
const noStories = { stories: [], faults: [], accessibility: [], gate: [] };

/** The lines of Playwright's `--test-list`, by kind of story, with the stories that the filters select. */
async function selectedStories({ filters, ...run }) {
  const lists = {};
  for (const [kind, config] of Object.entries(storyConfigs))
    lists[kind] = testListOf(await listStories({ ...run, config }), filters);
  return lists;
}

/**
 * The phases of a run with filters: specs whose path matches, stories whose path or journey matches. Paths are also type-checked,
 * formatted and linted, each with only the folder that contains it. Stories need the whole system, so they build every unit; a
 * remote that a filter names is built without the others, and measured. Specs need no build.
 */
export function filteredPhases({ scope: { paths, folders, packages, remotes }, selected, runs }) {
  const hasStories = Object.values(selected).some((stories) => stories.length > 0);
  const units = hasStories ? BUILD_UNITS : BUILD_UNITS.filter(({ name }) => remotes.includes(name));
  const ifAny = (items, phase) => (items.length > 0 ? [phase] : []);
  return [
    ...ifAny(folders, programCheck('Type check', 'tsc', '-b', ...folders)),
    ...ifAny(paths, programCheck('Format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths)),
    ...ifAny(
      paths,
      programCheck('Lint', 'oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...paths),
    ),
    [
      { title: 'Unit and API tests', run: () => runs.unit({ packages }) },
      ...ifAny(units, { title: 'Build', run: () => runs.build(units) }),
    ],
    [
      ...ifAny(selected.stories, {
        title: 'End-to-end stories',
        after: ['Build'],
        run: () => runs.stories(selected.stories),
      }),
      ...ifAny(selected.faults, { title: 'Fault stories', after: ['Build'], run: () => runs.faults(selected.faults) }),
      ...ifAny(remotes, {
        ...programCheck('Size budgets', process.execPath, sizeProgram, ...remotes),
        after: ['Build'],
      }),
    ],
    ...ifAny(selected.accessibility, {
      title: 'Accessibility',
      after: ['Build'],
      run: () => runs.accessibility(selected.accessibility),
    }),
    ...ifAny(selected.gate, { title: 'Publication gate', after: ['Build'], run: () => runs.gate(selected.gate) }),
  ].filter((group) => !Array.isArray(group) || group.length > 0);
}
