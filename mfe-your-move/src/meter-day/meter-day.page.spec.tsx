import { ApiError, meterDayEndpoints, networkProblem, problem } from '@home-move/contract';
import { aMeter, aMeterDay, aReading, aRegister } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerMeterDay, aWaitingReading, createTestDevice } from '../testing/meter-device';
import { card, enter, inCard, offline, renderMeterDay, tally } from '../testing/meter-day-page';

it('names home and day before the meters are loaded', async () => {
  renderMeterDay({
    prepare: (runtime) => runtime.answer(meterDayEndpoints.meterDay, () => new Promise(() => undefined)),
  });
  expect(await screen.findByText(/^Read the meters at 14 Castle Road today, 27 Nov 2026/)).toBeVisible();
});

describe('the meters', () => {
  it('are in their order, one of them open, each with its state [METER-01]', async () => {
    const day = aMeterDay();
    const [electricity] = day.meters;
    const meters = [aMeter({ ...electricity, reading: aReading() }), ...day.meters.slice(1)];
    const device = createTestDevice({
      readings: [aWaitingReading({ meter: 'water', takenAt: '2026-11-27T09:42:00.000Z' })],
    });
    const { container } = renderMeterDay({
      device,
      day: { ...day, meters },
      prepare: (runtime) => runtime.answer(meterDayEndpoints.saveReading, offline),
    });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((each) => within(each).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Electricity',
      'Gas',
      'Water',
    ]);
    expect(await tally()).toBe('2 of 3 meters read1 sent, 1 waiting to send');
    expect(cards[0]).toHaveTextContent('Sent to Glimmer today at 9:31am');
    expect(cards[2]).toHaveTextContent('Waiting to send');
    expect(cards[2]).toHaveTextContent('Saved on this device today at 9:42am');
    expect(screen.getAllByRole('textbox', { name: 'Reading' })).toHaveLength(1);
    expect(await (await inCard('Gas')).findByRole('textbox', { name: 'Reading' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('have a code that opens the page on a phone, on larger screens only', async () => {
    const { unmount } = renderMeterDay();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('img', { name: 'QR code that opens this page' })).not.toBeInTheDocument();
    unmount();
    const wide = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
    renderMeterDay();
    expect(await screen.findByRole('img', { name: 'QR code that opens this page' })).toBeVisible();
    matchMedia.mockRestore();
  });

  it('can be left out if the mover cannot reach one, and opened again [METER-01]', async () => {
    const { user } = renderMeterDay();
    const electricity = await inCard('Electricity');
    await user.click(await electricity.findByRole('button', { name: 'I can’t reach this meter' }));
    expect(electricity.getByText(/Ask your landlord or agent where it is/)).toBeVisible();
    expect(await (await inCard('Gas')).findByRole('textbox', { name: 'Reading' })).toBeVisible();
    await user.click(electricity.getByRole('button', { name: 'Read this meter (electricity)' }));
    expect(electricity.getByRole('textbox', { name: 'Reading' })).toBeVisible();
  });

  it('have one reading for each rate, of the digits of the meter [METER-02]', async () => {
    const registers = [aRegister({ rate: 'day' }), aRegister({ rate: 'night', digits: 6 })];
    const { user, received } = renderMeterDay({ day: aMeterDay({ meters: [aMeter({ registers })] }) });
    const electricity = await inCard('Electricity');
    await user.type(await electricity.findByRole('textbox', { name: 'Day reading' }), '48a2179');
    await user.type(electricity.getByRole('textbox', { name: 'Night reading' }), '0123');
    expect(electricity.getByRole('textbox', { name: 'Day reading' })).toHaveValue('48217');
    await user.click(electricity.getByRole('button', { name: 'Save electricity reading' }));
    const night = electricity.getByRole('textbox', { name: 'Night reading' });
    expect(night).toHaveFocus();
    expect(night).toHaveAccessibleDescription(/Enter 6 digits, with zeros at the start/);
    expect(received).toEqual([]);
    await user.type(night, '45');
    await user.click(electricity.getByRole('button', { name: 'Save electricity reading' }));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.values).toEqual([
      { rate: 'day', value: '48217' },
      { rate: 'night', value: '012345' },
    ]);
  });

  it('show agents no form [METER-01]', async () => {
    renderMeterDay({ portal: 'telephony' });
    expect(await (await inCard('Gas')).findByText('The customer reads this meter on their own device.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a doubtful reading', () => {
  const gasFirst = aMeterDay({ meters: aMeterDay().meters.slice(1) });

  it('is questioned once and saved by the next attempt [METER-03]', async () => {
    const { container, user, received } = renderMeterDay({ day: gasFirst });
    await enter(user, 'Gas', '03128');
    const gas = await inCard('Gas');
    const question = gas.getByText(/On 14.Oct.2026 this meter showed 03740\. Please look at it again\./);
    expect(question).toHaveTextContent(/^This is lower than before\./);
    await expectNoViolations(container);
    await user.click(gas.getByRole('button', { name: 'Save gas reading' }));
    expect(question.closest('[tabindex="-1"]')).toHaveFocus();
    expect(received).toEqual([]);
    await user.click(gas.getByRole('button', { name: 'Save gas reading' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });

  it('is saved at once after the mover has looked again [METER-03]', async () => {
    const { user, received } = renderMeterDay({ day: gasFirst });
    await enter(user, 'Gas', '03128');
    await user.click(screen.getByRole('checkbox', { name: 'I looked again. It shows 03128.' }));
    await user.click(screen.getByRole('button', { name: 'Save gas reading' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });
});

describe('the serial number', () => {
  it('is compared with the register; a difference is explained and saved [METER-04]', async () => {
    const { user, received } = renderMeterDay();
    const electricity = await inCard('Electricity');
    const serial = await electricity.findByRole('textbox', { name: 'Serial number' });
    await user.type(serial, 'z18n 402913');
    expect(serial).toHaveAccessibleDescription(/Matches the electricity meter of this home/);
    await user.clear(serial);
    await user.type(serial, 'X99');
    expect(electricity.getByText(/The register lists an electricity meter with the number Z18N402913/)).toBeVisible();
    await enter(user, 'Electricity', '48217');
    await user.click(electricity.getByRole('button', { name: 'Save electricity reading' }));
    await waitFor(() => expect(received[0]?.serialNumber).toBe('X99'));
  });
});

describe('the proof', () => {
  it('has both times, the difference of the clocks and the hash [METER-06] [METER-12]', async () => {
    const reading = aReading({ hasPhoto: false, clockDifference: -420 });
    const { user } = renderMeterDay({ day: aMeterDay({ meters: [aMeter({ reading })] }) });
    await user.click(await screen.findByRole('button', { name: 'See proof of the electricity reading' }));
    const dialog = await screen.findByRole('dialog', { name: 'Proof of the electricity reading' });
    expect(dialog).toHaveTextContent('Time on this deviceToday at 9:30am');
    expect(dialog).toHaveTextContent('Time on our serverToday at 9:31am');
    expect(dialog).toHaveTextContent('7 minutes behind ours');
    expect(dialog).toHaveTextContent('ab'.repeat(32));
    await expectNoViolations(dialog);
  });
});

it('has a message to copy for a supplier that takes no readings by call [METER-14]', async () => {
  const reading = aReading({
    meter: 'gas',
    values: [{ rate: 'single', value: '03812' }],
    serialNumber: 'G4A00527141821',
    delivery: { state: 'byMessage', recipient: 'Fernway', at: null },
  });
  const [, gas] = aMeterDay().meters;
  const { user } = renderMeterDay({ day: aMeterDay({ meters: [aMeter({ ...gas, reading })] }) });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /^Gas meter reading\nAddress: 14 Castle Road, Bedford, MK40 2QT\nMeter serial number: G4A00527141821\nReading on 27.Nov.2026: 03812\nYour reference: TH-48214$/,
  );
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

it('saves the handover sheet of the readings that are sent [METER-15]', async () => {
  const { user, runtime } = renderMeterDay({
    day: aMeterDay({ meters: [aMeter({ reading: aReading() }), aMeter({ meter: 'gas' })] }),
  });
  runtime.answer(meterDayEndpoints.handoverSheet, () => Promise.reject<Blob>(new ApiError(networkProblem)));
  expect(await screen.findByText('1 of 2 meters so far. You can make it again later.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('offers another attempt if the meters do not load and the device has none', async () => {
  const { user, runtime } = renderMeterDay({
    prepare: (given) =>
      given.answer(meterDayEndpoints.meterDay, () => Promise.reject(new ApiError(problem('UNEXPECTED')))),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerMeterDay(runtime);
  await user.click(retry);
  expect(await card('Electricity')).toBeVisible();
});

describe('the service worker and the manifest', () => {
  const register = jest.fn(async () => undefined);
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
    window.history.replaceState(null, '', '/oakwood/12/enrolment/meter-day');
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    window.history.replaceState(null, '', '/');
    register.mockClear();
  });
  const manifest = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.getAttribute('href') ?? null;

  it('belong to this page of the brand, and leave with it [METER-16] [METER-18]', async () => {
    const { unmount } = renderMeterDay();
    await card('Gas');
    const page = '/oakwood/12/enrolment/meter-day';
    expect(register.mock.calls).toEqual([[`${page}/worker.js`, { scope: page }]]);
    expect(manifest()).toBe(`${page}/manifest.webmanifest`);
    unmount();
    expect(manifest()).toBeNull();
  });

  it.each([
    ['in frames', { context: 'embedded' }],
    ['for agents', { portal: 'telephony' }],
  ] as const)('are absent %s [METER-16]', async (_place, options) => {
    renderMeterDay(options);
    await card('Gas');
    expect(register).not.toHaveBeenCalled();
    expect(manifest()).toBeNull();
  });
});
