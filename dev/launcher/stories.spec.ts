import { isSelectedBy, storiesWithoutJourney, testListOf, testListOfRemote } from './stories.mjs';

const report = {
  config: { rootDir: `${process.cwd()}/e2e/tests` },
  suites: [
    {
      title: 'mover/mixed-meters.spec.ts',
      file: 'mover/mixed-meters.spec.ts',
      suites: [
        {
          title: 'by keyboard',
          file: 'mover/mixed-meters.spec.ts',
          specs: [
            {
              title: 'sets up both fuels',
              ok: true,
              tags: ['energy', 'full'],
              tests: [
                { projectName: 'hosted-1280', status: 'expected' },
                { projectName: 'hosted-320', status: 'expected' },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'agent/actions.spec.ts',
      file: 'agent/actions.spec.ts',
      specs: [{ title: 'sends a link', ok: true, tags: ['telephony'], tests: [{ projectName: 'agent' }] }],
    },
  ],
};

describe('the stories that a filter selects', () => {
  it.each([['energy'], ['@energy'], ['mixed-meters'], ['e2e/tests/mover']])(
    'are listed for Playwright, in each project: %s',
    (filter) => {
      expect(testListOf(report, [filter])).toEqual([
        '[hosted-1280] › mover/mixed-meters.spec.ts › by keyboard › sets up both fuels',
        '[hosted-320] › mover/mixed-meters.spec.ts › by keyboard › sets up both fuels',
      ]);
    },
  );

  it.each(['water', 'mfe-energy'])('are none for a filter that is in no path and no tag: %s', (filter) => {
    expect(testListOf(report, [filter])).toEqual([]);
  });

  it('of a remote are those with its tag and without that of the shell, if it has any', () => {
    const story = (title: string, tags: readonly string[]) => ({
      title,
      ok: true,
      tags,
      tests: [{ projectName: 'hosted-1280', status: 'expected' }],
    });
    const specs = [
      story('sets up a plan', ['energy']),
      story('shows every page', ['energy', 'shell']),
      story('copies the tag', ['partners', 'shell']),
    ];
    const tagged = { ...report, suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }] };
    expect(testListOfRemote(tagged, 'energy')).toEqual(['[hosted-1280] › a.spec.ts › sets up a plan']);
    expect(testListOfRemote(tagged, 'partners')).toEqual(['[hosted-1280] › a.spec.ts › copies the tag']);
    expect(testListOfRemote(tagged, 'council-water')).toEqual([]);
  });

  it('carry the whole name of the journey', () => {
    expect(isSelectedBy('tele', { file: 'e2e/tests/agent/actions.spec.ts', tags: ['telephony'] })).toBe(false);
  });
});

it('finds the stories whose tags name no journey, and leaves out other tests', () => {
  const tagged = ['energy', 'council-water', 'shell', 'embed-snippet'].map((tag) => ({
    title: tag,
    tags: [tag, 'full'],
  }));
  const untagged = [
    { title: 'without tags', tags: [] },
    { title: 'of no journey', tags: ['full'] },
  ];
  const unit = { title: 'a page test' };
  expect(storiesWithoutJourney([...tagged, ...untagged, unit])).toEqual(untagged);
});
