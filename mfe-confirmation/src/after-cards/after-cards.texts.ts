import { formatList, mailRedirection, type TariffFuel } from '@home-move/contract';

/** The title is the specification's. [CONF-09] */
export const afterCardsTexts = {
  monthly: {
    title: 'What you pay a month',
    /** Completes the amount. */
    period: (isEstimate: boolean) =>
      `a month for what is set up${isEstimate ? ', with an estimate of what you top up' : ''}`,
    parts: { DualFuel: 'Energy', Electric: 'Electricity', Gas: 'Gas' } satisfies Record<TariffFuel, string>,
    broadband: 'Broadband',
    changesLater: 'This is the first month. The cards above show which prices change later.',
    notCounted: (items: readonly string[]) => `Not counted: ${formatList(items)}.`,
    setUpFee: (amount: string) => `the set-up fee of ${amount}`,
    councilTaxAndWater: ['council tax', 'water'],
    rates: ['rates'],
    notSetUp: 'services that are not set up',
  },
  move: {
    title: 'Your move',
    text: 'How far your orders are, and what to do on which day.',
    orders: 'See your orders',
    plan: 'See your move plan',
  },
  title: 'Other things you might want to do',
  mail: {
    title: 'Redirect your mail',
    text: `Allow ${mailRedirection.workingDays} working days before you move`,
    url: mailRedirection.url,
  },
  housemates: { title: 'Tell your housemates', text: 'So that nothing is set up twice' },
  /** `ready` is announced, because the browser may save the file without a sign. */
  checklist: {
    title: 'Download the moving checklist',
    text: 'Your days and to-dos as a PDF',
    busy: 'Preparing your checklist',
    ready: 'Your checklist is downloaded.',
    fileName: 'moving-checklist.pdf',
  },
} as const;
