import { ApiError, type DayMeter, type MeterDay, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import type { MeterDevice, ReadingDraft, StoredReading, WaitingReading } from '../device/meter-device';
import type { Meters } from '../meter-day.queries';
import { evictedReadings, storedReadings } from './evicted-readings';
import { sendReading, sendWaiting, type SendResult } from './send-waiting';

/** How often readings are sent again while they wait. */
const RETRY_MS = 20_000;

/** `lost`: neither this device nor the server has the reading. [METER-11] */
export type SaveOutcome = 'stored' | 'sent' | 'lost';

export interface Readings {
  /** Null until this device has been read. */
  readonly waiting: readonly StoredReading[] | null;
  readonly drafts: readonly ReadingDraft[];
  /** Ids of waiting readings that this device has lost, and that only the page still has. [METER-11] */
  readonly unsaved: readonly string[];
  /** Why the server does not take a waiting reading. */
  readonly problems: Partial<Readonly<Record<DayMeter, Problem>>>;
  readonly isSending: boolean;
  /** Stores a reading on this device and sends it; without storage it is only sent. Rejects with ApiError if the server rejects that. */
  readonly save: (reading: WaitingReading) => Promise<SaveOutcome>;
  /** Decides between a waiting reading and one that another device has sent. [METER-10] */
  readonly choose: (reading: StoredReading, choice: 'waiting' | 'sent') => Promise<void>;
  /** Returns false if this device stores nothing. */
  readonly saveDraft: (draft: ReadingDraft) => Promise<boolean>;
  /** Sends again. */
  readonly send: () => Promise<void>;
}

/** Whether another device has sent a reading of the same meter, which the mover has not decided to replace. [METER-10] */
export function isInConflict({ id, meter, replaces }: WaitingReading, day: MeterDay | null): boolean {
  const sent = day?.meters.find((each) => each.meter === meter)?.reading;
  return sent !== null && sent !== undefined && sent.id !== id && sent.id !== replaces;
}

const withoutMeter = <Item extends { readonly meter: DayMeter }>(
  items: readonly Item[],
  { meter }: { readonly meter: DayMeter },
) => items.filter((item) => item.meter !== meter);

/**
 * The readings that wait on this device. They are sent when the page opens, when the signal returns, when the mover comes back to the
 * page, and every 20 seconds while some wait. [METER-08, METER-09]
 */
export function useReadings(device: MeterDevice, { data, reload, accept }: Meters): Readings {
  const { http } = useRuntime();
  const [waiting, setWaiting] = useState<readonly StoredReading[] | null>(null);
  const [drafts, setDrafts] = useState<readonly ReadingDraft[]>([]);
  const [problems, setProblems] = useState<Readings['problems']>({});
  const [isSending, setSending] = useState(false);
  const running = useRef<Promise<void> | null>(null);
  const day = useRef(data);
  useEffect(() => {
    day.current = data;
  }, [data]);

  /** The readings on screen, also the ones that the device has lost. */
  const shown = useRef<readonly StoredReading[]>([]);
  const [unsaved, setUnsaved] = useState<readonly StoredReading[]>([]);
  const show = (readings: readonly StoredReading[]) => {
    shown.current = readings;
    setWaiting(readings);
  };
  const forget = ({ meter }: Pick<WaitingReading, 'meter'>) => {
    shown.current = withoutMeter(shown.current, { meter });
  };
  const read = async () => {
    const lost = await evictedReadings(device, shown.current, await storedReadings(device), reload);
    show([...(await storedReadings(device)), ...lost]);
    setUnsaved(lost);
    return lost;
  };

  const handle = async (reading: WaitingReading, result: SendResult) => {
    if (result.kind === 'sent') {
      forget(reading);
      await accept(result.reading);
    }
    if (result.kind === 'conflict') await reload();
    setProblems((before) => ({
      ...before,
      [reading.meter]: result.kind === 'rejected' ? result.problem : undefined,
    }));
  };
  const sendAll = async () => {
    setSending(true);
    try {
      await sendWaiting({
        http,
        device,
        isHeld: (reading) => isInConflict(reading, day.current),
        onResult: (reading, result) => void handle(reading, result),
      });
    } catch {
      // Without its storage, this device has nothing to send.
    }
    const lost = await read();
    for (const reading of lost) {
      // oxlint-disable-next-line no-await-in-loop
      const result = await sendReading(http, device, reading);
      if (result.kind === 'waits') break;
      // oxlint-disable-next-line no-await-in-loop
      await handle(reading, result);
    }
    if (lost.length > 0) {
      show(shown.current);
      setUnsaved(lost.filter((reading) => shown.current.includes(reading)));
    }
    setSending(false);
  };
  const send = async () => {
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
    await running.current;
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const start = () => void latest.current();
    const startIfVisible = () => document.visibilityState === 'visible' && start();
    void device.drafts().then(setDrafts, () => undefined);
    const stored = storedReadings(device);
    void stored.then((readings) => (shown.current = readings)).then(setWaiting);
    void stored.then(start);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', startIfVisible);
    return () => {
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', startIfVisible);
    };
  }, [device]);
  const hasWaiting = waiting !== null && waiting.some((reading) => !isInConflict(reading, data));
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const timer = setInterval(() => void latest.current(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasWaiting]);

  return {
    waiting,
    drafts,
    unsaved: unsaved.map(({ id }) => id),
    problems,
    isSending,
    send,
    async save(reading) {
      try {
        await device.save(reading);
      } catch {
        const result = await sendReading(http, device, { ...reading, sequence: 1 });
        if (result.kind === 'rejected') throw new ApiError(result.problem);
        if (result.kind !== 'sent') return 'lost';
        await accept(result.reading);
        return 'sent';
      }
      forget(reading);
      setProblems((before) => ({ ...before, [reading.meter]: undefined }));
      setDrafts((before) => withoutMeter(before, reading));
      await device.removeDraft(reading).catch(() => undefined);
      await read();
      void send();
      return 'stored';
    },
    async choose(reading, choice) {
      const sent = data?.meters.find((each) => each.meter === reading.meter)?.reading;
      if (choice === 'waiting' && sent) await device.change({ ...reading, replaces: sent.id });
      else await device.remove(reading);
      forget(reading);
      await read();
      await send();
    },
    async saveDraft(draft) {
      setDrafts((before) => [...withoutMeter(before, draft), draft]);
      return device.saveDraft(draft).then(
        () => true,
        () => false,
      );
    },
  };
}
