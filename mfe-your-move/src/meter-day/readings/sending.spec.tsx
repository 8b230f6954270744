import { ApiError, meterDayEndpoints, networkProblem } from '@home-move/contract';
import { aMeterDay } from '@home-move/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerMeterDay, aWaitingReading, createTestDevice } from '../../testing/meter-device';
import {
  aSignal,
  card,
  enter,
  inCard,
  offline,
  reconnect,
  renderMeterDay,
  sentBodies,
} from '../../testing/meter-day-page';

/** Changes the waiting reading of the gas meter. */
async function correctGas(user: ReturnType<typeof renderMeterDay>['user'], value: string) {
  await user.click(await (await inCard('Gas')).findByRole('button', { name: 'Change the gas reading' }));
  await enter(user, 'Gas', value);
  await user.click(screen.getByRole('button', { name: 'Save gas reading' }));
}

describe('a correction', () => {
  it('that is saved while the earlier reading is being sent is kept and sent, and replaces it [METER-09]', async () => {
    const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
    const { arrival, arrive } = aSignal();
    let received: ReturnType<typeof answerMeterDay> = [];
    const { runtime, user } = renderMeterDay({
      device,
      prepare: (given) => (received = answerMeterDay(given, aMeterDay(), () => arrival)),
    });
    await waitFor(() => expect(received).toHaveLength(1));
    await correctGas(user, '03815');
    await screen.findByText('Gas reading saved on this device.');
    arrive();
    await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
    expect(within(await card('Gas')).getByText('Reading 03815')).toBeInTheDocument();
    expect(received.map(({ values }) => values[0]?.value)).toEqual(['03812', '03815']);
    expect(sentBodies(runtime.recorded.calls)[1]).toMatchObject({ body: { replaces: 'f'.repeat(32) } });
    expect(device.stored.readings).toEqual([]);
    expect(screen.queryByText(/This meter has two readings/)).not.toBeInTheDocument();
  });

  it('replaces the earlier reading that has arrived, if only the answer to it was lost [METER-09]', async () => {
    const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
    let isLost = true;
    let received: ReturnType<typeof answerMeterDay> = [];
    const { user } = renderMeterDay({
      device,
      prepare: (given) =>
        (received = answerMeterDay(given, aMeterDay(), async () => {
          if (isLost) throw new ApiError(networkProblem);
        })),
    });
    await waitFor(() => expect(received).toHaveLength(1));
    isLost = false;
    await correctGas(user, '03815');
    await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
    expect(received.map(({ values }) => values[0]?.value)).toEqual(['03812', '03815']);
    expect(screen.queryByText(/This meter has two readings/)).not.toBeInTheDocument();
  });
});

it('keeps the correction of another tab, and does not store the earlier reading again [METER-09]', async () => {
  const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
  const correction = aWaitingReading({
    id: 'a'.repeat(32),
    sequence: 2,
    values: [{ rate: 'single', value: '03815' }],
  });
  renderMeterDay({ device, prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline) });
  const gas = await inCard('Gas');
  expect(await gas.findByText('Reading 03812')).toBeInTheDocument();
  device.stored.readings = [correction];
  reconnect();
  expect(await gas.findByText('Reading 03815')).toBeInTheDocument();
  expect(device.stored.readings).toEqual([correction]);
});
