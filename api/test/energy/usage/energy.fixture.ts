import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** The calls of the usage page. */
export const energyCalls = (api: () => BootedApp) => ({
  check: ({ token }: Mover) => api().call(energyEndpoints.checkSupply, {}, { token }),
  journey: ({ token }: Mover) => api().call(energyEndpoints.journey, {}, { token }),
  save: ({ token }: Mover, body: object) => api().call(energyEndpoints.saveUsage, { body: body as never }, { token }),
  mine: async ({ token }: Mover) => (await api().call(enrolmentEndpoints.mine, {}, { token })).body,
});

/** A mover to a home that was entered manually, so the register's meters are unknown. */
export async function aMoverAtManualAddress(api: BootedApp, postcode: string): Promise<Mover> {
  const mover = await aMover(api);
  const body = { houseNameOrNumber: '3', addressLine1: 'River Walk', addressLine2: '', town: 'Truro', postcode };
  await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: mover.token });
  return mover;
}
