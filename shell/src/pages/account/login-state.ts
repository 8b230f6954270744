import type { Channel, RuntimeContract } from '@home-move/contract';

type Storage = RuntimeContract['storage'];

/** The request of a login code; never the code itself. */
export interface LoginState {
  readonly channel: Channel;
  /** Empty after a switch of the channel, until a contact is typed. */
  readonly contact: string;
  /** When the last code was requested, in ms; null before. */
  readonly sentAt: number | null;
}

const isChannel = (value: unknown): value is Channel => value === 'email' || value === 'sms';

function drafts(storage: Storage): Readonly<Record<string, unknown>> {
  const stored = storage.get('onboarding');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Null when nothing valid is stored. */
export function readLogin(storage: Storage): LoginState | null {
  const { login } = drafts(storage);
  if (typeof login !== 'object' || login === null) return null;
  const { channel, contact, sentAt } = login as Readonly<Record<string, unknown>>;
  if (!isChannel(channel) || typeof contact !== 'string') return null;
  return { channel, contact, sentAt: typeof sentAt === 'number' ? sentAt : null };
}

/** Stored alongside the onboarding journey's drafts, under the same key. */
export function saveLogin(storage: Storage, login: LoginState): void {
  storage.set('onboarding', { ...drafts(storage), login });
}

export function clearLogin(storage: Storage): void {
  const { login: _forgotten, ...rest } = drafts(storage);
  storage.set('onboarding', rest);
}
