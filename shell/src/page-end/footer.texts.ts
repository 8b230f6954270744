import type { Rating } from '@home-move/contract';

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

/** "Home Move: 1,284 reviews, Nov 2025 to Oct 2026." */
export function reviewsText(rating: Pick<Rating, 'company' | 'count' | 'from' | 'to'>): string {
  const { from, to } = rating;
  return `${rating.company}: ${withThousands(rating.count)} reviews, ${monthOf(from)} to ${monthOf(to)}.`;
}
