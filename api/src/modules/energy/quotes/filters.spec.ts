import { anOffer } from './offer.builder.js';
import { applyFilters, filterCounts, filterSettings, type Filters } from './filters.js';

const none: Filters = {
  tariffTypes: [],
  noExitFee: false,
  exitFee: false,
  paperless: false,
  paper: false,
  suppliers: [],
  wholeOfMarket: false,
  getAll: false,
};
const fix = anOffer({ priceId: 'fix', tariffType: 'fixed', exitFee: 5000, paperless: true, paper: true });
const track = anOffer(
  { priceId: 'track', supplierName: 'Glimmer', tariffType: 'fixed', exitFee: 0, paperless: true, paper: false },
  { isNamedSupplier: false },
);
const variable = anOffer({ priceId: 'variable', tariffType: 'variable', exitFee: 0, paperless: false, paper: true });
const all = [fix, track, variable];

const shown = (filters: Partial<Filters>) =>
  applyFilters(all, { ...none, ...filters }).map(({ tariff }) => tariff.priceId);

it.each<[string, Partial<Filters>, string[]]>([
  ['nothing ticked', {}, ['fix', 'track', 'variable']],
  ['fixed', { tariffTypes: ['fixed'] }, ['fix', 'track']],
  ['variable', { tariffTypes: ['variable'] }, ['variable']],
  ['both types', { tariffTypes: ['fixed', 'variable'] }, ['fix', 'track', 'variable']],
  ['no exit fee', { noExitFee: true }, ['track', 'variable']],
  ['exit fee', { exitFee: true }, ['fix']],
  ['with and without exit fee', { exitFee: true, noExitFee: true }, ['fix', 'track', 'variable']],
  ['paper', { paper: true }, ['fix', 'variable']],
  ['paperless', { paperless: true }, ['fix', 'track']],
  ['one supplier', { suppliers: ['Glimmer'] }, ['track']],
  ['a supplier that is not there', { suppliers: ['Nobody'] }, []],
  ['several at once', { tariffTypes: ['fixed'], noExitFee: true, paperless: true }, ['track']],
  ['everything asked for', { getAll: true, suppliers: ['Nobody'] }, ['fix', 'track', 'variable']],
])('%s shows what fits [LIST-06]', (_, filters, expected) => {
  expect(shown(filters)).toEqual(expected);
});

it('counts the tariffs that each filter value would show', () => {
  expect(filterCounts(all, all)).toEqual({
    fixed: 2,
    variable: 1,
    noExitFee: 2,
    exitFee: 1,
    paperless: 2,
    paper: 2,
    namedSupplier: 2,
    wholeOfMarket: 3,
    'supplier:Glimmer': 1,
    'supplier:Larkfield Energy': 2,
  });
});

it.each([
  { noExitFee: true, exitFee: false, paperless: true, paper: false, wholeOfMarket: true, getAll: false },
  { noExitFee: false, exitFee: true, paperless: false, paper: true, wholeOfMarket: false, getAll: true },
])('returns the settings %j with every supplier of the panel [LIST-24]', (ticked) => {
  const choice = { tariffTypes: ['fixed'], suppliers: ['Glimmer'] } satisfies Partial<Filters>;
  expect(filterSettings(all, { ...choice, ...ticked }, 'Gas')).toEqual({
    ...ticked,
    tariffTypes: ['fixed'],
    suppliers: [
      { supplierName: 'Glimmer', selected: true },
      { supplierName: 'Larkfield Energy', selected: false },
    ],
    fuelType: 'Gas',
  });
});
