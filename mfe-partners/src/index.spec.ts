import { createTestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { bootstrap, mount, unmount } from './index';

// A host mounts outside of React's act.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it('mounts its page without an enrolment or a step, and leaves nothing behind when it unmounts', async () => {
  const runtime = createTestRuntime();
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'partners', runtime, domElement };

  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { name: 'Add Home Move to your website', level: 1 })).toBeInTheDocument();
  await unmount(props);

  expect(domElement).toBeEmptyDOMElement();
  expect(runtime.recorded.calls).toEqual([]);
});
