import { ApiError, meterDayEndpoints, networkProblem, problem } from '@home-move/contract';
import { aMeter, aMeterDay, aReading } from '@home-move/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

describe('a device that stores nothing', () => {
  const another = aReading({ id: 'e'.repeat(32), meter: 'electricity', values: [{ rate: 'single', value: '48001' }] });
  const fullDevice = () => {
    const device = createTestDevice({ meters: aMeterDay() });
    device.fill();
    return device;
  };
  const save = 'Save electricity reading';

  it('sends a reading under the same id after a lost answer [METER-09]', async () => {
    let isLost = true;
    const onStored = async () => {
      if (isLost) throw new ApiError(networkProblem);
    };
    const { runtime, user } = renderMeterDay({
      device: fullDevice(),
      prepare: (given) => void answerMeterDay(given, aMeterDay(), onStored),
    });
    await enter(user, 'Electricity', '48217');
    await user.click(screen.getByRole('button', { name: save }));
    await screen.findByText(/there is no signal to send it/);
    isLost = false;
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(async () => expect(await card('Electricity')).toHaveTextContent('Sent to'));
    const [first, second] = sentBodies(runtime.recorded.calls);
    expect(Reflect.get(second ?? {}, 'params')).toEqual(Reflect.get(first ?? {}, 'params'));
  });

  it('replaces an earlier reading that only the page has, and does not send that any more [METER-09] [METER-11]', async () => {
    const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
    const { runtime, user } = renderMeterDay({
      device,
      prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline),
    });
    await (await inCard('Gas')).findByText('Reading 03812');
    device.evict();
    reconnect();
    await screen.findByText(/Your browser has removed this reading/);
    const received = answerMeterDay(runtime);
    await correctGas(user, '03815');
    await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
    reconnect();
    await act(async () => undefined);
    expect(received.map(({ values }) => values[0]?.value)).toEqual(['03815']);
    expect(screen.queryByText('Reading 03812')).not.toBeInTheDocument();
  });

  it('offers the choice if another device has sent a reading [METER-10]', async () => {
    const { runtime, user } = renderMeterDay({ device: fullDevice() });
    await enter(user, 'Electricity', '48217');
    const [electricity, ...others] = aMeterDay().meters;
    const received = answerMeterDay(
      runtime,
      aMeterDay({ meters: [aMeter({ ...electricity, reading: another }), ...others] }),
    );
    await user.click(screen.getByRole('button', { name: save }));
    const meter = await inCard('Electricity');
    expect(await meter.findByText('Reading 48001')).toBeInTheDocument();
    expect(meter.getByText('Reading 48217')).toBeInTheDocument();
    await user.click(meter.getByRole('button', { name: 'Use the one on this device' }));
    await waitFor(() => expect(received).toMatchObject([{ values: [{ value: '48217' }] }]));
    await waitFor(() => expect(meter.queryByText('Reading 48001')).not.toBeInTheDocument());
  });
});

it('sends a reading that the server has rejected again only after a decision of the mover [METER-09]', async () => {
  const other = aReading({ id: 'e'.repeat(32), meter: 'water' });
  const waiting = aWaitingReading({ id: 'b'.repeat(32), meter: 'water', sequence: 2 });
  const device = createTestDevice({ readings: [aWaitingReading(), waiting] });
  const [electricity, gas, water] = aMeterDay().meters;
  const { runtime, user } = renderMeterDay({
    device,
    day: aMeterDay({ meters: [aMeter(electricity), aMeter(gas), aMeter({ ...water, reading: other })] }),
    prepare: (given) =>
      given.answer(meterDayEndpoints.saveReading, () => Promise.reject(new ApiError(problem('ENROLMENT_CLOSED')))),
  });
  const sent = () => sentBodies(runtime.recorded.calls).map((input) => Reflect.get(input, 'params').id);
  expect(await screen.findByText('This reading was not accepted. Please change it.')).toBeVisible();
  expect(sent()).toContain('f'.repeat(32));
  const before = sent().length;
  reconnect();
  await act(async () => undefined);
  expect(sent()).toHaveLength(before);
  await user.click(await screen.findByRole('button', { name: 'Use the one on this device' }));
  await waitFor(() => expect(sent().slice(before)).toEqual(['f'.repeat(32), 'b'.repeat(32)]));
});

it('lets the mover change a reading of another home, and sends it as one of this home', async () => {
  const device = createTestDevice({ readings: [aWaitingReading({ home: '2 High Street, Leeds, LS6 1AN' })] });
  const text = 'This reading is of another home. Read the meter of your new home, and save it again.';
  const { runtime, user } = renderMeterDay({
    device,
    prepare: (given) =>
      given.answer(meterDayEndpoints.saveReading, () =>
        Promise.reject(new ApiError(problem('VALIDATION', { errors: { home: text } }))),
      ),
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('This reading was not accepted. Please change it.')).toBeVisible();
  answerMeterDay(runtime);
  await correctGas(user, '03815');
  await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
  expect(sentBodies(runtime.recorded.calls).at(-1)).toMatchObject({
    body: { home: '14 Castle Road, Bedford, MK40 2QT' },
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
