import { anEnrolment } from '@home-move/contract/testing';
import { act, screen } from '@testing-library/react';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { useQueryScope } from './query';

const Scope = () => <p>{useQueryScope()}</p>;
const enrolment = anEnrolment({ id: 'e1', simpleAddress: '14 Castle Road', moveInDate: '2026-11-27' });

it.each([
  ['another enrolment', { id: 'e2' }, 'e2 14 Castle Road 2026-11-27'],
  ['another address', { simpleAddress: '16 Castle Road' }, 'e1 16 Castle Road 2026-11-27'],
  ['another move-in date', { moveInDate: '2026-12-01' }, 'e1 14 Castle Road 2026-12-01'],
])('the scope of a query changes with %s', (_what, change, scope) => {
  const { runtime } = renderWithRuntime(<Scope />, createTestRuntime({ enrolment }));
  expect(screen.getByText('e1 14 Castle Road 2026-11-27')).toBeInTheDocument();
  act(() => runtime.enrolment.set({ ...enrolment, ...change }));
  expect(screen.getByText(scope)).toBeInTheDocument();
});
