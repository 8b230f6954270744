import { ApiError, type DayMeter, type MeterDay, type MeterReading, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import type { MeterDevice, ReadingDraft, StoredReading, WaitingReading } from '../device/meter-device';
import type { Meters } from '../meter-day.queries';
import { evictedReadings, storedReadings } from './evicted-readings';
import { sendReading, sendWaiting, type SendResult } from './send-waiting';

/** How often readings are sent again while they wait. */
const RETRY_MS = 20_000;

/**
 * `conflict`: this device stores nothing, and another one has sent a reading of the meter. [METER-10] `lost`: neither this device nor,
 * as far as it knows, the server has the reading. [METER-11]
 */
export type SaveOutcome = 'stored' | 'sent' | 'conflict' | 'lost';

export interface Readings {
  /** Null until this device has been read. */
  readonly waiting: readonly StoredReading[] | null;
  readonly drafts: readonly ReadingDraft[];
  /** Ids of waiting readings that this device has lost, and that only the page still has. [METER-11] */
  readonly unsaved: readonly string[];
  /** Why the server does not take a waiting reading. */
  readonly problems: Partial<Readonly<Record<DayMeter, Problem>>>;
  /** Stores a reading on this device and sends it; without storage it is only sent. Rejects with ApiError if the server rejects that. */
  readonly save: (reading: WaitingReading) => Promise<SaveOutcome>;
  /** Deletes all readings of this enrolment from this device. Nothing is sent or stored afterwards. [METER-13] */
  readonly discard: () => Promise<void>;
  /** Decides between a waiting reading and one that another device has sent. [METER-10] */
  readonly choose: (reading: StoredReading, choice: 'waiting' | 'sent') => Promise<void>;
  /** Returns false if this device stores nothing. */
  readonly saveDraft: (draft: ReadingDraft) => Promise<boolean>;
  readonly removeDraft: (draft: Pick<ReadingDraft, 'meter'>) => Promise<void>;
  /** Sends all waiting readings again, including rejected ones. Returns true if none are waiting afterwards. */
  readonly send: () => Promise<boolean>;
}

/** Whether another device has sent a reading of the same meter, which the mover has not decided to replace. [METER-10] */
export function isInConflict({ id, meter, replaces }: WaitingReading, day: MeterDay | null): boolean {
  const sent = sentReading(day, { meter });
  return sent !== null && sent.id !== id && sent.id !== replaces;
}

const sentReading = (day: MeterDay | null, { meter }: Pick<WaitingReading, 'meter'>): MeterReading | null =>
  day?.meters.find((each) => each.meter === meter)?.reading ?? null;

/** A reading after another one of its meter was sent, which it corrects. */
const afterSent = (reading: StoredReading, { id, meter }: StoredReading): StoredReading =>
  reading.meter === meter && reading.id !== id ? { ...reading, replaces: id } : reading;

const withoutMeter = <Item extends { readonly meter: DayMeter }>(
  items: readonly Item[],
  { meter }: { readonly meter: DayMeter },
) => items.filter((item) => item.meter !== meter);

/**
 * The readings that wait on this device. They are sent when the page opens, when the signal returns, when the mover comes back to the
 * page, and every 20 seconds while some wait, except for readings that the server has rejected. [METER-08, METER-09]
 */
export function useReadings(device: MeterDevice, { data, reload, accept }: Meters): Readings {
  const { http, session } = useRuntime();
  const [waiting, setWaiting] = useState<readonly StoredReading[] | null>(null);
  const [drafts, setDrafts] = useState<readonly ReadingDraft[]>([]);
  const [problems, setProblems] = useState<Readings['problems']>({});
  const running = useRef<Promise<void> | null>(null);
  const day = useRef(data);
  useEffect(() => {
    day.current = data;
  }, [data]);

  /** The readings on screen, also the ones that the device has lost. */
  const shown = useRef<readonly StoredReading[]>([]);
  const [unsaved, setUnsaved] = useState<readonly StoredReading[]>([]);
  /** Ids of the readings that this page has shown or saved: the mover has no choice to make between them. */
  const own = useRef(new Set<string>());
  /** Whether the page is gone, or the mover has deleted the readings: a running attempt to send must not bring them back. [METER-13] */
  const ended = useRef(false);
  const show = (readings: readonly StoredReading[]) => {
    if (ended.current) return;
    shown.current = readings;
    for (const { id } of readings) own.current.add(id);
    setWaiting(readings);
  };
  const forget = ({ id }: Pick<WaitingReading, 'id'>) => {
    shown.current = shown.current.filter((reading) => reading.id !== id);
  };
  /** The id of the stored reading that one of the same meter replaces. */
  const replacedBy = (reading: WaitingReading, latest: MeterDay | null) => {
    const sent = sentReading(latest, reading);
    return sent && own.current.has(sent.id) ? sent.id : reading.replaces;
  };
  const read = async () => {
    const isShown = ({ id }: StoredReading) => !ended.current && shown.current.some((reading) => reading.id === id);
    const lost = await evictedReadings(device, { shown: shown.current, isShown, reload });
    show([...(await storedReadings(device)), ...lost]);
    setUnsaved(lost);
    return lost;
  };

  /** The last change of a draft on the device: the next one waits for it, so that a removed draft stays removed. */
  const drafting = useRef<Promise<unknown>>(Promise.resolve());
  const changeDraft = async (act: () => Promise<void>) => {
    const isDone = drafting.current.then(act).then(
      () => true,
      () => false,
    );
    drafting.current = isDone;
    return isDone;
  };
  const removeDraft = async (draft: Pick<ReadingDraft, 'meter'>) => {
    setDrafts((before) => withoutMeter(before, draft));
    await changeDraft(() => device.removeDraft(draft));
  };
  /** Ids of the readings that the server rejects as they are. Only a decision of the mover sends them again. */
  const rejected = useRef(new Set<string>());
  const settle = async (reading: StoredReading, result: SendResult) => {
    const isCorrected = shown.current.some(({ id, meter }) => meter === reading.meter && id !== reading.id);
    const problem = result.kind === 'rejected' && !isCorrected ? result.problem : undefined;
    setProblems((before) => ({ ...before, [reading.meter]: problem }));
    if (result.kind === 'rejected') rejected.current.add(reading.id);
    if (result.kind !== 'sent') return;
    if (!isCorrected) void removeDraft(reading);
    forget(reading);
    shown.current = shown.current.map((each) => afterSent(each, reading));
    setWaiting((before) => before && before.map((each) => afterSent(each, reading)));
    await accept(result.reading).catch(() => undefined);
  };
  /** After a conflict: an earlier reading of this page may have arrived, and only the answer to it was lost. */
  const afterConflict = async (reading: StoredReading) => ({
    ...reading,
    replaces: replacedBy(reading, await reload().catch(() => null)),
  });
  /** Sends a reading that only this page has. */
  const sendFromPage = async (reading: StoredReading) => {
    const result = await sendReading(http, device, reading);
    if (result.kind !== 'conflict') return result;
    const changed = await afterConflict(reading);
    return changed.replaces === reading.replaces ? result : sendReading(http, device, changed);
  };
  const isHeld = (reading: StoredReading) =>
    ended.current || rejected.current.has(reading.id) || isInConflict(reading, day.current);
  const sendAll = async () => {
    try {
      await sendWaiting({
        http,
        device,
        isHeld,
        async onResult(reading, result) {
          if (result.kind === 'conflict') await device.change(await afterConflict(reading));
          void settle(reading, result);
        },
      });
    } catch {
      // Without its storage, this device has nothing to send.
    }
    const lost = ended.current ? [] : await read();
    for (const reading of lost) {
      if (!shown.current.includes(reading) || isHeld(reading)) continue;
      // oxlint-disable-next-line no-await-in-loop
      const result = await sendFromPage(reading);
      if (result.kind === 'waits') break;
      // oxlint-disable-next-line no-await-in-loop
      await settle(reading, result);
    }
    if (lost.length > 0) {
      show(shown.current);
      setUnsaved(lost.filter((reading) => shown.current.includes(reading)));
    }
  };
  const sendUnheld = async () => {
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
    await running.current;
  };
  const send = async () => {
    rejected.current.clear();
    await sendUnheld();
    return shown.current.length === 0 && (await storedReadings(device)).length === 0;
  };

  const latest = useRef({ sendUnheld, show });
  useEffect(() => {
    latest.current = { sendUnheld, show };
  });
  useEffect(() => {
    ended.current = false;
    const wasLoggedIn = session.get().loggedIn;
    const start = () => void latest.current.sendUnheld();
    const startIfVisible = () => document.visibilityState === 'visible' && start();
    void device.drafts().then(setDrafts, () => undefined);
    void storedReadings(device)
      .then((readings) => latest.current.show(readings))
      .then(start);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', startIfVisible);
    return () => {
      ended.current = true;
      // The session may have been ended by the mover, another tab or the server.
      if (wasLoggedIn && !session.get().loggedIn) void device.lock().catch(() => undefined);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', startIfVisible);
    };
  }, [device, session]);
  const hasWaiting =
    waiting !== null && waiting.some((reading) => !isInConflict(reading, data) && !problems[reading.meter]);
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const timer = setInterval(() => void latest.current.sendUnheld(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasWaiting]);

  return {
    waiting,
    drafts,
    unsaved: unsaved.map(({ id }) => id),
    problems,
    send,
    async save(entered) {
      const reading = { ...entered, replaces: replacedBy(entered, day.current) };
      own.current.add(reading.id);
      try {
        await device.save(reading);
      } catch {
        const unstored = { ...reading, sequence: 1 };
        const result = await sendFromPage(unstored);
        if (result.kind === 'rejected') throw new ApiError(result.problem);
        if (result.kind === 'waits') return 'lost';
        // An earlier reading that only this page has must not replace it.
        shown.current = withoutMeter(shown.current, reading);
        if (result.kind === 'sent') await settle(unstored, result);
        show(result.kind === 'sent' ? shown.current : [...shown.current, unstored]);
        await read();
        return result.kind;
      }
      shown.current = withoutMeter(shown.current, reading);
      setProblems((before) => ({ ...before, [reading.meter]: undefined }));
      await removeDraft(reading);
      await read();
      void sendUnheld();
      return 'stored';
    },
    async discard() {
      ended.current = true;
      shown.current = [];
      await device.clear().catch(async (cause: unknown) => {
        if ((await storedReadings(device)).length === 0) return;
        ended.current = false;
        await read();
        throw cause;
      });
    },
    async choose(reading, choice) {
      const sent = sentReading(data, reading);
      if (choice === 'waiting' && sent) {
        const chosen = { ...reading, replaces: sent.id };
        shown.current = shown.current.map((each) => (each.id === reading.id ? chosen : each));
        await device.change(chosen).catch(() => undefined);
      } else {
        forget(reading);
        await device.remove(reading).catch(() => undefined);
      }
      await read();
      await send();
    },
    removeDraft,
    async saveDraft(draft) {
      setDrafts((before) => [...withoutMeter(before, draft), draft]);
      return changeDraft(() => device.saveDraft(draft));
    },
  };
}
