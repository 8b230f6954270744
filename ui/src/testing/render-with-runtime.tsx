import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { runtimeAtom } from '../journey/stored-atom';
import { RuntimeProvider } from '../runtime/runtime-context';
import { limitToContractRange } from './contract-range';
import { asRemoteView } from './remote-view';
import { createTestRuntime, type TestRuntime } from './test-runtime';

export interface RenderedWithRuntime extends RenderResult {
  readonly runtime: TestRuntime;
  /** The jotai store of this render, to read or seed atoms. */
  readonly store: ReturnType<typeof createStore>;
}

/** Renders a page as a remote does: with its own runtime, store and empty cache. Requests are never deduplicated. */
export function renderWithRuntime(
  element: ReactElement,
  runtime: TestRuntime = createTestRuntime(),
  store = createStore(),
): RenderedWithRuntime {
  const given = limitToContractRange(asRemoteView(runtime));
  store.set(runtimeAtom, given);
  const cache = new Map();
  const swr = { provider: () => cache, dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false };
  const result = render(element, {
    wrapper: ({ children }) => (
      <RuntimeProvider value={given}>
        <Provider store={store}>
          <SWRConfig value={swr}>{children}</SWRConfig>
        </Provider>
      </RuntimeProvider>
    ),
  });
  return { ...result, runtime, store };
}
