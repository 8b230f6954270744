import { enrolmentEndpoints } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { anOrderedMove, changeTo, supplierDays } from '../../move/move-date/move-date.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { allEntries } from './passport.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'silent' });
});
beforeEach(() => api.clock.at('2026-11-20T10:42:00Z'));
afterAll(() => api.close());

const requests = async (text: string) =>
  (await (await fetch(`${api.sandbox.origin}/received?with=${encodeURIComponent(text)}`)).json()) as readonly unknown[];

describe('a correction after orders', () => {
  it('of the move-in date reaches each supplier, and has an entry for each [PASS-11]', async () => {
    const mover = await anOrderedMove(api);
    await updateStored(api, mover.id, { emailAddressVerified: true });
    const before = (await allEntries(api, mover)).length;
    expect((await changeTo(api, mover, '2026-12-10')).status).toBe(200);
    const { references, days } = await supplierDays(api, mover);
    const added = (await allEntries(api, mover)).slice(before);
    expect(
      added.map(({ recipient, purpose, reference, result }) => [recipient.id, purpose, reference, result]),
    ).toEqual(
      expect.arrayContaining([
        ['quotes', 'startDateChange', references.energy, 'delivered'],
        ['broadband-ht', 'startDateChange', references.broadband, 'delivered'],
      ]),
    );
    expect(added.filter(({ purpose }) => purpose === 'startDateChange').map(({ kinds }) => kinds)).toEqual([
      ['startDate'],
      ['startDate'],
    ]);
    for (const day of days) expect(day >= '2026-12-10').toBe(true);
  });

  it('of a contact is stored, and sent to no one who has no call for it [PASS-11]', async () => {
    const mover = await anOrderedMove(api);
    const emailAddress = `corrected-${mover.id}@example.test`;
    const contact = { contactNumber: '07700900101', emailAddress };
    const { status } = await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, { token: mover.token });
    expect(status).toBe(200);
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    expect(body.emailAddress).toBe(emailAddress);
    expect(await requests(emailAddress)).toEqual([]);
  });
});
