import type { MoveDocument, MoveDocumentKind } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

/** What happened on the day of a document. */
const onDay: Readonly<Record<MoveDocumentKind, (day: string) => string>> = {
  contractSummary: (day) => `agreed ${formatDate(day)}`,
  contractInformation: (day) => `agreed ${formatDate(day)}`,
  directDebit: (day) => `set up ${formatDate(day)}`,
  cancellationForm: (day) => `for the order of ${formatDate(day)}`,
  movePlan: () => 'made today',
};

const size = (kilobytes: number) => `${kilobytes} KB`;

/** Texts of the section with the documents. */
export const documentsTexts = {
  title: 'Documents',
  promise: 'Contract documents are kept exactly as you agreed to them. They never change.',
  facts: ({ kind, day }: MoveDocument, kilobytes: number | null) =>
    ['PDF', kilobytes !== null && size(kilobytes), day !== null && onDay[kind](day)].filter(Boolean).join(', '),
  pending: 'We are preparing this document. That usually takes a few seconds.',
  missing: 'Not available. You placed this order before documents were kept here.',
  download: (title: string) => `Download ${title}`,
  downloading: 'Downloading',
  downloaded: (title: string) => `${title} is downloaded.`,
  all: (count: number, kilobytes: number | null) => {
    const files = count === 1 ? '1 file' : `${count} files`;
    return `Download all (${kilobytes === null ? files : `${files}, ${size(kilobytes)}`})`;
  },
  allDownloaded: 'All documents are downloaded.',
  archiveName: 'move-documents.zip',
  kept: 'Contract documents stay here as long as your account does.',
  loading: 'Loading your documents',
} as const;
