import type { QuoteSearch, QuoteSearchResult, QuotesPort } from '../providers/quotes/quotes.port.js';
import { type ProviderCheck, rejectedWith } from './provider-check.js';
import type { Sample } from './sample.js';

/** The checks of the comparison of tariffs, in the supply area _A. They submit no application. */
export function quotesChecks({ postcode }: Sample): readonly ProviderCheck<QuotesPort>[] {
  const search: QuoteSearch = {
    gspGroup: '_A',
    postcode,
    fuels: 'DualFuel',
    electricity: { kwh: 2700, multiRate: false, prepayment: false },
    gas: { kwh: 9800, prepayment: false },
  };
  return [
    {
      title: 'finds tariffs for both fuels',
      sent: 'a search for both fuels in _A, 2,700 and 9,800 kWh, by Direct Debit',
      expected: 'a search id and at least one tariff with prices of both fuels',
      run: (port) => port.search(search),
      accepts: (result) => hasPricedTariffs(result as Partial<QuoteSearchResult>),
    },
    {
      title: 'finds no tariffs in an area that does not exist',
      sent: 'the same search in _Z',
      expected: 'NOT_QUOTABLE',
      run: (port) => port.search({ ...search, gspGroup: '_Z' }),
      accepts: rejectedWith('NOT_QUOTABLE'),
    },
    {
      title: 'knows how the supplier of a tariff collects payments',
      sent: 'the payment terms of the supplier of the first tariff',
      expected: 'at least one day of collection',
      run: async (port) => port.paymentTerms((await port.search(search)).tariffs[0]?.supplierCode ?? ''),
      accepts: (terms) => (terms as { collectionDays?: readonly number[] }).collectionDays?.[0] !== undefined,
    },
    {
      title: 'knows no supplier with a code that does not exist',
      sent: 'the payment terms of the supplier NOSUCH',
      expected: 'QUOTE_EXPIRED',
      run: (port) => port.paymentTerms('NOSUCH'),
      accepts: rejectedWith('QUOTE_EXPIRED'),
    },
    {
      title: 'has no state for an application that does not exist',
      sent: 'the state of the application NOSUCH',
      expected: 'no application',
      run: (port) => port.stateOf('NOSUCH'),
      accepts: (state) => state === null,
    },
    {
      title: 'cancels no application that does not exist',
      sent: 'the cancellation of the application NOSUCH',
      expected: 'no application',
      run: (port) => port.cancel('NOSUCH', new Date()),
      accepts: (answer) => answer === 'unknown',
    },
    {
      title: 'knows no meters of an application that does not exist',
      sent: 'the meters of the application NOSUCH',
      expected: 'no application',
      run: (port) => port.meteringOf('NOSUCH'),
      accepts: (metering) => metering === null,
    },
  ];
}

function hasPricedTariffs({ searchId = '', tariffs = [] }: Partial<QuoteSearchResult>): boolean {
  const arePriced = tariffs.every(({ electricity, gas }) => electricity !== null && gas !== null);
  return searchId !== '' && tariffs.length > 0 && arePriced;
}
