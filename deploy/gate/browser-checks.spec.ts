import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkInBrowser } from './browser-checks.mjs';

const options = { build: '/builds/energy', api: 'https://portal.example' };

let project: string;
let printed: string[];
const log = (text: string) => void printed.push(text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'hm-project-'));
  printed = [];
  // The checks keep their folder after a failure.
  process.env['TMPDIR'] = project;
});
afterEach(() => {
  delete process.env['TMPDIR'];
  rmSync(project, { recursive: true, force: true });
});

/** A whole repository, whose checks are this program; it gets its arguments and environment as `values` and `process.env`. */
function checks(program: string): void {
  for (const folder of ['api', 'shell', 'e2e']) put(`${folder}/package.json`, '{}');
  put(
    'dev/gate/run.mjs',
    `import { writeFileSync } from 'node:fs';
     const [, build, , api, , folder] = process.argv.slice(2);
     ${program}`,
  );
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

const result = (warnings: string) =>
  `writeFileSync(folder + '/result.json', JSON.stringify({ warnings: ${warnings} }));`;
const check = (more: object = {}) => checkInBrowser({ ...options, ...more }, log, { project });

describe('the checks of a build in a browser', () => {
  it('return the differences, and keep the folder with the pictures', async () => {
    checks(result(`[{ message: build + ' of ' + api + ' in ' + folder }]`));
    const [found] = await check();
    const [, folder = ''] = /^\/builds\/energy of https:\/\/portal\.example in (.+)$/.exec(found.message) ?? [];
    expect(existsSync(folder)).toBe(true);
  });

  it('return nothing without differences', async () => {
    checks(result('[]'));
    expect(await check()).toEqual([]);
  });

  it('reject a build whose stories fail', async () => {
    checks('process.exitCode = 1;');
    await expect(check()).rejects.toThrow('Stories or pages failed, so the version is not published.');
  });

  it('do not get the keys of the publication', async () => {
    process.env['DEPLOY_KEY'] = 'a-key';
    checks(result(`[{ message: String(process.env.DEPLOY_KEY) }]`));
    try {
      expect(await check({ yes: true })).toEqual([{ message: 'undefined' }]);
    } finally {
      delete process.env['DEPLOY_KEY'];
    }
  });

  it.each([
    ['--skip-stories', { skipStories: 'a sparse checkout' }, 'a sparse checkout'],
    ['--skip-checks', { skipChecks: 'passed in the release job' }, 'passed in the release job'],
  ])('do not run with %s and a reason, which they print', async (_, more, reason) => {
    checks('process.exitCode = 1;');
    expect(await check(more)).toEqual([]);
    expect(printed).toEqual([`Stories and pictures are skipped: ${reason}`]);
  });

  it('require a reason in a sparse checkout, which cannot run them', async () => {
    put('e2e/package.json', '{}');
    await expect(check()).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(
        'dev/gate/run.mjs, api/package.json, shell/package.json is not here.\nPublish from a full checkout, or with --skip-stories "<reason>"',
      ),
    });
  });
});
