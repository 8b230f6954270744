import type { MoveDocuments } from '../order/move-document';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The documents of a move, to download. [ORDER-70 to ORDER-74] */
export const documentEndpoints = {
  documents: endpoint<NoInput, MoveDocuments>({
    method: 'GET',
    path: '/enrolment/documents',
    roles: enrolmentRoles,
  }),
  /** NOT_FOUND for a document of another enrolment, and for one that is not stored. */
  document: endpoint<{ params: { id: string } }, Blob>({
    method: 'GET',
    path: '/enrolment/documents/:id',
    roles: enrolmentRoles,
    media: 'application/pdf',
  }),
  /** Every document that is ready, and the move plan of today. [ORDER-72] */
  archive: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/documents.zip',
    roles: enrolmentRoles,
    media: 'application/zip',
  }),
};
