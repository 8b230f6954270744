/** Worded by us. */
export const selectionTexts = {
  cannotSwitch: (supplier: string) => `We cannot switch you to this plan. You can sign up with ${supplier} yourself.`,
  notOfThisPlan: 'This does not go with the plan',
} as const;
