import type { Boot } from '@home-move/contract';
import { aBranding, anEnrolment } from '@home-move/contract/testing';
import { ignoreConsoleErrors } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import type * as AgentWorkspaceModule from '../telephony/agent-workspace';
import { aBoot, aRecord } from './boot.builder';
import { someTokens, type FakeApi } from './fake-api';
import { portalOfEachTest } from './started-portal';

/** jsdom cannot leave the page, so this records where the agent would go. */
export const mockReplace = jest.fn();
jest.mock('../telephony/agent-workspace', () => {
  const { createAgentWorkspace } = jest.requireActual<typeof AgentWorkspaceModule>('../telephony/agent-workspace');
  return {
    createAgentWorkspace: (parts: AgentWorkspaceModule.AgentWorkspaceDependencies) =>
      createAgentWorkspace({ ...parts, page: { replace: mockReplace } }),
  };
});

/** The remote of the side panel, whose script never loads. */
export const panelRemote = aRecord({
  name: 'telephony',
  global: 'hm_telephony_1_4_0',
  entry: 'http://assets.test/remotes/telephony/1.4.0/entry.js',
  routes: [],
});

/** The boot block of the telephony host. */
export const aTelephonyBoot = (boot: Partial<Boot> = {}): Boot =>
  aBoot({ portal: 'telephony', resolution: { remotes: [panelRemote], lastGood: [] }, ...boot });

/** What the API answers to an agent who logs in to Sam Hartley's call. */
export const agentLogin = {
  body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: '665f1c2a9b1e8a0012345678' },
};
export const mine = 'GET /api/v1/enrolment-auth';
export const login = 'POST /api/v1/telephony/login';

/** As `portalOfEachTest`, on the telephony host, with an API that admits the agent. */
export function telephonyPortalOfEachTest(setApi: (api: FakeApi) => void): ReturnType<typeof portalOfEachTest> {
  ignoreConsoleErrors(/^\[home-move\] telephony: HM-401 /);
  const open = portalOfEachTest((api) => {
    mockReplace.mockClear();
    api.on(login, agentLogin);
    api.on('GET /api/v1/telephony/name', { body: { agentName: 'Jordan Lee' } });
    api.on('GET /api/v1/telephony/branding', { body: aBranding() });
    api.on(mine, { body: anEnrolment() });
    api.on('POST /api/v1/token/revoke', { body: undefined });
    setApi(api);
  });
  return (path, boot = aTelephonyBoot()) => open(path, boot);
}

export const here = () => window.location.pathname + window.location.search;
export const progress = () => screen.findByRole('navigation', { name: 'Progress' });
