/** Words of energy prices, in plain English. */
export const explainedTerms = {
  unitRate: {
    question: 'What is a unit rate?',
    answer:
      'The price of each unit of energy that you use. A unit is 1 kWh, about one wash in a washing machine. The less you use, the less you pay.',
  },
  standingCharge: {
    question: 'What is a standing charge?',
    answer: 'A fixed amount for each day, whether or not you use any energy. It pays for the connection to your home.',
  },
  exitFee: {
    question: 'What is an exit fee?',
    answer:
      'What you pay if you leave a fixed plan before it ends, to change supplier or because you move. Suppliers may not charge it in the last 49 days of the plan.',
  },
} as const;
