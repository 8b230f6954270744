import { psrMessages, type PsrRecipient, type SpecialCommsPreference } from '@home-move/contract';

/** The priority services page. */
export const psrTexts = {
  title: 'Does anyone at home need extra help?',
  lede: 'The Priority Services Register is free. It means your supplier knows who needs help in a power cut, or bills in another form.',
  loading: 'Getting your answers',
  failedTitle: 'We could not load your answers',
  needsHelp: 'Does anyone need extra help?',
  yes: 'Yes',
  no: 'No',
  unsaved:
    'These answers are about health, so we keep them only once you save them. If you reload or close this page before then, you will have to enter them again.',
  search: 'What should they know?',
  searchHint: 'Choose everything that applies. Search for a condition, a device or a situation.',
  matches: (count: number, total: number, typed: string) =>
    `${count} of ${total} ${count === 1 ? 'matches' : 'match'} "${typed}"`,
  noResults: psrMessages.noResults,
  chosen: 'You have chosen',
  until: 'How long will this last?',
  untilHint: (year: string) => `Your best guess. For example, 31 3 ${year}`,
  language: 'Language',
  languageHint: 'Start typing its name, or choose from the list',
  languageNoun: { one: 'language', many: 'languages' },
  format: 'How should letters and bills reach you?',
  privacyTitle: 'Who sees this.',
  privacy:
    'Only the companies that you tick. We keep your answers encrypted and send them once your energy is set up. The people on our phone line cannot look them up.',
  consents: 'Who may we share this with?',
  consentsHint: 'We need your agreement for each company. Without any, we cannot register you.',
  agentTitle: 'Answers are saved.',
  agentInfo:
    'They are about health, so they are not shown to you. What you save on this page for the customer replaces them.',
  keep: 'Keep the saved answers',
  back: 'Back',
  submit: 'Save and continue',
  submitting: 'Saving',
  asideTitle: 'What it gets you',
  benefits: [
    'Warning before planned power cuts',
    'A number to call first in an emergency',
    'Bills in a form you can use',
  ],
} as const;

export const formatOptions: readonly { readonly value: SpecialCommsPreference; readonly label: string }[] = [
  { value: 'NONE', label: 'No preference' },
  { value: 'LARGE_PRINT', label: 'Large print' },
  { value: 'BRAILLE', label: 'Braille' },
  { value: 'AUDIO', label: 'Audio' },
  { value: 'CD', label: 'CD' },
  { value: 'BLACK_AND_WHITE', label: 'Black and white' },
];

/** "Glimmer", "Glimmer and Fernway" */
const listed = (names: readonly string[]): string => names.join(' and ');

/** The companies of this home, as far as they are known. */
export interface Companies {
  readonly suppliers: readonly string[];
  readonly waterCompany: string | null;
}

/** The consent for each recipient. */
export const consentTexts: Readonly<
  Record<PsrRecipient, (companies: Companies) => { readonly label: string; readonly hint: string }>
> = {
  supplier: ({ suppliers }) => ({
    label: `I agree that you can share this with ${listed(suppliers)}`,
    hint: suppliers.length > 1 ? 'Your energy suppliers' : 'Your energy supplier',
  }),
  network: () => ({
    label: 'I agree that you can share this with my network operator',
    hint: 'It looks after the cables and pipes to your home, and helps in a power cut.',
  }),
  water: ({ waterCompany }) => ({
    label: `I agree that you can share this with ${waterCompany ?? 'my water company'}`,
    hint: waterCompany
      ? 'Your water company'
      : 'We look it up by your new postcode. If we cannot find it, we share nothing with it.',
  }),
};
