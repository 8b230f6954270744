import { energyEndpoints } from '@home-move/contract';
import { waitFor, within } from '@testing-library/react';
import * as remote from './index';
import { aJourney, atPath, someSupply } from './testing/energy-runtime';

describe('the energy remote', () => {
  // The remote creates its own React roots, outside the Testing Library's act.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('mounts its page and leaves nothing behind when it unmounts', async () => {
    const runtime = atPath('/enrolment/energy/usage');
    runtime.answer(energyEndpoints.checkSupply, () => someSupply());
    runtime.answer(energyEndpoints.journey, () => aJourney());
    const domElement = document.createElement('div');
    document.body.append(domElement);
    const props = { name: 'energy', runtime, domElement };

    await remote.bootstrap(props);
    await remote.mount(props);
    await waitFor(() =>
      expect(within(domElement).getByRole('heading', { level: 1 })).toHaveTextContent('How much energy will you use?'),
    );
    await remote.unmount(props);
    expect(domElement).toBeEmptyDOMElement();
    expect(runtime.recorded.reports).toEqual([]);
  });
});
