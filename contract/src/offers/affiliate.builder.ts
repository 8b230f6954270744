import type { Affiliate } from './affiliate';

/** An affiliate for removals, which is not shown on the confirmation page; name what matters. */
export function anAffiliate(overrides: Partial<Affiliate> = {}): Affiliate {
  return {
    id: 'vanfolk',
    category: 2,
    title: 'Vanfolk',
    logo: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    text: 'A van and two people for half a day.',
    link: 'https://vanfolk.example/movers',
    showInConfirmationPage: false,
    ...overrides,
  };
}
