import { contractDocumentKinds, type ContractDocumentKind, type MoveDocument } from '@home-move/contract';
import { contractDocumentId, type ListedContractDocument } from '../contracts/contract-document.repository.js';
import { contractTexts } from '../contracts/contract.texts.js';
import type { ListedOrder } from '../orders/order-list.js';

/** The documents that every order has. */
const expectedKinds: readonly ContractDocumentKind[] = ['contractSummary', 'contractInformation'];

/** The documents of an order, or a line for each one that it should have. `isPending`: they are about to be stored. */
export function documentsOfOrder(
  enrolmentId: string,
  { reference, provider, product, orderedOn }: Pick<ListedOrder, 'reference' | 'provider' | 'product' | 'orderedOn'>,
  stored: readonly ListedContractDocument[],
  isPending: boolean,
): readonly MoveDocument[] {
  const own = stored.filter((document) => document.reference === reference);
  if (own.length > 0) {
    return own
      .toSorted((one, other) => contractDocumentKinds.indexOf(one.kind) - contractDocumentKinds.indexOf(other.kind))
      .map(({ name, ...document }) => ({
        ...document,
        fileName: `${name}.pdf`,
        state: document.bytes === null ? 'pending' : 'ready',
      }));
  }
  return expectedKinds.map((kind) => ({
    id: contractDocumentId(enrolmentId, reference, kind),
    kind,
    title: contractTexts.titles[kind](product, provider),
    fileName: `${contractTexts.names[kind]}.pdf`,
    reference,
    provider,
    state: isPending ? 'pending' : 'missing',
    bytes: null,
    day: orderedOn,
  }));
}

/** Numbers file names that occur more than once, so that an archive can hold all files: "a.pdf", "a-2.pdf". */
export function withUniqueNames(documents: readonly MoveDocument[]): readonly MoveDocument[] {
  const counts = new Map<string, number>();
  return documents.map((document) => {
    const count = (counts.get(document.fileName) ?? 0) + 1;
    counts.set(document.fileName, count);
    return count === 1 ? document : { ...document, fileName: document.fileName.replace('.pdf', `-${count}.pdf`) };
  });
}
