import { councilWaterEndpoints, stepAt } from '@home-move/contract';
import { createTestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { bootstrap, mount, unmount } from './index';
import { aMover } from './testing/enrolment.builder';
import { councilServicesIn } from './testing/council-services.builder';

// A host mounts outside of React's act.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it('mounts its page, and leaves nothing behind when it unmounts', async () => {
  const path = '/enrolment/council-services-upfront';
  const step = stepAt(path);
  const runtime = createTestRuntime({ enrolment: aMover(), step: step && { ...step, path } });
  runtime.answer(councilWaterEndpoints.services, () => councilServicesIn.bedford);
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'council-water', runtime, domElement };

  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('region', { name: 'Council Tax' })).toBeInTheDocument();
  await unmount(props);

  expect(domElement).toBeEmptyDOMElement();
});
