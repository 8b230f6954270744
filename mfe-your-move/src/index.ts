import { createRemote } from '@home-move/ui';
import { Routes } from './routes';

export const { bootstrap, mount, unmount, update } = createRemote({ name: 'your-move', root: Routes });
