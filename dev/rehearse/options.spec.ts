import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../launcher/project.mjs';
import { readOptions, usage } from './options.mjs';

const rehearse = (...args: string[]) =>
  promisify(execFile)(process.execPath, [inProject('dev', 'rehearse', 'rehearse.mjs'), ...args]);

describe('npm run rehearse', () => {
  it.each(['--help', '-h'])('prints its options with %s, and starts nothing', async (option) => {
    expect(await rehearse(option)).toEqual({ stdout: `${usage}\n`, stderr: '' });
    expect(usage).toMatch(/^ {2}--smoke .*\n {2}--restart /m);
  });

  it('rejects an unknown option with its usage, without a stack', async () => {
    await expect(rehearse('--smok')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--smok'.*\n\nUsage: npm run rehearse /),
    });
  });

  it('runs until Ctrl-C without options', () => {
    expect(readOptions([])).toEqual({ smoke: false, restart: false, help: false });
    expect(readOptions(['--smoke'])).toMatchObject({ smoke: true });
  });
});
