import { energyMessages, type SupplyFacts } from '@home-move/contract';

/** The usage page. */
export const usageTexts = {
  title: 'How much energy will you use?',
  lede: 'A close guess is enough to compare plans fairly.',
  loading: 'Looking up your energy supply',
  known: 'Do you know how much energy you use in a year?',
  yes: 'Yes',
  no: 'No, help me estimate it',
  unsure: 'I am not sure',
  electricity: 'Electricity you use in a year',
  gas: 'Gas you use in a year',
  kwh: 'kWh',
  electricityHint: 'In kWh, as on a yearly bill. For example, 2700',
  gasHint: 'In kWh, as on a yearly bill. For example, 11500',
  bedrooms: 'Bedrooms',
  propertyType: 'Property type',
  propertyTypePlaceholder: 'Choose a property type',
  people: 'People living there',
  peoplePlaceholder: 'Choose a number',
  submit: 'See energy plans',
  submitting: 'Finding plans',
  prepay: {
    both: 'You pay for your energy before you use it, by topping up, so we show pay as you go plans.',
    mixed: (payg: string, other: string) =>
      `Your ${payg} is paid as you go and your ${other} monthly, so you choose a plan for each, electricity first.`,
  },
  meterMissing: energyMessages.meterMissing,
  failedTitle: 'We could not look up your energy supply',
  failedMore: 'What you entered is safe. Try again, or carry on without energy and come back later.',
} as const;

/** How the meters of a home that pays as you go are paid. */
export function describePrepay({
  isMixedMeters,
  isElecPayg,
}: Pick<SupplyFacts, 'isMixedMeters' | 'isElecPayg'>): string {
  const { both, mixed } = usageTexts.prepay;
  if (!isMixedMeters) return both;
  return isElecPayg ? mixed('electricity', 'gas') : mixed('gas', 'electricity');
}
