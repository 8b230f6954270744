import { entertainmentEndpoints } from '@home-move/contract';
import { waitFor, within } from '@testing-library/react';
import * as remote from './index';
import { someBroadband } from './testing/broadband-packages';
import { atPath, listPath } from './testing/entertainment-runtime';

describe('the entertainment remote', () => {
  it('states the runtime contract that it needs', () => {
    expect(remote.contract).toBe('^1.0.0');
  });

  // Its roots are its own, not those of the testing library.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('mounts its page, and leaves nothing behind when it goes', async () => {
    const runtime = atPath(listPath);
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    const domElement = document.createElement('div');
    document.body.append(domElement);
    const props = { name: 'entertainment', runtime, domElement };

    await remote.bootstrap(props);
    await remote.mount(props);
    await waitFor(() =>
      expect(within(domElement).getByRole('heading', { level: 1 })).toHaveTextContent('Broadband, Phone and TV'),
    );
    await remote.unmount(props);
    expect(domElement).toBeEmptyDOMElement();
    expect(runtime.recorded.reports).toEqual([]);
  });
});
