/** How plans that are paid as you go are paid. Names no payment network: they differ between suppliers. */
export const topUpTexts = {
  title: 'How you pay as you go',
  before: 'You pay before you use energy: you top up your meter, and it counts down.',
  key: 'Electricity: you top up a key at shops, post offices and petrol stations that take energy payments.',
  card: 'Gas: you top up a card at shops, post offices and petrol stations that take energy payments.',
  smart: (supplier: string, meters: string) =>
    `With your smart ${meters}, you can top up in the ${supplier} app, online, by phone, or at shops, post offices and petrol stations that take energy payments.`,
  smartMeters: { Electric: 'electricity meter', Gas: 'gas meter', both: 'meters' },
  newItem: (supplier: string, item: string) =>
    `${supplier} sends you a new ${item} by post before supply starts. Do not use one left in the home: you could end up paying what previous occupants owe.`,
  items: { Electric: 'key', Gas: 'card', both: 'key and a new card' },
  debts: (supplier: string) =>
    `You do not have to pay what previous occupants owe. If the meter shows a debt, call ${supplier}, and they clear it.`,
} as const;

/** Questions below the form of a plan that is paid as you go. [PAY-07] */
export const paygFaqTexts = {
  noCredit: 'What if I run out of credit?',
  noCreditAnswer: (supplier: string) =>
    `Your meter has emergency credit for the time until you can top up. If you cannot afford to, call ${supplier}: they have to help you, for example with more credit that you pay back bit by bit.`,
  untilThenAnswer: (supplier: string) =>
    `The current supplier of the home. Call them when you move in: they send you your own key or card, and take what previous occupants owe off the meter. You top up with them until your supply from ${supplier} starts. Note the credit on the meter on that day: you get back what is left of it.`,
} as const;
