import { ApiError, meterDayEndpoints, networkProblem, type MeterDay, type MeterReading } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeterDevices } from '../meter-day/device/meter-device';
import { MeterDayPage } from '../meter-day/meter-day.page';
import { answerMeterDay, createTestDevice, type TestDevice } from './meter-device';

/** The answer to a reading without a signal. */
export const offline = () => Promise.reject<MeterReading>(new ApiError(networkProblem));

const enrolment = anEnrolment({ simpleAddress: '14 Castle Road, Bedford, MK40 2QT', moveInDate: '2026-11-27' });

export interface RenderOptions {
  readonly device?: TestDevice;
  readonly day?: MeterDay;
  readonly portal?: 'tenant' | 'telephony';
  readonly context?: 'hosted' | 'embedded';
  readonly prepare?: (runtime: TestRuntime) => void;
}

/** Renders meter day on a device, with a server that stores readings. */
export function renderMeterDay({
  device = createTestDevice(),
  day,
  portal = 'tenant',
  context = 'hosted',
  prepare,
}: RenderOptions = {}) {
  const runtime = createTestRuntime({ enrolment, portal, context, now: '2026-11-27T09:50:00Z' });
  const received = answerMeterDay(runtime, day);
  prepare?.(runtime);
  const page = (
    <MeterDevices value={() => device}>
      <MeterDayPage enrolment={enrolment} />
    </MeterDevices>
  );
  return { ...renderWithRuntime(page, runtime), device, received, user: userEvent.setup() };
}

export const card = (name: string) => screen.findByRole('article', { name });
export const inCard = async (name: string) => within(await card(name));
export const tally = async () => (await screen.findByText(/meters? read$/)).parentElement?.textContent;
export const reconnect = () => act(() => void window.dispatchEvent(new Event('online')));

/** The inputs of the calls that send readings. */
export const sentBodies = (calls: readonly { readonly path: string; readonly input: object }[]) =>
  calls.flatMap(({ path, input }) => (path === meterDayEndpoints.saveReading.path ? [input] : []));

export async function enter(user: ReturnType<typeof userEvent.setup>, name: string, value: string) {
  const box = await (await inCard(name)).findByRole('textbox', { name: 'Reading' });
  await user.clear(box);
  await user.type(box, value);
}

/** A promise with its resolution. */
export function aSignal() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive };
}
