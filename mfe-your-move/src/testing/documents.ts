import { documentEndpoints, type MoveDocument } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';

/** A stored contract summary; name what matters. */
export const aDocument = (overrides: Partial<MoveDocument> = {}): MoveDocument => ({
  id: '3d927677a12c410f2f80b79c6a003cc5',
  kind: 'contractSummary',
  title: 'Contract summary, Larkfield Fix 12',
  fileName: 'contract-summary-larkfield-energy.pdf',
  reference: 'TH-9K2M4X7P',
  provider: 'Larkfield Energy',
  state: 'ready',
  bytes: 84_212,
  day: '2026-11-18',
  ...overrides,
});

/** The documents of an energy order, and the move plan. */
export const someDocuments: readonly MoveDocument[] = [
  aDocument(),
  aDocument({
    id: 'f88d7b3fbe51992e90c6f1892dc56c5f',
    kind: 'contractInformation',
    title: 'Contract information, Larkfield Fix 12',
    fileName: 'contract-information-larkfield-energy.pdf',
    bytes: 211_700,
  }),
  aDocument({
    id: '7c24a59c321da3e30909a775ddf998a5',
    kind: 'directDebit',
    title: 'Direct Debit confirmation, Larkfield Energy',
    fileName: 'direct-debit-larkfield-energy.pdf',
    bytes: 61_000,
  }),
  aDocument({
    id: '0894e12984789516ec4cb63c66d4b23a',
    kind: 'cancellationForm',
    title: 'Cancellation form, Larkfield Energy',
    fileName: 'cancellation-form-larkfield-energy.pdf',
    bytes: 39_800,
  }),
  aDocument({
    id: 'move-plan',
    kind: 'movePlan',
    title: 'Your move plan',
    fileName: 'move-plan.pdf',
    reference: null,
    provider: null,
    bytes: 95_400,
    day: '2026-11-20',
  }),
];

/** Sets the documents that the API lists. */
export function answerDocuments(runtime: TestRuntime, documents: readonly MoveDocument[]): void {
  runtime.answer(documentEndpoints.documents, () => ({ documents }));
}
