import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import { isOpenToPartner } from './partner-opening.js';

const at = new Date('2026-11-20T10:00:00Z');
const invited = { enrolmentType: 'Lettings' } as const;

describe('a code of a partner', () => {
  it.each(['Lettings', 'Social', 'DoorToDoor', 'Telesales'] as const)(
    'opens an enrolment of the type %s whose contacts no one has proven',
    (enrolmentType) => {
      const contacts = { emailAddress: 'sam.hartley@example.test', contactNumber: '07700900101' };
      expect(isOpenToPartner(anEnrolmentRecord({ enrolmentType, ...contacts }))).toBe(true);
    },
  );

  it.each([
    ['that a mover has created', { enrolmentType: 'Direct' }],
    ['whose mover has proven a contact', { ...invited, ownedAt: at }],
    ['whose link the mover has renewed', { ...invited, firstToken: { keyId: 'key-1', box: 'sealed' } }],
    ['with an email address that the partner sent as verified', { ...invited, emailAddressVerified: true }],
    ['with a mobile number that the partner sent as verified', { ...invited, contactNumberVerified: true }],
    ['that is locked', { ...invited, lockedAt: at }],
    ['that is finished', { ...invited, closedAt: at }],
    ['whose mover was forgotten', { ...invited, forgottenAt: at }],
  ] as const)('opens no enrolment %s', (_, fields) => {
    expect(isOpenToPartner(anEnrolmentRecord(fields))).toBe(false);
  });
});
