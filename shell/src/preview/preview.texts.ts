/** Texts of the badge of a preview. */
export const previewTexts = {
  label: 'Preview',
  shown: (name: string, version: string, until: string) => `Preview: ${name} ${version}, until ${until}`,
  end: 'End preview',
  ending: 'Ending',
  failed: 'The preview is still on, because our service did not answer. Try again.',
} as const;
