import { runtimeVersion, type RuntimeContract } from '@home-move/contract';
import { runtimeChecks, type RuntimeHarness } from '@home-move/contract/testing';
import { aRecord } from '../testing/boot.builder';
import { nextRuntime, toLastOfMajor1, type NextRuntime } from '../testing/next-runtime.builder';
import { openRuntime } from '../testing/runtime-harness';
import { aRealRuntime } from '../testing/runtime.builder';
import { negotiate, type Adapter } from './negotiate';
import { adaptRemote, type LifecycleProps } from './remote-module';

/** Once the contract is at 2.0, `Adapter` takes its runtime; until then its type is the one of 1.x. */
const asAdapter = (adapt: (next: NextRuntime) => RuntimeContract) => adapt as unknown as Adapter;
const asRuntime = (next: NextRuntime) => next as unknown as RuntimeContract;

const negotiateInNextShell = (contract: string) =>
  negotiate(aRecord({ contract }), '2.0.0', { [runtimeVersion]: asAdapter(toLastOfMajor1) });

/** The runtime that a remote with this range is mounted with in a shell of the fake 2.0. */
async function mountedWith(contract: string, next: NextRuntime): Promise<unknown> {
  const received: unknown[] = [];
  const lifecycle = ({ runtime }: LifecycleProps) => Promise.resolve(received.push(runtime));
  const module = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle };
  const remote = adaptRemote(module, negotiateInNextShell(contract));
  await remote.mount({ name: 'energy', domElement: document.body, runtime: asRuntime(next) });
  return received[0];
}

describe('a shell whose contract is a fake 2.0', () => {
  const next = nextRuntime(aRealRuntime('/enrolment/product-selection').runtime);

  it('mounts a remote of the new major with its runtime, unchanged', async () => {
    expect(await mountedWith('^2.0.0', next)).toBe(next);
  });

  it.each(['^1.0.0', '^1.5.0', `^${runtimeVersion}`])('mounts a remote that requires %s with 1.x', async (contract) => {
    const runtime = await mountedWith(contract, next);
    expect(runtime).toMatchObject({ version: runtimeVersion, theme: { mode: 'light' } });
    for (const replaced of ['open', 'mode', 'banner']) expect(runtime).not.toHaveProperty(replaced);
  });

  it.each(['^3.0.0', '^2.1.0', '^1.999.0'])('rejects a remote that requires %s before its code loads', (contract) => {
    expect(() => negotiateInNextShell(contract)).toThrow('HM-201 energy');
  });

  describe('gives a remote of 1.x a runtime that', () => {
    const adapt = negotiateInNextShell('^1.0.0');
    const harness: RuntimeHarness = {
      open: (enrolment) => openRuntime(enrolment, (current) => adapt(asRuntime(nextRuntime(current)))),
    };

    it.each(runtimeChecks)('$name', async ({ run }) => {
      await expect(run(harness)).resolves.toBeUndefined();
    });
  });

  it('would break remotes of 1.x without the adapter', async () => {
    const harness: RuntimeHarness = {
      open: (enrolment) => openRuntime(enrolment, (current) => asRuntime(nextRuntime(current))),
    };
    const failed: string[] = [];
    // In turn, because all use one session storage.
    for (const { name, run } of runtimeChecks) await run(harness).catch(() => failed.push(name));
    expect(failed).toEqual([
      'states the version of the contract, or an earlier one of the same major',
      'has a context, brand, theme and settings',
      'returns a new Date each time',
      'navigates to a path, and back to the fallback when there is no previous page',
      'shows and clears the banner',
      'passes on events and reports in order',
    ]);
  });
});
