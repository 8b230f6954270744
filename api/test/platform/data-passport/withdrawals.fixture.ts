import {
  dataPassportEndpoints,
  type DisclosurePurpose,
  entertainmentEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { aChooser, select } from '../../broadband/entertainment/chooser.builder.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { allEntries } from './passport.fixture.js';

/** Movers who can withdraw a consent, and what becomes of it. */
export const withdrawalCalls = (api: () => BootedApp) => {
  const prove = async <Proven extends Mover>(mover: Proven): Promise<Proven> => {
    await updateStored(api(), mover.id, { emailAddressVerified: true });
    return mover;
  };
  return {
    prove,
    /** A mover who was referred to a provider's own site, after consenting to it. */
    aReferredMover: async () => {
      const mover = await aChooser(api());
      const query = { serviceType: '4', sendEmail: 'false' } as const;
      await api().call(entertainmentEndpoints.womConsent, { query }, { token: mover.token });
      expect((await select(api(), mover, 'wm-81202')).status).toBe(200);
      return prove(mover);
    },
    withdraw: ({ token }: Pick<Mover, 'token'>, id: string) =>
      api().call(dataPassportEndpoints.withdraw, { params: { id } }, { token }),
    /** The id of the oldest entry for a purpose, and to a recipient if one is given. */
    entryOf: async (mover: Mover, purpose: DisclosurePurpose, recipient?: string): Promise<string> => {
      const entry = (await allEntries(api(), mover)).find(
        (each) => each.purpose === purpose && (recipient === undefined || each.recipient.id === recipient),
      );
      if (!entry) throw new Error(`no entry for ${purpose}`);
      return entry.id;
    },
    /** The number of withdrawals. */
    stored: ({ id }: Mover) => api().database.collection('consent_withdrawals').countDocuments({ enrolmentId: id }),
    /** The withdrawals in the history. */
    withdrawnTypes: async ({ id }: Mover) =>
      (await api().call(telephonyEndpoints.history, {}, { token: await api().tokenFor(id, 'agent') })).body.filter(
        ({ type }) => type === 'consent-withdrawn',
      ),
  };
};
