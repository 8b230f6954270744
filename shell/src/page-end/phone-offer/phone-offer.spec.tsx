import { aBranding, anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AgentWorkspace } from '../../telephony/agent-workspace';
import { someTokens } from '../../testing/fake-api';
import { renderInShell, type ShellOptions } from '../../testing/render-in-shell';
import { PhoneOffer } from './phone-offer';

beforeEach(() => {
  sessionStorage.clear();
  mockScreen(1280, 900);
});
afterEach(() => jest.restoreAllMocks());

function mockScreen(width: number, height: number): void {
  jest.spyOn(window, 'screen', 'get').mockReturnValue({ width, height } as Screen);
}

const offer = () => screen.queryByRole('button', { name: 'Continue on my phone' });
const open = (options: ShellOptions) => renderInShell(<PhoneOffer />, { loggedIn: true, ...options });

const agentViews: AgentWorkspace = {
  logIn: () => Promise.resolve(aBranding()),
  requestLogOut: () => Promise.resolve(),
  leave: () => undefined,
  call: { end: () => undefined, follow: () => Promise.resolve() },
  headerContent: null,
  panelBar: null,
  skipLink: null,
  wrapStep: (step) => step,
  openPanel: () => undefined,
};

describe('the offer to continue on a phone', () => {
  it.each(['/enrolment/moving-details', '/onboarding/contact', '/enrolment/energy/details/Larkfield/7'])(
    'is shown below %s, and takes no focus',
    async (path) => {
      const { container } = open({ path });
      expect(offer()).toBeVisible();
      expect(document.body).toHaveFocus();
      await expectAccessibleShell(container);
    },
  );

  it('is shown in a partner’s frame too', () => {
    open({ path: '/enrolment/moving-details', context: 'embedded' });
    expect(offer()).toBeVisible();
  });

  it.each(['/onboarding/contact', '/pending/personal-details'])(
    'is shown below %s before the mover counts as logged in',
    (path) => {
      open({ path, loggedIn: false, enrolmentId: '665f' });
      expect(offer()).toBeVisible();
    },
  );

  it.each<[string, ShellOptions]>([
    ['before there is an enrolment', { path: '/enrolment/moving-details', loggedIn: false }],
    ['on a page of the shell', { path: '/cookie-policy' }],
    ['on a step behind a link', { path: '/onboarding/verify/a-token' }],
    ['on a step that may be behind a link', { path: '/pending/confirm-details' }],
    ['for an agent', { path: '/enrolment/moving-details', context: 'panel', agentViews }],
    ['on the last page', { path: '/enrolment/confirmation' }],
  ])('is hidden %s', (_, options) => {
    open(options);
    expect(offer()).toBeNull();
  });

  it('is hidden once the enrolment is finished', () => {
    const { services } = open({ path: '/enrolment/moving-details' });
    services.tokens.keep(someTokens(1));
    act(() => services.session.accept(anEnrolment()));
    expect(offer()).toBeVisible();
    act(() => services.session.accept(anEnrolment({ version: 2, closedAt: '2026-11-20T10:42:00Z' })));
    expect(offer()).toBeNull();
  });

  it.each([
    ['upright', 390, 844],
    ['on its side', 844, 390],
  ])('is hidden on a phone held %s, also one used with a pen or a mouse', (_, width, height) => {
    mockScreen(width, height);
    open({ path: '/enrolment/moving-details' });
    expect(offer()).toBeNull();
  });

  it('is shown on a tablet', () => {
    mockScreen(768, 1024);
    open({ path: '/enrolment/moving-details' });
    expect(offer()).toBeVisible();
  });

  it('opens by keyboard, and gets the focus back afterwards', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    open({ path: '/enrolment/moving-details' });
    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Continue on your phone' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(offer()).toHaveFocus();
  });

  it('disappears with its step, including the dialog', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const { navigation } = open({ path: '/enrolment/moving-details' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(() => navigation.go('/enrolment/product-selection'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(offer()).toBeVisible();
    act(() => navigation.go('/cookie-policy'));
    expect(offer()).toBeNull();
  });
});
