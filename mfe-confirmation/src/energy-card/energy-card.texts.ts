import type { BillingFrequency, PaymentType, TariffFuel } from '@home-move/contract';

const fuels: Readonly<Record<TariffFuel, string>> = {
  DualFuel: 'electricity and gas',
  Electric: 'electricity',
  Gas: 'gas',
};

const payment: Readonly<Record<PaymentType, string>> = {
  'Monthly Direct Debit': 'by Direct Debit',
  'Prepayment Meter': 'as you go',
};

const periods: Readonly<Record<BillingFrequency, string>> = {
  Monthly: 'a month',
  Quarterly: 'every 3 months',
  Annual: 'once a year',
  'One-off': 'once',
};

export const energyCardTexts = {
  titles: { DualFuel: 'Energy', Electric: 'Electricity', Gas: 'Gas' } satisfies Record<TariffFuel, string>,
  plan: (tariff: string, fuel: TariffFuel | null) => (fuel === null ? tariff : `${tariff}, ${fuels[fuel]}`),
  monthly: (amount: string, method: PaymentType) => `${amount} a month ${payment[method]}`,
  monthlyFrom: (amount: string, fromMonth: number) => `${amount} a month from month ${fromMonth}`,
  otherPayment: (name: string, amount: string, frequency: BillingFrequency) =>
    `${name}: ${amount} ${periods[frequency]}`,
  addOns: (names: readonly string[]) => `With ${new Intl.ListFormat('en-GB').format(names)}`,
  reference: 'Direct Debit reference',
  readings: {
    upcoming: (date: string) => ({ when: `Take meter readings on ${date}`, what: 'The day you move in' }),
    overdue: (date: string) => ({ when: 'Take meter readings today', what: `You moved in on ${date}` }),
  },
  supply: (date: string, supplier: string | null) => ({
    when: `Supply starts ${date}`,
    what: `${supplier ?? 'Your supplier'} writes to you before then`,
  }),
  firstDebit: (date: string, amount: string) => ({ when: `First Direct Debit ${date}`, what: amount }),
  cover: {
    title: 'Heating Breakdown Cover',
    from: (supplier: string | null) => `From ${supplier ?? 'your supplier'}`,
    description: 'You took it with your energy plan. It is part of what you pay for your energy.',
  },
  notChosen: 'We find the plans for your home, and set up the one you choose.',
  skipped: 'You left energy for later. You can carry on now.',
  unfinished: 'You have started with energy. You can carry on now.',
  /** [CONF-16] */
  comeBackFrom: (date: string) => `Come back to this page on or after ${date} to set it up.`,
} as const;
