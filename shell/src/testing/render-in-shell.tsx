import type { Flags, SessionState } from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { hostedAddressBar } from '../navigation/hosted-address-bar';
import { createFeedback, type FeedbackStore } from '../runtime/feedback';
import { createServices } from '../services';
import { ShellContext, type Shell } from '../shell-context';
import { createStore } from '../store/store';
import { createFakeApi, type FakeApi } from './fake-api';

export interface ShellOptions {
  readonly path?: string;
  readonly loggedIn?: boolean;
  readonly context?: Shell['context'];
  readonly branding?: Partial<Shell['branding']>;
  readonly flags?: Partial<Flags>;
  readonly keepsPlace?: boolean;
  readonly agentName?: string;
  readonly desk?: Shell['desk'];
}

export interface RenderedInShell extends RenderResult {
  readonly api: FakeApi;
  readonly navigation: Navigation;
  readonly feedback: FeedbackStore;
  readonly logout: jest.Mock;
}

/** Renders a part of the shell with real navigation, and the API in memory. */
export function renderInShell(content: ReactNode, options: ShellOptions = {}): RenderedInShell {
  const { path = '/', loggedIn = false, context = 'hosted' } = options;
  window.history.replaceState(null, '', path);
  const api = createFakeApi();
  const { send } = createServices({ fetcher: api.fetch, page: window.location, publicSiteUrl: '/' });
  const navigation = createNavigation({
    bar: hostedAddressBar(window),
    context: 'hosted',
    brand: { brand: null, branch: null },
    resolve: (wanted) => wanted,
  });
  const feedback = createFeedback(navigation.path);
  const logout = jest.fn(() => Promise.resolve());
  const session = createStore<SessionState>({
    loggedIn,
    enrolmentId: loggedIn ? '665f' : null,
    agentName: options.agentName ?? null,
  });
  const shell: Shell = {
    keepsPlace: options.keepsPlace ?? true,
    context,
    branding: aBranding(options.branding),
    navigation,
    session,
    flags: createStore(someFlags(options.flags)),
    feedback,
    send,
    logout,
    desk: options.desk ?? null,
  };
  const rendered = render(<ShellContext value={shell}>{content}</ShellContext>);
  return { ...rendered, api, navigation, feedback, logout };
}
