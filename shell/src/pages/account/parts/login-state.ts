import type { Channel, RuntimeContract } from '@home-move/contract';

type Storage = RuntimeContract['storage'];

/** How a login code was asked for; never the code. */
export interface LoginState {
  readonly channel: Channel;
  /** Empty while the other channel was chosen and nothing was typed. */
  readonly contact: string;
  /** When the last code was asked for, in ms; null before. */
  readonly sentAt: number | null;
}

const isChannel = (value: unknown): value is Channel => value === 'email' || value === 'sms';

function parts(storage: Storage): Readonly<Record<string, unknown>> {
  const stored = storage.get('onboarding');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** What was kept; null where nothing is, or something else is. */
export function readLogin(storage: Storage): LoginState | null {
  const { login } = parts(storage);
  if (typeof login !== 'object' || login === null) return null;
  const { channel, contact, sentAt } = login as Readonly<Record<string, unknown>>;
  if (!isChannel(channel) || typeof contact !== 'string') return null;
  return { channel, contact, sentAt: typeof sentAt === 'number' ? sentAt : null };
}

/** Keeps it beside what the onboarding journey keeps under the same key. */
export function saveLogin(storage: Storage, login: LoginState): void {
  storage.set('onboarding', { ...parts(storage), login });
}

export function forgetLogin(storage: Storage): void {
  const { login: _forgotten, ...rest } = parts(storage);
  storage.set('onboarding', rest);
}
