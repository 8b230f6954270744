import { formatDay, type Palette } from '@home-move/contract';
import type { PdfContent } from '../pdf/pdf-document.js';
import type { AgreedOrder } from './agreed-order.js';
import { broadbandInformation, broadbandSpeed, broadbandTerm } from './broadband-contract.js';
import { contractTexts as texts } from './contract.texts.js';
import { energyInformation, energyTerm } from './energy-contract.js';
import { factTable, paragraphs, type FactSection } from './fact-tables.js';

/** The facts that decide: price, speed, length and ending. */
export const contractSummary = (agreed: AgreedOrder, colours: Palette): readonly PdfContent[] =>
  summarySections(agreed).flatMap((section) => factTable(section, colours));

/** The summary, all other facts, and the right to cancel. */
export function contractInformation(agreed: AgreedOrder, colours: Palette): readonly PdfContent[] {
  const { order, brand, setUp, broadband } = agreed;
  const further = setUp ? energyInformation(setUp) : broadbandInformation(broadband);
  const { rights } = texts;
  return [
    ...[...summarySections(agreed), ...further].flatMap((section) => factTable(section, colours)),
    ...paragraphs(rights.title, [rights.until(order.cancelUntil), rights.how(brand.name, brand.support), rights.cost]),
  ];
}

function summarySections({ order, home, brand, setUp, broadband }: AgreedOrder): readonly FactSection[] {
  const { price, term } = texts;
  return [
    {
      title: texts.order.title,
      facts: [
        [texts.order.provider, order.provider],
        [texts.order.service, order.service],
        [texts.order.product, order.product],
        [texts.order.home, home],
        [texts.order.reference, order.reference],
        [texts.order.orderedOn, order.orderedOn && formatDay(order.orderedOn)],
        [texts.order.through, brand.name],
      ],
    },
    ...(broadband ? [broadbandSpeed(broadband)] : []),
    {
      title: price.title,
      facts: [
        [price.first, price.monthly(order.price.monthly, order.price.isEstimate)],
        [price.later, order.price.later],
        [price.extras, order.extras],
      ],
    },
    {
      title: term.title,
      facts: [
        [term.starts, order.startsOn === null ? term.toFollow : term.expected(order.startsOn)],
        ...(setUp ? energyTerm(setUp) : broadbandTerm(broadband)),
        [term.cancelUntil, order.cancelUntil && term.endOf(order.cancelUntil)],
      ],
    },
  ];
}
