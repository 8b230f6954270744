import { createHash, randomBytes } from 'node:crypto';
import {
  meterDayEndpoints,
  readingBytes,
  type MeterDay,
  type MeterOfHome,
  type MeterReadingForm,
} from '@home-move/contract';
import { aJpeg } from '@home-move/contract/testing';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

export type Caller = Pick<Mover, 'token'>;

/** A photo as devices send it. */
export const photo = Buffer.from(aJpeg()).toString('base64');

export const aReadingId = (): string => randomBytes(16).toString('hex');

/** The body of a reading of the electricity meter of the home at MK40 2QT, with the hash of its content unless it is given. */
export function aForm(api: BootedApp, changes: Partial<MeterReadingForm> = {}): MeterReadingForm {
  const now = api.clock.now().toISOString();
  const form = {
    home: '14 Castle Road, Bedford, MK40 2QT',
    meter: 'electricity',
    values: [{ rate: 'single', value: '48217' }],
    serialNumber: 'Z18N 402913',
    photo,
    takenAt: now,
    sentAt: now,
    sequence: 1,
    replaces: null,
    hash: '',
    ...changes,
  } satisfies MeterReadingForm;
  return changes.hash === undefined ? { ...form, hash: hashOf(form) } : form;
}

export const hashOf = (form: MeterReadingForm): string =>
  createHash('sha256')
    .update(readingBytes(form, Buffer.from(form.photo ?? '', 'base64')))
    .digest('hex');

export const send = (api: BootedApp, { token }: Caller, id: string, body: MeterReadingForm) =>
  api.call(meterDayEndpoints.saveReading, { params: { id }, body }, { token });

/** Sends a reading under a new id. */
export const sendReading = (api: BootedApp, mover: Caller, changes: Partial<MeterReadingForm> = {}) =>
  send(api, mover, aReadingId(), aForm(api, changes));

export async function meterDayOf(api: BootedApp, { token }: Caller): Promise<MeterDay> {
  return (await api.call(meterDayEndpoints.meterDay, {}, { token })).body;
}

export async function meterOf(api: BootedApp, mover: Caller, meter: MeterOfHome['meter']): Promise<MeterOfHome> {
  const found = (await meterDayOf(api, mover)).meters.find((each) => each.meter === meter);
  if (!found) throw new Error(`no meter for ${meter}`);
  return found;
}

/** The readings that suppliers have received, oldest first. */
export async function suppliedReadings(api: BootedApp, reference: string): Promise<readonly object[]> {
  const all = (await (await fetch(`${api.sandbox.origin}/meter-reads`)).json()) as {
    readonly application_ref: string;
    readonly body: object;
  }[];
  return all.filter(({ application_ref }) => application_ref === reference).map(({ body }) => body);
}
