import { createRemote } from '@home-move/ui';
import { Panel } from './side-panel';

export const { bootstrap, mount, unmount, update } = createRemote({ name: 'telephony', root: Panel });
