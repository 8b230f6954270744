export const copyTexts = {
  copied: 'Copied.',
  copyYourself: 'Your browser does not allow copying here. Select the text and copy it.',
} as const;
