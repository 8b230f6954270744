import { createRemote, type RemoteMountProps } from '@home-move/ui';
import { EntertainmentRoot } from './root';

/** Range of the runtime contract that this remote needs. */
export const contract = '^1.0.0';

const remote = createRemote({ name: 'entertainment', root: EntertainmentRoot });

export const bootstrap = (props: RemoteMountProps) => remote.bootstrap(props);
export const mount = (props: RemoteMountProps) => remote.mount(props);
export const unmount = (props: RemoteMountProps) => remote.unmount(props);
export const update = (props: RemoteMountProps) => remote.update(props);
