import { enrolmentSchema } from './enrolment.model.js';
import { searchFilters, type SearchCriteria } from './enrolment-search.js';

const id = '6b00adac151428c518637f55';

/** The first field of each index; the id has one in every collection. */
const indexed = ['_id', ...enrolmentSchema.indexes().map(([fields]) => Object.keys(fields)[0])];

/** The fields of the alternatives of a filter. */
function alternatives(filter: Readonly<Record<string, unknown>>): readonly string[] {
  const { $or: branches } = filter as { readonly $or?: readonly Readonly<Record<string, unknown>>[] };
  return (branches ?? [filter]).map((branch) => Object.keys(branch)[0] ?? '');
}

const criteria: readonly SearchCriteria[] = [
  { enrolment: id },
  { surname: 'O’Brien' },
  { emailAddress: 'sam@example.test' },
  { contactNumber: '07700900123' },
  { postcode: 'MK40 2QT' },
  { reference: { text: 'HM-7K2M9P4Q', sentByPartners: [id] } },
];

describe('a search for customers', () => {
  it.each(criteria.map((each) => [Object.keys(each)[0], each] as const))(
    'by %s uses an index for each alternative',
    (_, each) => {
      const [filter = {}, ...others] = searchFilters(each);
      expect(others).toEqual([]);
      expect(indexed).toEqual(expect.arrayContaining([...alternatives(filter)]));
    },
  );

  it('finds a surname without regard to case, accents, spaces, hyphens and apostrophes', () => {
    expect(searchFilters({ surname: 'Van der Bérg-O’Neil' })).toEqual([{ surnameKey: 'vanderbergoneil' }]);
  });

  it('has a filter for each criterion', () => {
    expect(searchFilters({ surname: 'Ferris', contactNumber: '07700900123' })).toEqual([
      { surnameKey: 'ferris' },
      { contactNumber: '07700900123' },
    ]);
  });
});
