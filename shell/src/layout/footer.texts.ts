/** Texts of the footer. */
export const footerTexts = {
  callUs: 'Call us',
  emailUs: 'Email us',
  howCollected: 'How reviews are collected',
  cookiePolicy: 'Cookie policy',
  privacyNotice: 'Privacy notice',
} as const;

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const count = new Intl.NumberFormat('en-GB');

/** "From 1,284 customer reviews, Nov 2025 to Oct 2026." */
export function reviewsText(rating: { readonly count: number; readonly from: string; readonly to: string }): string {
  const { from, to } = rating;
  return `From ${count.format(rating.count)} customer reviews, ${month.format(new Date(from))} to ${month.format(new Date(to))}.`;
}
