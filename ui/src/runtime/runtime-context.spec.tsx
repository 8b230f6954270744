import { steps } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { useCurrentStep, useEnrolment, useFlag, useRuntime } from './runtime-context';

function RuntimeReader() {
  const step = useCurrentStep();
  const enrolment = useEnrolment();
  const manual = useFlag('manual-address');
  return (
    <p>
      {useRuntime().brand.name}, {enrolment?.firstName ?? 'nobody'}, {step?.path ?? 'nowhere'},{' '}
      {manual ? 'by hand' : 'by list'}
    </p>
  );
}

describe('the runtime hooks', () => {
  it('read the runtime and follow its changes', () => {
    const { runtime } = renderWithRuntime(<RuntimeReader />);
    expect(screen.getByText('Home Move, nobody, nowhere, by hand')).toBeInTheDocument();
    act(() => {
      runtime.enrolment.set(anEnrolment({ firstName: 'Priya' }));
      runtime.flags.set({ ...runtime.flags.get(), 'manual-address': false });
    });
    expect(screen.getByText('Home Move, Priya, nowhere, by list')).toBeInTheDocument();
  });

  it('throw outside a remote', () => {
    expect(() => render(<RuntimeReader />)).toThrow('useRuntime needs createRemote');
  });
});

describe('the runtime for tests', () => {
  it('names the call that a test did not answer', async () => {
    const runtime = createTestRuntime();
    const endpoint = {
      method: 'GET',
      path: '/rating',
      version: 'v1',
      encoding: 'json',
      roles: [],
      success: 200,
      problems: [],
      idempotent: false,
      summary: '',
    } as const;
    await expect(runtime.http.send(endpoint, {})).rejects.toThrow('The test gave no answer for GET v1 /rating');
    runtime.answer(endpoint, () => ({ score: 4.6 }));
    await expect(runtime.http.send(endpoint, {})).resolves.toEqual({ score: 4.6 });
    expect(runtime.recorded.calls).toHaveLength(2);
  });

  it('is logged in once it has an enrolment, and records its navigations', () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    expect(runtime.session.get()).toMatchObject({ loggedIn: true, enrolmentId: '665f1c2a9b1e8a0012345678' });
    runtime.navigate(steps['energy-usage'].path, { replace: true });
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: true }]);
  });
});
