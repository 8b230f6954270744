import type { Boot } from '@home-move/contract';
import { act } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { bootstrapPortal } from '../app/bootstrap';
import { aBoot } from './boot.builder';
import { createFakeApi, type FakeApi } from './fake-api';

// All tests of a file share one document, where the script guard can be installed only once, and no journey can be loaded.
jest.mock('../app/journey-router', () => ({
  startJourneyRouter: jest.fn(),
}));
jest.mock('../journeys/guard-script', () => ({ createGuardScript: jest.fn(), installGuardScript: jest.fn() }));

/**
 * Gives each test of the file an in-memory API, an empty session storage and its own document. Returns a function that
 * starts the whole portal at a path, on 20 November 2026; a second call acts like a reload.
 */
export function portalOfEachTest(setApi: (api: FakeApi) => void): (path: string, boot?: Boot) => HTMLElement {
  let api: FakeApi;
  let root: Root | undefined;
  const close = () => {
    act(() => root?.unmount());
    root = undefined;
  };

  beforeEach(() => {
    sessionStorage.clear();
    api = createFakeApi();
    setApi(api);
  });
  afterEach(() => {
    close();
    document.body.innerHTML = '';
  });

  return function open(path, boot = aBoot()) {
    close();
    window.history.replaceState(null, '', path);
    Object.defineProperty(window, 'fetch', { value: api.fetch, configurable: true });
    const element = document.body.appendChild(document.createElement('div'));
    const opened = (root = createRoot(element));
    const now = () => new Date('2026-11-20T10:42:00Z');
    act(() => void bootstrapPortal({ root: opened, rootElement: element, boot, cipher: null, now }));
    return element;
  };
}
