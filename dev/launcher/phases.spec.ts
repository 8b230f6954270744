import { filteredPhases } from './phases.mjs';

interface Unit {
  readonly name: string;
}

interface Phase {
  readonly title: string;
  readonly run: () => Promise<unknown>;
}

const nothing = { paths: [], folders: [], packages: undefined, remotes: [], mayNameStories: true };
const energy = ['mfe-energy'];
const remote = { paths: energy, folders: energy, packages: energy, remotes: energy, mayNameStories: false };
const noStories = {
  stories: [] as string[],
  faults: [] as string[],
  accessibility: [] as string[],
  gate: [] as string[],
};

/** The titles of the phases, and the units that they build; no program runs. */
async function planned(scope: object, selected = noStories) {
  const built: string[] = [];
  const pass = () => Promise.resolve({ passed: 1, failed: 0 });
  const build = (units: readonly Unit[]) => {
    built.push(...units.map(({ name }) => name));
    return pass();
  };
  const groups = filteredPhases({
    scope,
    selected,
    runs: { unit: pass, build, stories: pass, faults: pass, accessibility: pass, gate: pass },
  });
  const phases = (groups as (Phase | Phase[])[]).flat();
  await phases.find(({ title }) => title === 'Build')?.run();
  return { titles: phases.map(({ title }) => title), built };
}

describe('the phases of a run with filters', () => {
  it('check, test, build and measure a remote without the other units', async () => {
    expect(await planned(remote)).toEqual({
      titles: ['Type check', 'Format', 'Lint', 'Unit and API tests', 'Build', 'Size budgets'],
      built: ['mfe-energy'],
    });
  });

  it('build nothing for a path in a remote', async () => {
    expect(await planned({ ...remote, paths: ['mfe-energy/src/usage'], remotes: [] })).toEqual({
      titles: ['Type check', 'Format', 'Lint', 'Unit and API tests'],
      built: [],
    });
  });

  it('build nothing for a filter that selects only specs', async () => {
    expect(await planned(nothing)).toEqual({ titles: ['Unit and API tests'], built: [] });
  });

  it('build every unit for stories', async () => {
    const { titles, built } = await planned(nothing, { ...noStories, stories: ['[hosted] › mover.spec.ts › moves'] });
    expect(titles).toEqual(['Unit and API tests', 'Build', 'End-to-end stories']);
    expect(built).toEqual(expect.arrayContaining(['code', 'shell', 'mfe-energy', 'embed-snippet']));
  });

  it('run fault stories without the others', async () => {
    const { titles } = await planned(nothing, { ...noStories, faults: ['[faults] › kill.spec.ts › survives'] });
    expect(titles).toEqual(['Unit and API tests', 'Build', 'Fault stories']);
  });

  it('run audits and the stories of the publication gate last', async () => {
    const { titles } = await planned(nothing, {
      stories: ['[hosted] › mover.spec.ts › moves'],
      faults: ['[faults] › kill.spec.ts › survives'],
      accessibility: ['[accessibility] › links.spec.ts › the pages behind links'],
      gate: ['[gate] › publication.spec.ts › publishes'],
    });
    expect(titles.slice(1)).toEqual([
      'Build',
      'End-to-end stories',
      'Fault stories',
      'Accessibility',
      'Publication gate',
    ]);
  });
});
