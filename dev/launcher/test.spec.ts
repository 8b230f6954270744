import { runPhases } from './test.mjs';

const passing = async () => ({ passed: 1, failed: 0 });
const failing = async () => ({ passed: 0, failed: 1 });

async function ran(phases: { title: string; run: () => Promise<object>; after?: string[] }[]) {
  const lines: string[] = [];
  const counts = await runPhases(phases, (line: unknown) => lines.push(String(line)));
  return { counts, text: lines.join('\n') };
}

describe('the phases of a test run', () => {
  it('go on after one that fails', async () => {
    const { counts } = await ran([
      { title: 'Lint', run: failing },
      { title: 'Unit', run: passing },
    ]);
    expect(counts).toEqual([
      { passed: 0, failed: 1 },
      { passed: 1, failed: 0 },
    ]);
  });

  it('leave out what a failure makes meaningless, and count it as failed', async () => {
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
});
