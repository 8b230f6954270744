import type { MeterDay, MeterReadingForm } from '@home-move/contract';
import { createContext, useContext } from 'react';
import { lockAll, openFor } from './device-access';
import { DeviceStorageError } from './device-database';
import { readEntries, removeAll, removeEntry, removeKind, saveEntry } from './device-entries';
import { removeNote, writeNote } from './device-note';

/** A reading that waits on this device. It does not change until it is sent. */
export interface WaitingReading extends Omit<MeterReadingForm, 'sentAt' | 'sequence'> {
  readonly id: string;
}

/** A waiting reading with the number of its entry, which is higher than the numbers of all earlier entries. */
export interface StoredReading extends WaitingReading {
  readonly sequence: number;
}

/** What the mover has entered of a meter and not saved. */
export interface ReadingDraft {
  readonly meter: MeterReadingForm['meter'];
  readonly values: readonly string[];
  readonly serialNumber: string;
  /** A JPEG as base64; null without one. */
  readonly photo: string | null;
  /** ISO instant by the clock of the device at which the photo was taken; null without one. */
  readonly photoAt: string | null;
}

/** What the page stores on the device for one enrolment. Every function rejects with DeviceStorageError. */
export interface MeterDevice {
  /** Opens the entries of this enrolment until tomorrow, and locks the entries of other movers. */
  readonly unlock: () => Promise<void>;
  /** The meters as last loaded; null before that. */
  readonly meters: () => Promise<MeterDay | null>;
  readonly saveMeters: (meters: MeterDay) => Promise<void>;
  /** In the order in which they were saved. [METER-09] */
  readonly readings: () => Promise<readonly StoredReading[]>;
  /** Replaces the waiting reading of the same meter. */
  readonly save: (reading: WaitingReading) => Promise<void>;
  /** Changes what a waiting reading replaces, and keeps its place. A reading that is gone stays so. */
  readonly change: (reading: Pick<WaitingReading, 'id' | 'replaces'>) => Promise<void>;
  /** Removes this reading, and not one that has replaced it. */
  readonly remove: (reading: Pick<WaitingReading, 'id'>) => Promise<void>;
  readonly drafts: () => Promise<readonly ReadingDraft[]>;
  readonly saveDraft: (draft: ReadingDraft) => Promise<void>;
  readonly removeDraft: (draft: Pick<ReadingDraft, 'meter'>) => Promise<void>;
  /** Removes the drafts, and locks the other entries until the next log-in. `unlock` and `note` have no effect afterwards. */
  readonly lock: () => Promise<void>;
  /** Notes how many readings are not sent, for the log-out. */
  readonly note: (unsent: number) => void;
  /** Removes everything of this enrolment. Nothing can be stored afterwards. */
  readonly clear: () => Promise<void>;
  /** SHA-256 in hex. */
  readonly hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** ISO instant by the clock of the device, which may be wrong. [METER-06, METER-12] */
  readonly now: () => string;
  /** Runs `act` after any other tab that runs it. */
  readonly alone: (act: () => Promise<void>) => Promise<void>;
}

/** Without Web Locks a repeated request stores nothing twice, because the server knows the id. */
async function alone(enrolment: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(`hm.meter-day.${enrolment}`, act);
}

/** The storage of this device for an enrolment. */
export function createMeterDevice(enrolment: string): MeterDevice {
  const readings = async () =>
    (await readEntries<WaitingReading>(enrolment, 'reading')).map(({ order, values }) => ({
      ...values,
      sequence: order,
    }));
  /** The mover leaves: a response that is on its way must neither open nor store anything. [METER-13] */
  let isLocked = false;
  let isCleared = false;
  const write = async (act: () => Promise<void>) => {
    if (isCleared) throw new DeviceStorageError('Everything was removed');
    await act();
    if (isCleared) await removeAll(enrolment);
  };
  const find = async (id: string) => (await readings()).find((reading) => reading.id === id);
  return {
    async unlock() {
      if (isLocked) return;
      await openFor(enrolment, Date.now());
      if (isLocked) await lockAll();
    },
    meters: async () => (await readEntries<MeterDay>(enrolment, 'page')).at(0)?.values ?? null,
    saveMeters: (meters) => write(() => saveEntry(enrolment, 'page', 'meters', meters)),
    readings,
    save: (reading) => write(() => saveEntry(enrolment, 'reading', reading.meter, reading)),
    async change({ id, replaces }) {
      const stored = await find(id);
      if (!stored) return;
      const { sequence, ...reading } = stored;
      await write(() => saveEntry(enrolment, 'reading', reading.meter, { ...reading, replaces }, sequence));
    },
    async remove({ id }) {
      const stored = await find(id);
      if (stored) await removeEntry(enrolment, 'reading', stored.meter, stored.sequence);
    },
    drafts: async () => (await readEntries<ReadingDraft>(enrolment, 'draft')).map(({ values }) => values),
    async saveDraft(draft) {
      if (isLocked) throw new DeviceStorageError('The mover has logged out');
      await write(() => saveEntry(enrolment, 'draft', draft.meter, draft));
    },
    removeDraft: ({ meter }) => removeEntry(enrolment, 'draft', meter),
    async lock() {
      isLocked = true;
      removeNote();
      await lockAll();
      await removeKind(enrolment, 'draft');
    },
    note(unsent) {
      if (!isLocked) writeNote(enrolment, unsent);
    },
    async clear() {
      isLocked = true;
      isCleared = true;
      removeNote();
      await removeAll(enrolment);
    },
    hash: sha256,
    now: () => new Date().toISOString(),
    alone: (act) => alone(enrolment, act),
  };
}

/** Creates the storage of an enrolment; page tests provide one in memory. */
export const MeterDevices = createContext<(enrolment: string) => MeterDevice>(createMeterDevice);

export const useMeterDevices = () => useContext(MeterDevices);

/** SHA-256 of bytes in hex. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
