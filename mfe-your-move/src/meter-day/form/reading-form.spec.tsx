import { meterDayEndpoints, meterPhotoLimits } from '@home-move/contract';
import { aJpegOf, aMeterDay } from '@home-move/contract/testing';
import type { TestRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWaitingReading, createTestDevice } from '../../testing/meter-device';
import { aSignal, card, enter, inCard, offline, renderMeterDay } from '../../testing/meter-day-page';
import { base64Of } from '../readings/base64';

const picture = base64Of(aJpegOf(800, 600));

/** A browser that draws photos once `ready` resolves, as this JPEG. */
function drawPhotos(jpeg: string, ready: Promise<void> = Promise.resolve()) {
  globalThis.createImageBitmap = jest.fn(async () => {
    await ready;
    return { width: 800, height: 600, close: () => undefined };
  }) as never; // One overload of many.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${jpeg}`);
}

async function takePhoto(name: string, file = new File(['x'], 'meter.jpg', { type: 'image/jpeg' })) {
  const meter = await inCard(name);
  const button = await meter.findByRole('button', { name: /Take a photo|Take it again/ });
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input for a photo');
  await userEvent.upload(input, file);
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('a photo that is being made smaller', () => {
  it('keeps the values typed while it is processed, and is saved with them [METER-05]', async () => {
    const { arrival, arrive } = aSignal();
    drawPhotos(picture, arrival);
    const { device, user, received } = renderMeterDay();
    const electricity = await inCard('Electricity');
    await takePhoto('Electricity');
    await enter(user, 'Electricity', '48217');
    const save = await electricity.findByRole('button', { name: 'Waiting for the photo' });
    await user.click(save);
    await user.type(electricity.getByRole('textbox', { name: 'Reading' }), '{Enter}');
    expect(received).toEqual([]);
    await act(async () => arrive());
    expect(await electricity.findByRole('img', { name: 'Photo of the electricity meter' })).toBeVisible();
    expect(electricity.getByRole('textbox', { name: 'Reading' })).toHaveValue('48217');
    expect(device.stored.drafts).toMatchObject([{ values: ['48217'], photo: picture }]);
    await user.click(electricity.getByRole('button', { name: 'Save electricity reading' }));
    await waitFor(() => expect(received).toMatchObject([{ hasPhoto: true }]));
  });
});

describe('a draft', () => {
  const draft = {
    meter: 'gas',
    values: ['03815'],
    serialNumber: '',
    photo: picture,
    photoAt: '2026-11-27T09:40:00Z',
  } as const;
  const waiting = (options = {}) =>
    createTestDevice({ meters: aMeterDay(), readings: [aWaitingReading()], ...options });
  const noSignal = (runtime: TestRuntime) => runtime.answer(meterDayEndpoints.saveReading, offline);
  const changeGas = async (user: ReturnType<typeof renderMeterDay>['user']) =>
    user.click(await (await inCard('Gas')).findByRole('button', { name: 'Change the gas reading' }));

  it('is removed when the mover keeps the reading as it was, also one whose photo is not finished [METER-08]', async () => {
    const { arrival, arrive } = aSignal();
    drawPhotos(picture, arrival);
    const { device, user } = renderMeterDay({ device: waiting(), prepare: noSignal });
    await changeGas(user);
    await enter(user, 'Gas', '03815');
    await takePhoto('Gas');
    await waitFor(() => expect(device.stored.drafts).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Keep it as it was' }));
    await waitFor(() => expect(device.stored.drafts).toEqual([]));
    await act(async () => arrive());
    await changeGas(user);
    expect((await inCard('Gas')).getByRole('textbox', { name: 'Reading' })).toHaveValue('03812');
    expect(device.stored.drafts).toEqual([]);
  });

  it('is removed with the reading that is sent [METER-08]', async () => {
    const { device } = renderMeterDay({ device: waiting({ drafts: [draft] }) });
    await waitFor(async () => expect(await card('Gas')).toHaveTextContent('Sent to'));
    await waitFor(() => expect(device.stored.drafts).toEqual([]));
  });

  it('is removed when the session ends, and the reading is locked [METER-08] [METER-13]', async () => {
    const shown = renderMeterDay({ device: waiting({ drafts: [draft] }), prepare: noSignal });
    await (await inCard('Gas')).findByText('Reading 03812');
    act(() => shown.runtime.session.set({ ...shown.runtime.session.get(), loggedIn: false }));
    shown.unmount();
    await waitFor(() => expect(shown.device.stored).toMatchObject({ isLocked: true, drafts: [] }));
    expect(shown.device.stored.readings).toHaveLength(1);
  });
});

describe('a file that cannot be used', () => {
  const tooManyBytes = 'A'.repeat(Math.ceil(meterPhotoLimits.bytes / 3) * 4 + 4);
  const largeFile = () =>
    Object.defineProperty(new File(['x'], 'meter.jpg', { type: 'image/jpeg' }), 'size', { value: 20_000_001 });

  it.each([
    ['is larger than 20 MB', picture, largeFile, /^This photo is larger than 20 MB/],
    ['cannot be reduced', tooManyBytes, undefined, /^This photo could not be made small enough/],
    ['is not a photo', 'AAAA', undefined, /^This file is not a photo/],
  ])('%s is explained, and the mover can save without it [METER-05]', async (_reason, jpeg, file, text) => {
    drawPhotos(jpeg);
    const { user, received } = renderMeterDay();
    await enter(user, 'Electricity', '48217');
    await takePhoto('Electricity', file?.());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Save electricity reading' }));
    await waitFor(() => expect(received).toMatchObject([{ hasPhoto: false }]));
  });
});
