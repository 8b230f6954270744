import { act } from '@testing-library/react';

let visibility: DocumentVisibilityState = 'visible';
let online = true;

/** Mocks page visibility and network state, and resets both; call it in `beforeEach`. */
export function controlPresence(): void {
  visibility = 'visible';
  online = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
}

export function setPageVisible(isShown: boolean): void {
  visibility = isShown ? 'visible' : 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

export function setOnline(isOnline: boolean): void {
  online = isOnline;
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
