/** What affiliates sell, by the number of their category, in the order in which movers see them. [OFFER-02] */
export const affiliateCategories = { 1: 'Insurance', 2: 'Removals', 3: 'Cleaning', 4: 'Storage' } as const;
export type AffiliateCategory = keyof typeof affiliateCategories;

/** A company that pays for its place among the offers. [OFFER-05, OFFER-07] */
export interface Affiliate {
  readonly id: string;
  readonly category: AffiliateCategory;
  /** The name of the company. */
  readonly title: string;
  /** Its logo as a `data:` URL, so that showing it sends nothing to the company. */
  readonly logo: string;
  /** The offer, in one sentence. */
  readonly text: string;
  /** The page of the company, which opens in a new tab. */
  readonly link: string;
  /** Whether its logo is on the confirmation page too. [OFFER-08] */
  readonly showInConfirmationPage: boolean;
}

/** The deals of one category. */
export interface AffiliateGroup {
  readonly category: AffiliateCategory;
  readonly title: string;
  readonly deals: readonly Affiliate[];
}

/** Affiliates by category, in the order of the categories, each with its deals in their given order. [OFFER-02, OFFER-06] */
export function groupByCategory(affiliates: readonly Affiliate[]): readonly AffiliateGroup[] {
  return categoryEntries().flatMap(([category, title]) => {
    const deals = affiliates.filter((affiliate) => affiliate.category === category);
    return deals.length === 0 ? [] : [{ category, title, deals }];
  });
}

// Object.entries types keys as string; the table has exactly these keys.
const categoryEntries = () =>
  Object.entries(affiliateCategories).map(
    ([category, title]) => [Number(category) as AffiliateCategory, title] as const,
  );
