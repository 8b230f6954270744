import {
  createStore,
  type Enrolment,
  type Flags,
  type Readable,
  type RuntimeContract,
  type SessionState,
} from '@home-move/contract';
import { aBranding, aSession, someFlags } from '@home-move/contract/testing';
import { RuntimeProvider } from '@home-move/ui';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createConsent } from '../runtime/consent';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { hostedAddressBar } from '../navigation/address-bar';
import { createRuntime } from '../runtime/create-runtime';
import { createEvents } from '../runtime/events';
import { createFeedback, type FeedbackStore } from '../runtime/feedback';
import { createTelemetry } from '../runtime/telemetry';
import { createLastStep } from '../session/last-step';
import type { SessionServices } from '../session/session-services';
import { ShellContext, type Shell } from '../runtime/shell-context';
import { createFakeApi, type FakeAnswer, type FakeApi } from './fake-api';
import { aBoot } from './boot.builder';
import { aSessionServices } from './session-services.builder';

export interface ShellOptions {
  readonly path?: string;
  readonly loggedIn?: boolean;
  /** Of a mover whose details do not yet suffice to count as logged in. */
  readonly enrolmentId?: string;
  readonly context?: Shell['context'];
  readonly branding?: Partial<Shell['branding']>;
  readonly flags?: Partial<Flags>;
  readonly isStoragePersistent?: boolean;
  readonly enrolment?: Readable<Enrolment | null>;
  readonly agentName?: string;
  readonly agentViews?: Shell['agentViews'];
  /** Whether analytics is configured, so that the portal requests consent. */
  readonly isMeasured?: boolean;
  /** Whether the page around a partner's frame has consent. By default it passes none on. */
  readonly hostConsent?: Readable<boolean | null>;
  readonly now?: () => Date;
  /** Responses of the API by call: `POST /api/v1/token`. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
}

export interface RenderedInShell extends RenderResult {
  readonly api: FakeApi;
  readonly services: SessionServices;
  readonly runtime: RuntimeContract;
  readonly navigation: Navigation;
  readonly feedback: FeedbackStore;
  readonly logout: jest.Mock;
  readonly extendSession: jest.Mock;
}

/** Renders part of the shell with real navigation, session and runtime, and the API in memory. */
export function renderInShell(content: ReactNode, options: ShellOptions = {}): RenderedInShell {
  const { path = '/', loggedIn = false, context = 'hosted' } = options;
  window.history.replaceState(null, '', path);
  const api = createFakeApi();
  for (const [call, answer] of Object.entries(options.answers ?? {})) api.on(call, answer);
  const services = aSessionServices({ fetcher: api.fetch });
  const { send } = services;
  const storage = { ...services.storage, persistent: options.isStoragePersistent ?? true };
  const navigation = createNavigation({
    bar: hostedAddressBar(window),
    context: 'hosted',
    brand: { brand: null, branch: null },
    resolve: (wanted) => wanted,
  });
  const feedback = createFeedback(navigation.path);
  const logout = jest.fn(() => Promise.resolve());
  const extendSession = jest.fn(() => Promise.resolve());
  const session = createStore<SessionState>(
    aSession({
      loggedIn,
      enrolmentId: options.enrolmentId ?? (loggedIn ? '665f' : null),
      agentName: options.agentName ?? null,
    }),
  );
  // A session that the page starts or ends shows in its later renders.
  services.session.state.subscribe(() => session.set({ ...session.get(), ...services.session.state.get() }));
  const consent = createConsent(storage, context === 'embedded');
  const { hostConsent } = options;
  const followHost = () => hostConsent && consent.setOfHost(hostConsent.get());
  hostConsent?.subscribe(followHost);
  followHost();
  const branding = aBranding(options.branding);
  const flags = createStore(someFlags(options.flags));
  const shell: Shell = {
    context,
    branding,
    navigation,
    lastStep: createLastStep(options.enrolment ?? services.session.enrolment),
    session,
    flags,
    feedback,
    send,
    storage,
    extendSession,
    logout,
    consent: options.isMeasured ? consent : null,
    agentViews: options.agentViews ?? null,
  };
  const runtime = createRuntime({
    context,
    portal: 'tenant',
    branding,
    config: aBoot().config,
    session: services.session,
    sessionView: session,
    send,
    navigation,
    feedback,
    events: createEvents(),
    flags,
    consent,
    telemetry: createTelemetry(),
    storage,
    mode: () => 'light',
    logout,
    call: null,
    now: options.now ?? (() => new Date('2026-11-20T10:42:00Z')),
  });
  const rendered = render(
    <ShellContext value={shell}>
      <RuntimeProvider value={runtime}>{content}</RuntimeProvider>
    </ShellContext>,
  );
  return { ...rendered, api, services, runtime, navigation, feedback, logout, extendSession };
}

/** Renders a page in the shell, for a visitor who types and clicks. */
export function openPage(page: ReactNode, options: ShellOptions): RenderedInShell & { readonly user: UserEvent } {
  return { ...renderInShell(page, options), user: userEvent.setup({ delay: null }) };
}
