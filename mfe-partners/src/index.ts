import { createRemote } from '@home-move/ui';
import { Routes } from './routes';

export const { bootstrap, mount, unmount, update, preloadPage } = createRemote({ name: 'partners', root: Routes });
