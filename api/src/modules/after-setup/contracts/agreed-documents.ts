import { formatDay, type ContractDocumentKind, type DirectDebitSummary, type Palette } from '@home-move/contract';
import { brandedPdf } from '../pdf/branded-pdf.js';
import type { PdfContent } from '../pdf/pdf-document.js';
import type { AgreedOrder } from './agreed-order.js';
import { cancellationFormPage } from './cancellation-form-page.js';
import type { AgreedDocument } from './contract-document.repository.js';
import { contractInformation, contractSummary } from './contract-pages.js';
import { contractTexts as texts } from './contract.texts.js';
import { directDebitPage } from './direct-debit-page.js';

/**
 * The documents of an order, with everything that they say.
 * @param debit as an agent sees it, so that no digit of an account is stored that only the mover may see; null without one
 */
export function agreedDocuments(agreed: AgreedOrder, debit: DirectDebitSummary | null): readonly AgreedDocument[] {
  const { order, brand } = agreed;
  const document = (kind: ContractDocumentKind, content: (colours: Palette) => readonly PdfContent[]) => {
    const title = texts.titles[kind](order.product, order.provider);
    const heading: readonly PdfContent[] = [
      { text: texts.headings[kind], style: 'heading', outline: true },
      {
        text: texts.agreed[kind](order.orderedOn === null ? texts.unknownDay : formatDay(order.orderedOn)),
        style: 'muted',
        margin: [0, 0, 0, 4],
      },
    ];
    return {
      kind,
      title,
      name: `${texts.names[kind]}-${slugOf(order.provider)}`,
      provider: order.provider,
      day: order.orderedOn,
      content: brandedPdf({ title, brand, content: (colours) => [...heading, ...content(colours)] }),
    };
  };
  return [
    document('contractSummary', (colours) => contractSummary(agreed, colours)),
    document('contractInformation', (colours) => contractInformation(agreed, colours)),
    ...(debit ? [document('directDebit', (colours) => directDebitPage(debit, order, colours))] : []),
    document('cancellationForm', (colours) => cancellationFormPage(agreed, colours)),
  ];
}

/** For a file name: "Larkfield Energy" → "larkfield-energy". */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
