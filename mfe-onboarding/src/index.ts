import { createRemote } from '@home-move/ui';
import { Root } from './root';

export const { bootstrap, mount, unmount, update } = createRemote({ name: 'onboarding', root: Root });

/** Range of the runtime contract that this remote needs. */
export const contract = '^1.0.0';
