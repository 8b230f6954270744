import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hm-prose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(__dirname, 'prose.mjs');

/** Checks a commit message as the hook does. */
function check(message: string) {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(process.execPath, [script, '--message', file], { encoding: 'utf8' });
  return { status, problems: stderr.trim() };
}

describe('the wording of a commit message', () => {
  it.each([
    ['feat(energy): show what is stored', 'what is'],
    ['fix(api): return 409 where it is closed', 'where it'],
    ['fix(api): one call that asks the register', 'asks'],
    ['test: keep those of the list', 'those of'],
    ['perf: load it for agents alone', 'alone'],
    ['build: give each remote a folder of its own', 'of its own'],
    ['docs: name the tests beside the rules', 'beside'],
    ['fix(ui): the journey goes on', 'goes on'],
    ['fix(api): mend the lock', 'mend'],
  ])('rejects "%s" and names a better one', (message, phrase) => {
    const { status, problems } = check(message);
    expect(status).toBe(1);
    expect(problems).toContain(`message:1 "${phrase}": write `);
  });

  it('accepts plain sentences, and ignores comment lines of git', () => {
    expect(check('fix(api): reject a closed enrolment\n\nIt returned 500.\n# beside')).toEqual({
      status: 0,
      problems: '',
    });
  });
});

describe('the wording of Markdown', () => {
  it('leaves out code, links and quotations', () => {
    const text = 'Run `what is`, see [it](beside.md), called "those of".\n```\nof its own\n```\n';
    const print = `import { problemsOf } from ${JSON.stringify(script)}; console.log(problemsOf('a.md', ${JSON.stringify(text)} + 'beside\\n'))`;
    expect(execFileSync(process.execPath, ['--input-type=module', '--eval', print], { encoding: 'utf8' }).trim()).toBe(
      `[ 'a.md:5 "beside": write next to, in addition to, alongside' ]`,
    );
  });
});
