import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builderOf, commitOf } from './provenance.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hm-provenance-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@home-move.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

describe('the commit of a build', () => {
  it('is the one that is checked out', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'start');
    expect(commitOf(folder)).toBe(git('rev-parse', 'HEAD'));
  });

  it('ends in -dirty if the working copy has changes', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'start');
    writeFileSync(join(folder, 'new.js'), '');
    expect(commitOf(folder)).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
  });

  it('is unknown outside a repository', () => {
    expect(commitOf(folder)).toBeUndefined();
  });
});

describe('the builder of a build', () => {
  it.each([
    [{ HM_BUILDER: 'release job', GITHUB_ACTOR: 'octocat' }, 'release job'],
    [{ HM_BUILDER: '', GITHUB_ACTOR: 'dependabot[bot]' }, 'dependabot-bot-'],
    [{ USER: 'sam', LOGNAME: 'sam' }, undefined],
  ])('with %j is %p', (env, builder) => expect(builderOf(env)).toBe(builder));
});
