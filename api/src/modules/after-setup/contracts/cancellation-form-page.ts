import { formatDay, type Palette } from '@home-move/contract';
import type { PdfContent } from '../pdf/pdf-document.js';
import type { AgreedOrder } from './agreed-order.js';
import { contractTexts } from './contract.texts.js';
import { factTable } from './fact-tables.js';

const texts = contractTexts.form;

/** The model form of the Consumer Contracts Regulations 2013, schedule 3, part B, with provider, order and reference filled in. */
export function cancellationFormPage({ order, brand }: AgreedOrder, colours: Palette): readonly PdfContent[] {
  const { provider, service, product, reference, orderedOn } = order;
  return [
    { text: texts.hint, margin: [0, 0, 0, 8] },
    ...factTable({ title: null, facts: [[texts.to, texts.by(provider, brand.name, brand.support)]] }, colours),
    { text: texts.statement, margin: [0, 14, 0, 0] },
    ...factTable(
      {
        title: null,
        facts: [
          [texts.service, `${service}, ${product}`],
          [contractTexts.order.reference, reference],
          [texts.orderedOn, orderedOn === null ? texts.blank : formatDay(orderedOn)],
          [texts.name, texts.blank],
          [texts.address, texts.blank],
          [texts.signature, texts.blank],
          [texts.date, texts.blank],
        ],
      },
      colours,
    ),
    { text: texts.delete, style: 'muted', margin: [0, 10, 0, 0] },
  ];
}
