import { createRemote, type RemoteMountProps } from '@home-move/ui';
import { fetchLate } from './journey/late-pages';
import { Root } from './root';
import { isLate } from './routes';

/** Range of the runtime contract that this remote needs. */
export const contract = '^1.0.0';

const remote = createRemote({ name: 'onboarding', root: Root });

export function bootstrap(props: RemoteMountProps) {
  const step = props.runtime.currentStep.get();
  // A page that is opened directly need not wait for the first render to be fetched.
  if (step && isLate(step.id)) fetchLate();
  return remote.bootstrap(props);
}
export const mount = (props: RemoteMountProps) => remote.mount(props);
export const unmount = (props: RemoteMountProps) => remote.unmount(props);
export const update = (props: RemoteMountProps) => remote.update(props);
