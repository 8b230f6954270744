export const brandTexts = {
  brand: 'Brand',
  branch: 'Branch',
  hint: (portal: string) =>
    `As in the address of your portal: ${portal}/oakwood/12. Leave the branch empty if you have only one.`,
  show: 'Show this brand',
  loading: 'Looking it up',
  missing: 'Enter your brand',
  unknown: 'There is no brand or branch with this name. Check the address of your portal.',
  tryAgain: 'Try again',
} as const;
