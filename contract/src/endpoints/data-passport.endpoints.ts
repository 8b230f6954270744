import type { DataPassport, PassportExistence, PassportFiles, PassportQuery } from '../data-passport/data-passport';
import type { Disclosure } from '../data-passport/disclosure';
import type { ErasurePreview } from '../data-passport/erasure';
import type { NewPurposeObjection, PurposeObjection } from '../data-passport/objection';
import { endpoint, type NoInput } from './endpoint';

/** The record of the personal data that third parties have received about a mover. */
export const dataPassportEndpoints = {
  /** CONTACT_UNVERIFIED until the mover has proven a contact. NOT_FOUND for `from` of another enrolment. [PASS-16] */
  read: endpoint<{ query?: PassportQuery }, DataPassport>({
    method: 'GET',
    path: '/enrolment/data-passport',
    roles: ['enrolment', 'customer'],
  }),
  /** How many entries there are, and nothing else. [PASS-16] */
  count: endpoint<NoInput, PassportExistence>({
    method: 'GET',
    path: '/enrolment/data-passport/count',
    roles: ['agent'],
  }),
  /** Ends messages for a purpose. Idempotent. CONTACT_UNVERIFIED until the mover has proven a contact. [PASS-10] */
  object: endpoint<{ body: NewPurposeObjection }, PurposeObjection>({
    method: 'POST',
    path: '/enrolment/data-passport/objections',
    roles: ['enrolment', 'customer'],
  }),
  /**
   * Withdraws the consent that an entry is based on, for its purpose and organisation, and returns the entry. Idempotent. VALIDATION for
   * an entry on another basis. CONTACT_UNVERIFIED until the mover has proven a contact. NOT_FOUND for an unknown entry. [PASS-09]
   */
  withdraw: endpoint<{ params: { id: string } }, Disclosure>({
    method: 'POST',
    path: '/enrolment/data-passport/entries/:id/withdraw',
    roles: ['enrolment', 'customer'],
  }),
  /**
   * Sends an entry that was not delivered again, once. Returns the entry, with the state of its repetition: nothing is sent if that is not
   * possible, or was requested before. CONTACT_UNVERIFIED until the mover has proven a contact. NOT_FOUND for an unknown entry. [PASS-13]
   */
  resend: endpoint<{ params: { id: string } }, Disclosure>({
    method: 'POST',
    path: '/enrolment/data-passport/entries/:id/resend',
    roles: ['enrolment', 'customer'],
  }),
  /**
   * The sizes of the files with the passport and all data that is held. CONTACT_UNVERIFIED until the mover has proven a contact;
   * TOO_MANY_REQUESTS; UNAVAILABLE if the PDF could not be drawn. [PASS-14]
   */
  files: endpoint<NoInput, PassportFiles>({
    method: 'GET',
    path: '/enrolment/data-passport/files',
    roles: ['enrolment', 'customer'],
  }),
  /** The passport and all data to read. Fails like `files`. [PASS-14] */
  pdf: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/data-passport/files/pdf',
    roles: ['enrolment', 'customer'],
    media: 'application/pdf',
  }),
  /** The passport and all data for another service. CONTACT_UNVERIFIED until the mover has proven a contact. [PASS-14] */
  json: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/data-passport/files/json',
    roles: ['enrolment', 'customer'],
    media: 'application/json',
  }),
  /** What an erasure leaves, and which orders it does not cancel. CONTACT_UNVERIFIED until the mover has proven a contact. [PASS-15] */
  erasure: endpoint<NoInput, ErasurePreview>({
    method: 'GET',
    path: '/enrolment/data-privacy/erasure',
    roles: ['enrolment', 'customer'],
  }),
  /**
   * Erases the mover's data, and ends every session. CONTACT_UNVERIFIED until the mover has proven a contact; THIRD_PARTY while the
   * outcome of an order or of a cancellation is unknown. [PASS-15]
   */
  erase: endpoint<NoInput, void>({
    method: 'POST',
    path: '/enrolment/data-privacy/erase',
    roles: ['enrolment', 'customer'],
    success: 204,
  }),
};
