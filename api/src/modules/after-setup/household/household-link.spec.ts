import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { linkHash, linkTokenOf, linksWorkUntil, newLinkToken, requireInviting } from './household-link.js';

describe('the token of a share link', () => {
  const enrolmentId = '5a3d00000000000000000101';
  const token = newLinkToken(new KeyedHash('first secret'), enrolmentId, 'seed');
  const stored = { seed: 'seed', tokenHash: linkHash(token) };

  it('differs by secret, enrolment and seed', () => {
    const others = [
      newLinkToken(new KeyedHash('another secret'), enrolmentId, 'seed'),
      newLinkToken(new KeyedHash('first secret'), '5a3d00000000000000000102', 'seed'),
      newLinkToken(new KeyedHash('first secret'), enrolmentId, 'another seed'),
    ];
    expect(new Set([token, ...others]).size).toBe(4);
  });

  it('is shown again, also after the secret has changed once', () => {
    expect(linkTokenOf(new KeyedHash('first secret'), enrolmentId, stored)).toBe(token);
    expect(linkTokenOf(new KeyedHash('second secret', 'first secret'), enrolmentId, stored)).toBe(token);
  });

  it('is gone after a second change of the secret', () => {
    expect(linkTokenOf(new KeyedHash('third secret', 'second secret'), enrolmentId, stored)).toBeNull();
  });
});

describe('the last day of a link', () => {
  it.each([
    ['2026-11-27', '2026-12-27'],
    ['2027-01-31', '2027-03-02'],
  ])('of a move on %s is %s [ROOM-03]', (moveInDate, until) => {
    expect(linksWorkUntil(moveInDate)).toBe(until);
  });

  it('ends inviting on the day after [ROOM-03]', () => {
    expect(requireInviting('2026-11-27', '2026-12-27')).toBe('2026-12-27');
    expect(() => requireInviting('2026-11-27', '2026-12-28')).toThrow('INVITING_ENDED');
    expect(() => requireInviting(null, '2026-12-28')).toThrow('MOVE_IN_DATE_MISSING');
  });
});
