import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { openPayingAccount, sealKnownDetails, type KnownBankDetails } from './known-bank-details.js';

const id = '665f1c2a9b1e8a0012345678';
const encryption = new FieldEncryption('1', Buffer.alloc(32, 1));
const account = { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' };

/** The account as earlier versions stored it with accepted energy: without its payment day. */
const bank = encryption.seal(JSON.stringify(account), `bank:${id}`);
const openNextTo = (known: KnownBankDetails | null) => {
  const bankDetails = known && sealKnownDetails(encryption, id, known);
  return openPayingAccount(encryption, { id, bankDetails }, { bank });
};

describe('the paying account that an earlier version stored', () => {
  it('has the payment day of the known details, and stays hidden if the customer entered them in private', () => {
    expect(openNextTo({ ...account, preferredDay: 15, enteredPrivately: true })).toEqual({
      accountName: 'S Hartley',
      accountNumber: '66374958',
      sortCode: '089999',
      preferredDay: 15,
      enteredPrivately: true,
    });
  });

  it.each<[string, KnownBankDetails | null]>([
    ['another account number', { ...account, accountNumber: '66374959', preferredDay: 15 }],
    ['another sort code', { ...account, sortCode: '107999', preferredDay: 15 }],
    ['nothing', null],
  ])('has no payment day if %s is known by now', (_, known) => {
    expect(openNextTo(known)).toEqual({
      accountName: 'S Hartley',
      accountNumber: '66374958',
      sortCode: '089999',
      preferredDay: null,
    });
  });
});
