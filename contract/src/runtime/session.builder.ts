import type { SessionState } from './session';

/** A visitor without an enrolment, in the hosted tenant portal with login by code. */
export function aSession(overrides: Partial<SessionState> = {}): SessionState {
  const { enrolmentId = null } = overrides;
  return {
    loggedIn: false,
    enrolmentId,
    agentName: null,
    loading: false,
    error: null,
    feedback: null,
    selectAllSelected: false,
    routeConfig: { loginPath: '/login' },
    sessionAttributes: { id: enrolmentId },
    appConfiguration: { portal: 'tenant', context: 'hosted' },
    ...overrides,
  };
}
