import { ApiError, meterDayEndpoints, networkProblem, problem, type MeterReading } from '@home-move/contract';
import { aMeterDay } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerMeterDay, aWaitingReading, createTestDevice } from '../../testing/meter-device';
import {
  aSignal,
  offline,
  reconnect,
  renderMeterDay,
  sentBodies,
  type RenderOptions,
} from '../../testing/meter-day-page';

describe('a log-out with readings that are not sent', () => {
  beforeEach(() => void (window.location.hash = '#log-out'));
  afterEach(() => void (window.location.hash = ''));
  const waiting = () => createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
  const noSignal: RenderOptions['prepare'] = (runtime) => {
    runtime.answer(meterDayEndpoints.meterDay, () => Promise.reject(new ApiError(networkProblem)));
    runtime.answer(meterDayEndpoints.saveReading, offline);
  };
  const dialog = () => screen.findByRole('dialog', { name: '1 reading is not sent yet' });

  it('keeps them locked without a signal [METER-13]', async () => {
    const { device, runtime, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    const question = await dialog();
    expect(question).toHaveTextContent('There is no signal, so they cannot be sent now.');
    await expectNoViolations(question);
    await user.click(screen.getByRole('button', { name: 'Keep them locked and log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(device.stored).toMatchObject({ isLocked: true, readings: [{ meter: 'gas' }] });
  });

  it('deletes them without a signal [METER-13]', async () => {
    const { device, runtime, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Delete them and log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(device.stored.readings).toEqual([]);
  });

  it('deletes them for good while one is being sent and the meters are loading [METER-13]', async () => {
    const { arrival, arrive } = aSignal();
    const { device, runtime, user } = renderMeterDay({
      device: waiting(),
      prepare: (given) => {
        const afterwards = <Value,>(value: () => Promise<Value>) => arrival.then(value);
        given.answer(meterDayEndpoints.meterDay, () => afterwards(async () => aMeterDay()));
        given.answer(meterDayEndpoints.saveReading, () => afterwards(offline));
      },
    });
    await dialog();
    await waitFor(() => expect(sentBodies(runtime.recorded.calls)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Delete them and log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    await act(async () => arrive());
    await act(async () => undefined);
    expect(device.stored).toMatchObject({ readings: [], drafts: [], meters: null });
    reconnect();
    await act(async () => undefined);
    expect(sentBodies(runtime.recorded.calls)).toHaveLength(1);
  });

  it('sends them first [METER-13]', async () => {
    let answers = 0;
    const device = waiting();
    const { received, runtime, user } = renderMeterDay({
      device,
      prepare: (given) => {
        // The page opens before the server answers again.
        const busy = () => Promise.reject<MeterReading>(new ApiError(problem('UNAVAILABLE')));
        given.answer(meterDayEndpoints.saveReading, () => {
          answers += 1;
          return busy();
        });
      },
    });
    await dialog();
    await waitFor(() => expect(answers).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Send, then log out' }));
    expect(await screen.findByText('They could not be sent. They are still on this device.')).toBeVisible();
    expect(runtime.recorded.logouts).toEqual([]);
    expect(received).toEqual([]);
    const later = answerMeterDay(runtime);
    await user.click(screen.getByRole('button', { name: 'Send, then log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(later).toHaveLength(1);
  });

  it('stays open when the last reading is sent meanwhile, and then only logs out [METER-13]', async () => {
    const { runtime, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    await dialog();
    answerMeterDay(runtime);
    reconnect();
    const question = await screen.findByRole('dialog', { name: 'All readings are sent' });
    await expectNoViolations(question);
    expect(screen.queryByRole('button', { name: /Delete them/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
  });

  it('logs out after sending only if nothing is left, also of the readings that only the page has [METER-13]', async () => {
    const device = waiting();
    const { runtime, user } = renderMeterDay({
      device,
      prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline),
    });
    await dialog();
    device.evict();
    reconnect();
    await screen.findByText(/Your browser has removed this reading/);
    expect(screen.queryByRole('button', { name: 'Keep them locked and log out' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send, then log out' }));
    expect(await screen.findByText(/^They could not be sent\. They are only on this page/)).toBeVisible();
    expect(runtime.recorded.logouts).toEqual([]);
    const received = answerMeterDay(runtime);
    await user.click(screen.getByRole('button', { name: 'Send, then log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(received).toHaveLength(1);
  });

  it('shows why it failed, and can be tried again', async () => {
    const { device, runtime, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    await dialog();
    const logout = jest.spyOn(runtime.session, 'logout').mockRejectedValueOnce(new ApiError(problem('UNAVAILABLE')));
    await user.click(screen.getByRole('button', { name: 'Keep them locked and log out' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    logout.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Keep them locked and log out' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(device.stored.readings).toHaveLength(1);
  });

  it('can be given up [METER-13]', async () => {
    const { runtime, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.hash).toBe('');
    expect(runtime.recorded.logouts).toEqual([]);
  });
});
