import { ApiError, networkProblem, privateEntryEndpoints, type CallUpdate } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { CallUpdatesProvider } from '../call/use-call-updates';
import { Colleagues } from './colleagues';

const update = (colleagues: readonly string[]): CallUpdate => ({
  version: 1,
  privateEntries: [],
  colleagues,
  latestNote: null,
});

function open({ hasStream = true } = {}) {
  let send: (update: CallUpdate) => void = () => undefined;
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment: anEnrolment(),
    follow: ({ onUpdate }) => {
      send = onUpdate;
      return hasStream ? new Promise<void>(() => undefined) : Promise.reject(new ApiError(networkProblem));
    },
  });
  const { container } = renderWithRuntime(
    <CallUpdatesProvider>
      <Colleagues />
    </CallUpdatesProvider>,
    runtime,
  );
  return { runtime, container, send: (colleagues: readonly string[]) => act(async () => send(update(colleagues))) };
}

describe('the colleagues who have the enrolment open', () => {
  it.each([
    [['Priya Shah'], 'Priya Shah has this open too'],
    [['Alex Grant', 'Priya Shah'], 'Alex Grant and Priya Shah have this open too'],
    [['Alex Grant', 'Priya Shah', 'Tess O’Hara'], 'Alex Grant, Priya Shah and Tess O’Hara have this open too'],
  ])('%j are announced by name', async (names, sentence) => {
    const { send, container } = open();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await send(names);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await expectNoViolations(container);
  });

  it('disappear when they leave', async () => {
    const { send } = open();
    await send(['Priya Shah']);
    await send([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('are shown without a stream too, and not while there is no connection', async () => {
    jest.useFakeTimers();
    const { runtime } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.latest, () => update(['Priya Shah']));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status')).toHaveTextContent('Priya Shah has this open too');
    runtime.answer(privateEntryEndpoints.latest, () => {
      throw new ApiError(networkProblem);
    });
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
