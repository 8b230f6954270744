import { dataPassportEndpoints, type Disclosure, type PassportFilter } from '@home-move/contract';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** A page of the passport. */
export const readPassport = (
  api: BootedApp,
  { token }: Pick<Mover, 'token'>,
  query: { from?: string; only?: PassportFilter } = {},
) => api.call(dataPassportEndpoints.read, { query }, { token });

/** Every entry, oldest first. */
export async function allEntries(api: BootedApp, mover: Pick<Mover, 'token'>): Promise<readonly Disclosure[]> {
  const entries: Disclosure[] = [];
  for (let from: string | null | undefined; from !== null;) {
    const { status, body } = await readPassport(api, mover, from === undefined ? {} : { from });
    expect(status).toBe(200);
    entries.push(...body.entries);
    from = body.next;
  }
  return entries.toReversed();
}
