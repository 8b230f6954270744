import { createRemote } from '@home-move/ui';
import { preload, Routes } from './routes';

export const { bootstrap, mount, unmount, update, preloadPage } = createRemote({
  name: 'your-move',
  root: Routes,
  preload,
});
