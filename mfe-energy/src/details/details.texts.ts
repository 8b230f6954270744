import { energyMessages } from '@home-move/contract';

/** The details of one tariff. */
export const detailsTexts = {
  title: 'Tariff details',
  loading: 'Loading the tariff',
  back: 'Back to all plans',
  label: 'Tariff information label',
  gone: 'This plan is not on the list any more.',
  toList: 'See energy plans',
  failed: energyMessages.listFailed,
} as const;
