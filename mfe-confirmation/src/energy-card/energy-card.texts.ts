import {
  billingPeriods,
  fuelNames,
  smartMeterMonths,
  type BillingFrequency,
  type PaymentType,
  type TariffFuel,
  formatList,
} from '@home-move/contract';

const fuels: Readonly<Record<TariffFuel, string>> = { DualFuel: 'electricity and gas', ...fuelNames };

const monthly: Readonly<Record<PaymentType, (amount: string) => string>> = {
  'Monthly Direct Debit': (amount) => `${amount} a month by Direct Debit`,
  'Prepayment Meter': (amount) => `About ${amount} a month, paid as you go`,
};

const byPost: Readonly<Record<TariffFuel, string>> = {
  DualFuel: 'Your new key and card come by post',
  Electric: 'Your new key comes by post',
  Gas: 'Your new card comes by post',
};

export const energyCardTexts = {
  titles: { DualFuel: 'Energy', Electric: 'Electricity', Gas: 'Gas' } satisfies Record<TariffFuel, string>,
  plan: (tariff: string, fuel: TariffFuel | null) => (fuel === null ? tariff : `${tariff}, ${fuels[fuel]}`),
  monthly: (amount: string, type: PaymentType) => monthly[type](amount),
  monthlyFrom: (amount: string, fromMonth: number) => `${amount} a month from month ${fromMonth}`,
  otherPayment: (name: string, amount: string, frequency: BillingFrequency) =>
    `${name}: ${amount} ${billingPeriods[frequency]}`,
  reference: (reference: string) => `Application reference ${reference}`,
  addOns: (names: readonly string[]) => `With ${formatList(names)}`,
  readings: {
    upcoming: (date: string) => ({ when: `Take meter readings on ${date}`, what: 'The day you move in' }),
    overdue: (date: string) => ({ when: 'Take meter readings today', what: `You moved in on ${date}` }),
  },
  supply: (date: string, supplier: string | null) => ({
    when: `Supply starts ${date}`,
    what: `${supplier ?? 'Your supplier'} writes to you before then`,
  }),
  firstDebit: (date: string, amount: string) => ({ when: `First Direct Debit ${date}`, what: amount }),
  topUp: {
    byPost: (fuel: TariffFuel) => ({
      when: byPost[fuel],
      what: 'Do not use one left in the home: you could end up paying what previous occupants owe',
    }),
    /** With a smart meter, which needs neither key nor card. */
    smart: (supplier: string | null) => ({
      when: 'You top up your smart meter remotely',
      what: `${supplier ?? 'Your supplier'} will show you how to do this before your supply starts`,
    }),
    shop: { when: 'Top up before you use energy', what: 'At a shop or post office. Your meter shows the credit left' },
  },
  smartMeter: (supplier: string | null, isAnyTime: boolean) => ({
    when: `A smart meter is fitted within ${smartMeterMonths} months`,
    what: `${supplier ?? 'Your supplier'} agrees a visit with you${isAnyTime ? ', on any day and at any time' : ''}`,
  }),
  /** With mixed meters. */
  oneOfTwo: {
    afterElectricity: 'You choose a gas plan after your electricity plan.',
    left: (done: string, left: string) => `Your ${done} is set up. Your ${left} is left to do.`,
    skipped: (done: string, left: string) =>
      `Your ${done} is set up. You left ${left} for later, and can carry on now.`,
    seePlans: (left: string) => `See ${left} plans`,
    opening: 'Opening',
    skip: (left: string) => `Leave ${left} for later`,
    skipping: 'Saving',
  },
  cover: {
    title: 'Heating Breakdown Cover',
    from: (supplier: string | null) => `From ${supplier ?? 'your supplier'}`,
    description: 'You took it with your energy plan. It is part of what you pay for your energy.',
  },
  notChosen: 'We find the plans for your home, and set up the one you choose.',
  dateMissing: 'You can set it up once we know your move-in date.',
  addDate: 'Add your move-in date',
  skipped: 'You left energy for later. You can carry on now.',
  unfinished: 'You have started setting up energy. You can carry on now.',
  /** [CONF-16] */
  comeBackFrom: (date: string) => `Come back to this page on or after ${date} to set it up.`,
} as const;
