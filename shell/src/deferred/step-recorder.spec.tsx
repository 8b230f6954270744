import { createStore, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { act } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell';
import { StepRecorder } from './step-recorder';

const recordCall = 'PUT /api/v1/enrolment-auth/last-step';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('hm.default.userToken', 'user-1');
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

function recordAt(path: string, enrolment: Partial<Enrolment> | null = {}) {
  const stored = createStore<Enrolment | null>(enrolment && anEnrolment(enrolment));
  const { api, navigation } = renderInShell(<StepRecorder enrolment={stored} />, {
    path,
    enrolment: stored,
    answers: { [recordCall]: { body: undefined } },
  });
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));
  const recorded = () =>
    api.calls.filter(({ call }) => call === recordCall).map(({ body }) => JSON.parse(body ?? '') as unknown);
  return { navigation, settle, recorded };
}

describe('a step on screen', () => {
  it('is recorded once it stays, the first one too', async () => {
    const { navigation, settle, recorded } = recordAt('/enrolment/moving-details');
    await settle();
    act(() => navigation.go('/enrolment/energy/list'));
    await settle();
    expect(recorded()).toEqual([{ path: '/enrolment/moving-details' }, { path: '/enrolment/energy/list' }]);
  });

  it('is not recorded when it redirects at once', async () => {
    const { navigation, settle, recorded } = recordAt('/enrolment/moving-details');
    act(() => navigation.go('/enrolment/energy/usage'));
    await settle();
    expect(recorded()).toEqual([{ path: '/enrolment/energy/usage' }]);
  });

  it.each([
    '/',
    '/login',
    '/pending/personal-details',
    '/onboarding/verify/a-token',
    '/private-entry/a-token',
    '/join/a-token',
    '/nowhere',
  ])('is not recorded at %s, which is no step of a logged-in mover', async (path) => {
    const { settle, recorded } = recordAt(path);
    await settle();
    expect(recorded()).toEqual([]);
  });

  it.each<[string, Partial<Enrolment> | null]>([
    ['that the server has already', { lastStep: '/enrolment/energy/list' }],
    ['without an enrolment', null],
    ['of a finished enrolment', { closedAt: '2026-11-20T10:00:00.000Z' }],
  ])('is not recorded for a step %s', async (_what, enrolment) => {
    const { settle, recorded } = recordAt('/enrolment/energy/list', enrolment);
    await settle();
    expect(recorded()).toEqual([]);
  });
});
