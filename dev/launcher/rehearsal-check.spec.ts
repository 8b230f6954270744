import { checkRehearsal } from './rehearsal-check.mjs';

describe('the rehearsal of a full run', () => {
  type Run = (program: string, args: readonly string[], options: { env?: object }) => Promise<{ code: number }>;
  const folder = '/tmp/home-move-test';
  const env = { PORT_BASE: '4000', LOG_LEVEL: 'warn' };

  it('checks the system in the folder of the run, on other ports', async () => {
    const run = jest.fn<ReturnType<Run>, Parameters<Run>>().mockResolvedValue({ code: 0 });
    expect(await checkRehearsal({ folder, env, run })).toEqual({ passed: 1, failed: 0 });
    expect(run).toHaveBeenLastCalledWith(process.execPath, ['dev/rehearse/rehearse.mjs', '--smoke'], {
      env: { LOG_LEVEL: 'warn', HM_DATA_DIR: folder, PORT_BASE: expect.stringMatching(/^[23]\d{4}$/) },
    });
  });

  it('fails with the checks', async () => {
    const run: Run = (_, args) => Promise.resolve({ code: args.includes('--smoke') ? 1 : 0 });
    expect(await checkRehearsal({ folder, env, run })).toEqual({ passed: 0, failed: 1 });
  });

  it('does not run without nginx, and shows how to install it', async () => {
    const run: Run = (program) =>
      program === 'nginx' ? Promise.reject(new Error('ENOENT')) : Promise.resolve({ code: 0 });
    expect(await checkRehearsal({ folder, env, run })).toEqual({
      passed: 0,
      failed: 0,
      notRun: 1,
      reason: 'nginx is missing: apt-get install -y nginx',
    });
  });
});
