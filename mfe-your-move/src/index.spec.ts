import { orderEndpoints, stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { bootstrap, mount, unmount } from './index';

// A host mounts outside of React's act.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it('mounts its page, and leaves nothing behind when it unmounts', async () => {
  const path = '/enrolment/your-move';
  const step = stepAt(path);
  const runtime = createTestRuntime({ enrolment: anEnrolment(), step: step && { ...step, path } });
  runtime.answer(orderEndpoints.orders, () => ({ orders: [], reported: [], updatedAt: '2026-11-20T10:42:00.000Z' }));
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'your-move', runtime, domElement };

  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { name: 'Your move', level: 1 })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeInTheDocument();
  await unmount(props);

  expect(domElement).toBeEmptyDOMElement();
});
