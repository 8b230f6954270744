import { stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { bootstrap, mount, unmount } from './index';

// A host mounts outside of React's act.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it('mounts its page, and leaves nothing behind when it unmounts', async () => {
  const path = '/pending/personal-details';
  const step = stepAt(path);
  const runtime = createTestRuntime({ enrolment: anEnrolment(), step: step && { ...step, path } });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'onboarding', runtime, domElement };

  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  await unmount(props);

  expect(domElement).toBeEmptyDOMElement();
});
