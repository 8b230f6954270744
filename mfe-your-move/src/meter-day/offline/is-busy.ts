import { cameraAttribute } from '../form/photo-field';

/** Whether the mover is typing, taking a photo, or in a dialog, or an action is running: a reload would end each of them. */
export const isBusy = () =>
  document.hidden ||
  document.activeElement instanceof HTMLInputElement ||
  document.querySelector(`[role="dialog"], [aria-busy="true"], [${cameraAttribute}]`) !== null;
