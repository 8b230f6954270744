import { telephonyEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { bootstrap, mount, unmount } from './index';

// A host mounts the remote outside React's act.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it('mounts next to any step and leaves nothing behind when it unmounts', async () => {
  const runtime = createTestRuntime({ portal: 'telephony', enrolment: anEnrolment() });
  runtime.answer(telephonyEndpoints.notes, () => []);
  runtime.answer(telephonyEndpoints.reminders, () => []);
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'telephony', runtime, domElement };

  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { name: 'Sam Hartley' })).toBeInTheDocument();
  expect(await screen.findByText('No notes yet.')).toBeInTheDocument();
  await unmount(props);

  expect(domElement).toBeEmptyDOMElement();
});
