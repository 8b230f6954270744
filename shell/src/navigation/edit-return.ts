import { portalPages } from '@home-move/contract';
import type { SafeStorage } from '../session/safe-storage';
import type { Navigation } from './navigation';

const key = 'editedPath';

/** Whether the step on screen was opened from "Your details" to change an answer there. */
export const isEditing = (storage: SafeStorage, path: string): boolean => storage.get(key) === path;

/** Opens a step from "Your details"; saving or leaving it leads back. */
export function editStep(path: string, navigation: Pick<Navigation, 'go'>, storage: SafeStorage): void {
  storage.set(key, path);
  navigation.go(path);
}

/** The navigation of journeys: a step that is edited continues with "Your details", whatever follows it otherwise. */
export function returningFromEdits(navigation: Navigation, storage: SafeStorage): Navigation {
  const { path, go, back } = navigation;
  const details = portalPages['your-details'];
  path.subscribe(() => {
    if (!isEditing(storage, path.get())) storage.remove(key);
  });
  return {
    ...navigation,
    go: (target, options) => (isEditing(storage, path.get()) ? back(details) : go(target, options)),
    back: (fallback) => back(isEditing(storage, path.get()) ? details : fallback),
  };
}
