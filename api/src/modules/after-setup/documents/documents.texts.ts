/** Texts of the documents that do not belong to an order. */
export const documentTexts = {
  plan: 'Your move plan',
  planName: 'move-plan',
  archiveName: 'move-documents.zip',
} as const;
