import { notRun, total } from './tally.mjs';
import { runPhases } from './test.mjs';

const passing = async () => ({ passed: 1, failed: 0 });
const failing = async () => ({ passed: 0, failed: 1 });

interface Phase {
  title: string;
  run: () => Promise<object>;
  after?: string[];
}

async function ran(phases: (Phase | Phase[])[]) {
  const lines: string[] = [];
  const counts = await runPhases(phases, (line: unknown) => lines.push(String(line)));
  return { counts, text: lines.join('\n') };
}

describe('the phases of a test run', () => {
  it('continue after a failed one', async () => {
    const { counts } = await ran([
      { title: 'Lint', run: failing },
      { title: 'Unit', run: passing },
    ]);
    expect(counts).toEqual([
      { passed: 0, failed: 1 },
      { passed: 1, failed: 0 },
    ]);
  });

  it('skip the dependents of a failed phase, and count them as failed', async () => {
    const { counts, text } = await ran([
      { title: 'Build', run: () => Promise.reject(new Error('no disk')) },
      { title: 'Stories', after: ['Build'], run: passing },
    ]);
    expect(counts).toEqual([
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
    expect(text).toContain('no disk');
    expect(text).toContain('not run: "Build" failed');
  });

  it('show why one cannot run on this machine, and run the others', async () => {
    const { counts, text } = await ran([
      { title: 'Rehearsal', run: () => Promise.resolve(notRun('nginx is missing')) },
      { title: 'Publication gate', after: ['Rehearsal'], run: passing },
    ]);
    expect(total(counts)).toEqual({ passed: 1, failed: 0, notRun: 1 });
    expect(text).toContain('== Rehearsal ==\nnot run: nginx is missing');
  });

  it('run at the same time in an array, and end before the next starts', async () => {
    let finishStories: (count: object) => void = () => undefined;
    const stories = new Promise<object>((resolve) => (finishStories = resolve));
    const { text } = await ran([
      [
        { title: 'Stories', run: () => stories },
        {
          title: 'Faults',
          run: async () => {
            finishStories({ passed: 1, failed: 0 });
            return passing();
          },
        },
      ],
      { title: 'Size', after: ['Stories', 'Faults'], run: passing },
    ]);
    expect(text.match(/^== .+ ==|^(Stories|Faults): .*passed|^not run.*/gm)).toHaveLength(5);
    expect(text.indexOf('== Size ==')).toBeGreaterThan(text.indexOf('Faults: 1 passed'));
    expect(text.indexOf('== Size ==')).toBeGreaterThan(text.indexOf('Stories: 1 passed'));
  });
});
