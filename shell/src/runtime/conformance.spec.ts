import { runtimeChecks, type RuntimeHarness } from '@home-move/contract/testing';
import { openRuntime } from '../testing/runtime-harness';

describe('the runtime of the shell', () => {
  const harness: RuntimeHarness = { open: (enrolment) => openRuntime(enrolment) };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });
});
