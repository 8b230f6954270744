/** The questions about meters that the register does not list. */
export const meterTexts = {
  yes: 'Yes',
  no: 'No',
  gas: {
    legend: 'Does your home have gas?',
    hint: 'We could not find the meters of this home, so please tell us about them.',
  },
  prepay: {
    legend: 'Do you pay for your energy by topping up?',
    hint: 'With a key, a card or an app. This is also called pay as you go or prepayment.',
  },
  economy7: {
    legend: 'Does your electricity cost less at night?',
    hint: 'Such a meter is called Economy 7. It shows two readings, for day and night.',
  },
} as const;
