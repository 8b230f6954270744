/** Texts of the footer. */
export const footerTexts = {
  callUs: 'Call us',
  emailUs: 'Email us',
  howCollected: 'How reviews are collected',
  cookiePolicy: 'Cookie policy',
  logOutEverywhere: 'Log out everywhere',
  privacyNotice: 'Privacy notice',
} as const;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Without formatters of Intl: a browser's first one takes longer than rendering the footer. */
const monthOf = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
const withThousands = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** "From 1,284 customer reviews, Nov 2025 to Oct 2026." */
export function reviewsText(rating: { readonly count: number; readonly from: string; readonly to: string }): string {
  const { from, to } = rating;
  return `From ${withThousands(rating.count)} customer reviews, ${monthOf(from)} to ${monthOf(to)}.`;
}
