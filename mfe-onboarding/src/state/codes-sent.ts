import { channels, type Channel, type RuntimeContract } from '@home-move/contract';
import { readDraft, saveDraft } from '@home-move/ui';
import * as z from 'zod/mini';

type Storage = RuntimeContract['storage'];

const sent = z.object({ to: z.string(), at: z.number() });
const schema = z.object({ channel: z.enum(channels), email: z.optional(sent), sms: z.optional(sent) });

/** Where codes were sent, and when (in ms), so that a reload sends none again. Never holds a code. */
export type CodesSent = z.infer<typeof schema>;

/** Null when nothing valid is stored. */
export function readCodesSent(storage: Storage): CodesSent | null {
  const stored = schema.safeParse(readDraft(storage, 'codesSent'));
  return stored.success ? stored.data : null;
}

export function saveCodeSent(storage: Storage, channel: Channel, to: string, at: number): void {
  saveDraft(storage, 'codesSent', { ...readCodesSent(storage), channel, [channel]: { to, at } });
}
