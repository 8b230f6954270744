import type { energyEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

const setUpProblems = [
  'TARIFF_MISSING',
  'ENROLMENT_COMPLETE',
  'QUOTE_EXPIRED',
  'THIRD_PARTY',
  'IDEMPOTENCY_KEY_REUSED',
  'CONFLICT',
  'ADDRESS_MISSING',
  'DETAILS_MISSING',
  'MOVE_IN_OUT_OF_RANGE',
] as const;

export const energyDescriptions: DescriptionsOf<typeof energyEndpoints> = {
  checkSupply: {
    summary: 'Supply points and meters of the new home',
    problems: ['ADDRESS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  journey: {
    summary: 'Defaults of the usage form',
    problems: ['ADDRESS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  saveUsage: {
    summary: 'Save the usage for quotes',
    problems: ['ADDRESS_MISSING', 'NOT_QUOTABLE', 'THIRD_PARTY', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
  },
  quotes: {
    summary: 'Tariffs of the named supplier for the saved usage',
    problems: ['ADDRESS_MISSING', 'NOT_QUOTABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  wholeOfMarketQuotes: {
    summary: 'Tariffs of all suppliers for the saved usage',
    problems: ['ADDRESS_MISSING', 'NOT_QUOTABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  select: {
    summary: 'Choose a tariff and its add-ons',
    problems: ['QUOTE_EXPIRED', 'ENROLMENT_COMPLETE', 'IDEMPOTENCY_KEY_REUSED', 'THIRD_PARTY'],
  },
  selection: {
    summary: 'The chosen tariff and add-ons',
    problems: ['TARIFF_MISSING'],
  },
  paymentQuestions: {
    summary: "The chosen supplier's payment questions",
    problems: ['TARIFF_MISSING', 'THIRD_PARTY', 'QUOTE_EXPIRED'],
  },
  directDebit: {
    summary: 'Set up energy paid by Direct Debit, with mixed meters both fuels',
    problems: setUpProblems,
  },
  setUpPayg: {
    summary: 'Set up energy that is paid as you go',
    problems: setUpProblems,
  },
  startDate: {
    summary: 'What decides when the chosen plan can start, and the confirmed date',
    problems: ['TARIFF_MISSING'],
  },
  saveStartDate: {
    summary: 'Confirm when the chosen plan starts',
    problems: ['TARIFF_MISSING', 'ENROLMENT_COMPLETE', 'START_DATE_FIXED', 'CONFLICT', 'THIRD_PARTY'],
  },
  smartOffered: {
    summary: 'Record that smart meters were offered',
  },
};
