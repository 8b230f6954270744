import { createRemote } from '@home-move/ui';
import { Root } from './root';

export const { bootstrap, mount, unmount, update } = createRemote({ name: 'telephony', root: Root });
