import type { EnergySelection, Enrolment } from '@home-move/contract';
import { Accordion, type AccordionItem } from '@home-move/ui';
import { paidAsYouGo, paidByDirectDebit, supplierNames } from './chosen-fuels';
import { Guarantee } from './direct-debit-summary';
import { directDebitTexts } from './direct-debit.texts';
import { faqTexts } from './payment.texts';
import { paygFaqTexts } from './top-up.texts';

interface FaqsProps {
  readonly selection: EnergySelection;
  readonly moveInDate: Enrolment['moveInDate'] | undefined;
  readonly noticeWorkingDays: number;
}

function untilThen({ tariffs, expectedSwitchDate }: EnergySelection, moveInDate: FaqsProps['moveInDate']): string {
  const supplier = supplierNames(tariffs);
  if (expectedSwitchDate === moveInDate) return faqTexts.fromMoveInAnswer(supplier);
  const isPayg = paidAsYouGo({ tariffs }).length === tariffs.length;
  return isPayg ? paygFaqTexts.untilThenAnswer(supplier) : faqTexts.untilThenAnswer(supplier);
}

/** Questions below the form; the Guarantee only where something is paid by Direct Debit. [PAY-07, PAY-09] */
export function Faqs({ selection, moveInDate, noticeWorkingDays }: FaqsProps) {
  const suppliers = supplierNames(selection.tariffs);
  const collectors = supplierNames(paidByDirectDebit(selection));
  const prepaid = paidAsYouGo(selection);
  const items: readonly AccordionItem[] = [
    ...(collectors === ''
      ? []
      : [
          {
            title: directDebitTexts.guarantee,
            body: <Guarantee collector={collectors} noticeWorkingDays={noticeWorkingDays} />,
            open: true,
          },
        ]),
    ...(prepaid.length > 0
      ? [{ title: paygFaqTexts.noCredit, body: paygFaqTexts.noCreditAnswer(supplierNames(prepaid)) }]
      : []),
    { title: faqTexts.changeMind, body: faqTexts.changeMindAnswer(suppliers) },
    { title: faqTexts.untilThen, body: untilThen(selection, moveInDate) },
    { title: faqTexts.howLong, body: faqTexts.howLongAnswer },
  ];
  return <Accordion items={items} />;
}
