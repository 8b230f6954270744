import { ApiError, meterDayEndpoints, networkProblem, problem } from '@home-move/contract';
import { aMeterDay, aReading } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerMeterDay, aWaitingReading, createTestDevice } from '../../testing/meter-device';
import {
  card,
  enter,
  inCard,
  offline,
  reconnect,
  renderMeterDay,
  sentBodies,
  tally,
} from '../../testing/meter-day-page';

describe('without a signal', () => {
  const noSignal = (runtime: TestRuntime) => {
    runtime.answer(meterDayEndpoints.meterDay, () => Promise.reject(new ApiError(networkProblem)));
    runtime.answer(meterDayEndpoints.saveReading, offline);
  };

  it('shows the stored meters, saves readings on the device, and sends them in order once the signal is back [METER-07] [METER-09]', async () => {
    const device = createTestDevice({ meters: aMeterDay() });
    const { container, runtime, user } = renderMeterDay({ device, prepare: noSignal });
    await enter(user, 'Electricity', '48217');
    await user.click(screen.getByRole('button', { name: 'Save electricity reading' }));
    await screen.findByText('Electricity reading saved on this device.');
    await enter(user, 'Gas', '03812');
    await user.click(screen.getByRole('button', { name: 'Save gas reading' }));
    await screen.findByText('Gas reading saved on this device.');
    expect(await tally()).toBe('2 of 3 meters read2 waiting to send');
    expect(await card('Electricity')).not.toHaveTextContent('Sent to');
    expect(device.stored.readings.map(({ meter }) => meter)).toEqual(['electricity', 'gas']);
    await expectNoViolations(container);

    const received = answerMeterDay(runtime);
    reconnect();
    await waitFor(async () => expect(await tally()).toBe('2 of 3 meters read2 sent'));
    expect(received.map(({ meter }) => meter)).toEqual(['electricity', 'gas']);
    expect(device.stored.readings).toEqual([]);
    await waitFor(() =>
      expect(device.stored.meters?.meters.map(({ reading }) => reading?.meter)).toEqual([
        'electricity',
        'gas',
        undefined,
      ]),
    );
  });

  it('sends a reading again under its id after a lost response [METER-09]', async () => {
    const device = createTestDevice({ readings: [aWaitingReading()] });
    const { runtime } = renderMeterDay({
      device,
      prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline),
    });
    await waitFor(() => expect(sentBodies(runtime.recorded.calls)).toHaveLength(1));
    expect(await card('Gas')).toHaveTextContent('Waiting to send');
    const received = answerMeterDay(runtime);
    reconnect();
    await waitFor(() => expect(received).toHaveLength(1));
    const ids = sentBodies(runtime.recorded.calls).map((input) => Reflect.get(input, 'params'));
    expect(ids).toEqual([{ id: 'f'.repeat(32) }, { id: 'f'.repeat(32) }]);
    await waitFor(async () => expect(await card('Gas')).not.toHaveTextContent('Waiting to send'));
  });

  it('reports that nothing could be saved and keeps the values if the storage is full [METER-11]', async () => {
    const device = createTestDevice({ meters: aMeterDay() });
    const { container, user } = renderMeterDay({ device, prepare: noSignal });
    await enter(user, 'Electricity', '48217');
    device.fill();
    await user.click(screen.getByRole('button', { name: 'Save electricity reading' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing could be saved on this device/);
    expect((await inCard('Electricity')).getByRole('textbox', { name: 'Reading' })).toHaveValue('48217');
    expect(await card('Electricity')).toHaveTextContent('To do');
    await expectNoViolations(container);
  });
});

it('keeps a reading on the screen that the browser has removed, reports that, and sends it from there [METER-11]', async () => {
  const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
  const { runtime } = renderMeterDay({
    device,
    prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline),
  });
  const gas = await inCard('Gas');
  expect(await gas.findByText('Reading 03812')).toBeInTheDocument();
  device.evict();
  reconnect();
  expect(await gas.findByRole('alert')).toHaveTextContent(/^Nothing could be saved on this device/);
  expect(gas.getByText('Reading 03812')).toBeInTheDocument();
  expect(await card('Gas')).toHaveTextContent('Waiting to send');
  const received = answerMeterDay(runtime);
  reconnect();
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
  expect(gas.queryByRole('alert')).not.toBeInTheDocument();
});

it('stores a reading again that the browser has removed [METER-11]', async () => {
  const device = createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()] });
  renderMeterDay({ device, prepare: (given) => given.answer(meterDayEndpoints.saveReading, offline) });
  expect(await (await inCard('Gas')).findByText('Reading 03812')).toBeInTheDocument();
  device.stored.readings = [];
  reconnect();
  await waitFor(() => expect(device.stored.readings.map(({ id }) => id)).toEqual(['f'.repeat(32)]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a reading as sent that the server got while the meters were loading [METER-09]', async () => {
  const device = createTestDevice({ readings: [aWaitingReading()] });
  let answerFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const requests: number[] = [];
  const { received } = renderMeterDay({
    device,
    prepare: (runtime) =>
      runtime.answer(meterDayEndpoints.meterDay, async () => {
        requests.push(requests.length);
        const meters = aMeterDay().meters.map((meter) => ({
          ...meter,
          reading: received.find((reading) => reading.meter === meter.meter) ?? null,
        }));
        if (requests.length === 1) await first;
        return aMeterDay({ meters });
      }),
  });
  await waitFor(() => expect(received).toHaveLength(1));
  act(() => answerFirst());
  await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
});

it('sends a reading at once if the device stores nothing [METER-11]', async () => {
  const device = createTestDevice();
  device.fill();
  const { user, received } = renderMeterDay({ device });
  await enter(user, 'Electricity', '48217');
  await user.click(screen.getByRole('button', { name: 'Save electricity reading' }));
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(async () => expect(await tally()).toBe('1 of 3 meters read1 sent'));
});

describe('a reading that another device has sent', () => {
  const other = aReading({
    id: 'e'.repeat(32),
    meter: 'gas',
    values: [{ rate: 'single', value: '03799' }],
    hasPhoto: false,
  });
  const day = aMeterDay({
    meters: aMeterDay().meters.map((meter) => (meter.meter === 'gas' ? { ...meter, reading: other } : meter)),
  });

  it('is next to the waiting one; the mover keeps it [METER-10]', async () => {
    const device = createTestDevice({ readings: [aWaitingReading()] });
    const { container, received, user } = renderMeterDay({ device, day });
    const gas = await inCard('Gas');
    expect(await gas.findByText(/Another device has sent a reading of this meter/)).toBeVisible();
    expect(gas.getByText('Reading 03799')).toBeInTheDocument();
    expect(gas.getByText('Reading 03812')).toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(gas.getByRole('button', { name: 'Keep the one that was sent' }));
    await waitFor(() => expect(gas.queryByText('Reading 03812')).not.toBeInTheDocument());
    expect(device.stored.readings).toEqual([]);
    expect(received).toEqual([]);
  });

  it('is replaced by the waiting one if the mover chooses that [METER-10]', async () => {
    const device = createTestDevice({ readings: [aWaitingReading()] });
    const { runtime, received, user } = renderMeterDay({ device, day });
    await user.click(await screen.findByRole('button', { name: 'Use the one on this device' }));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(sentBodies(runtime.recorded.calls).at(-1)).toMatchObject({ body: { replaces: other.id } });
    await waitFor(async () => expect(await card('Gas')).not.toHaveTextContent('This meter has two readings'));
  });
});

it('shows why the server does not take a reading, and keeps it [METER-09]', async () => {
  const device = createTestDevice({ readings: [aWaitingReading()] });
  renderMeterDay({
    device,
    prepare: (runtime) =>
      runtime.answer(meterDayEndpoints.saveReading, () => Promise.reject(new ApiError(problem('ENROLMENT_CLOSED')))),
  });
  expect(await screen.findByText('This reading was not accepted. Please change it.')).toBeVisible();
  expect(device.stored.readings).toHaveLength(1);
});
