import { entertainmentEndpoints } from '@home-move/contract';
import { waitFor, within } from '@testing-library/react';
import * as remote from './index';
import { someBroadband } from './testing/broadband-packages';
import { atPath, listPath } from './testing/entertainment-runtime';

describe('the entertainment remote', () => {
  // The remote creates its own React roots, outside the Testing Library's act.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('mounts its page and leaves nothing behind when it unmounts', async () => {
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
