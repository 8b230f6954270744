import { groupByCategory } from './affiliate';
import { anAffiliate } from './affiliate.builder';

describe('affiliates by category', () => {
  const cleaner = anAffiliate({ id: 'tidy-co', category: 3 });
  const insurer = anAffiliate({ id: 'nestsure', category: 1 });
  const [van, lorry] = [anAffiliate({ id: 'vanfolk' }), anAffiliate({ id: 'lift-and-shift' })];

  it('are grouped in the order of the categories, each with its deals [OFFER-06]', () => {
    expect(groupByCategory([van, cleaner, insurer, lorry])).toEqual([
      { category: 1, title: 'Insurance', deals: [insurer] },
      { category: 2, title: 'Removals', deals: [van, lorry] },
      { category: 3, title: 'Cleaning', deals: [cleaner] },
    ]);
  });

  it('are no group without affiliates', () => {
    expect(groupByCategory([])).toEqual([]);
  });
});
