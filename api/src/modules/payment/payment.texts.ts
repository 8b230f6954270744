/** Texts of our own. */
export const paymentTexts = {
  detailsMissing: 'Please give us your name and contact details first',
} as const;
