import {
  meterDayEndpoints,
  problemOf,
  type MeterReading,
  type Problem,
  type RuntimeContract,
} from '@home-move/contract';
import type { MeterDevice, StoredReading } from '../device/meter-device';

/** How an attempt to send a reading ended. */
export type SendResult =
  | { readonly kind: 'sent'; readonly reading: MeterReading }
  /** Another device has sent a reading of this meter. [METER-10] */
  | { readonly kind: 'conflict' }
  /** The server does not take it as it is. */
  | { readonly kind: 'rejected'; readonly problem: Problem }
  /** No signal, or no answer of the server. Everything after it waits too. */
  | { readonly kind: 'waits' };

/** These pass without a change of the reading. */
const isTemporary = ({ status }: Problem) =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

/** Sends a reading under its id, so that a repeated request stores nothing twice. [METER-09] */
export async function sendReading(
  http: RuntimeContract['http'],
  { now }: Pick<MeterDevice, 'now'>,
  { id, ...reading }: StoredReading,
): Promise<SendResult> {
  try {
    const body = { ...reading, sentAt: now() };
    return { kind: 'sent', reading: await http.send(meterDayEndpoints.saveReading, { params: { id }, body }) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'READING_EXISTS') return { kind: 'conflict' };
    return isTemporary(problem) ? { kind: 'waits' } : { kind: 'rejected', problem };
  }
}

interface WaitingReadings {
  readonly http: RuntimeContract['http'];
  readonly device: MeterDevice;
  /** Whether a reading needs a decision of the mover first. */
  readonly isHeld: (reading: StoredReading) => boolean;
  /** Called after the device has removed a reading that is sent, and for one that needs the mover. */
  readonly onResult: (reading: StoredReading, result: SendResult) => Promise<void>;
}

/** Removes a reading that is sent. A correction that the mover has saved meanwhile stays, and replaces it on the server too. */
async function removeSent(device: MeterDevice, { id, meter }: StoredReading): Promise<void> {
  await device.remove({ id });
  const correction = (await device.readings()).find((reading) => reading.meter === meter);
  if (correction) await device.change({ ...correction, replaces: id });
}

/**
 * Sends the waiting readings, one after another, in the order in which they were saved. The device is read again before each, because the
 * mover may correct one meanwhile. Only one tab sends at a time, and another sends the rest afterwards. Stops at the first that has to
 * wait. [METER-09]
 */
export async function sendWaiting({ http, device, isHeld, onResult }: WaitingReadings): Promise<void> {
  await device.alone(async () => {
    const attempts = new Set<string>();
    const attemptOf = ({ id, replaces }: StoredReading) => `${id} ${replaces}`;
    const next = async () =>
      (await device.readings()).find((reading) => !attempts.has(attemptOf(reading)) && !isHeld(reading));
    // The order is part of the requirement.
    /* oxlint-disable no-await-in-loop */
    for (let reading = await next(); reading; reading = await next()) {
      attempts.add(attemptOf(reading));
      const result = await sendReading(http, device, reading);
      if (result.kind === 'waits') return;
      if (result.kind === 'sent') await removeSent(device, reading);
      await onResult(reading, result);
    }
    /* oxlint-enable no-await-in-loop */
  });
}
