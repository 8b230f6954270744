import { pounds } from './price.js';
import { PAPER_BILL_FEE_GBP, type TariffRow } from './tariffs.data.js';

/** Up to three short selling points, from the tariff's data. */
export function highlightsOf(tariff: TariffRow): string[] {
  const price = tariff.months === null ? 'Prices can go up or down' : `Prices fixed for ${tariff.months} months`;
  const exit = tariff.exitFeePence === 0 ? ['No exit fee'] : [];
  const bills = tariff.paperBills ? 'Paper or paperless bills' : 'Paperless bills';
  return [price, ...exit, bills];
}

/** The longer texts of the details page; only the named supplier has them. */
export function featuresOf(tariff: TariffRow) {
  if (tariff.supplier !== 'LARK') return [];
  const fixed = {
    summary: 'A price you can plan with',
    heading: 'Your unit rates stay as they are',
    description: `Unit rates and standing charges do not change for ${tariff.months ?? 0} months. What you pay still depends on what you use.`,
  };
  const variable = {
    summary: 'Free to leave',
    heading: 'Leave whenever you like',
    description: 'There is no end date and no exit fee. We tell you at least 30 days before a price goes up.',
  };
  const service = {
    summary: 'People who answer',
    heading: 'A phone line in Great Britain',
    description: 'Call from 8am to 8pm on weekdays, or write at any time. Most calls are answered within two minutes.',
  };
  return [tariff.months === null ? variable : fixed, service];
}

/** A notice for every home: how topping up works, or that the meter has to be changed. */
export function noteOf(tariff: TariffRow) {
  if (tariff.payment === 'PPM')
    return {
      heading: 'How you top up',
      body: 'You pay before you use energy, at a shop, by phone or online. We send you a new key or card for your meter.',
    };
  if (tariff.smartRequired)
    return {
      heading: 'This plan needs a smart meter',
      body: 'It must be installed within 3 months. Without one you move to the variable plan from month 4, with no exit fee.',
    };
  return null;
}

/** A notice for homes with a smart meter. */
export function smartMeterNoteOf(tariff: TariffRow) {
  if (tariff.payment === 'PPM')
    return {
      heading: 'How you top up',
      body: 'Your smart meter takes top-ups from our app, by phone or at a shop. You need no key or card.',
    };
  return {
    heading: 'Your smart meter',
    body: 'It keeps sending readings after the switch. We tell you if it has to be connected again.',
  };
}

/** The terms that a buyer must see. */
export function principalTermsOf(tariff: TariffRow): string[] {
  return [
    'Your supply contract starts when you agree to it. You have 14 days to change your mind.',
    tariff.months === null
      ? 'The contract has no end date. Prices can change, and we tell you before they go up.'
      : `The contract lasts ${tariff.months} months. After that you move to our variable plan unless you choose another.`,
    tariff.exitFeePence === 0
      ? 'There is no exit fee.'
      : `Leaving more than 49 days before the end costs £${pounds(tariff.exitFeePence)} for each fuel.`,
    tariff.payment === 'PPM' ? 'You pay by topping up your meter.' : 'You pay by monthly Direct Debit.',
    ...(tariff.paperBills ? [`Bills on paper cost £${PAPER_BILL_FEE_GBP} a month.`] : []),
  ];
}
