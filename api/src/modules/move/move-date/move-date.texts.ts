/** Texts of what a changed move-in date affects, and of what stops the change. */
export const moveDateTexts = {
  sameDate: 'This is the date that we already have',
  underWay: 'We are still changing your dates. Wait a minute, then try again.',
  energy: {
    title: (supplier: string, fuels: string) => `${supplier} starts to supply your ${fuels}`,
    change: (supplier: string) => `We change the day with ${supplier}.`,
    none: 'The start still fits your move.',
    call: (supplier: string) =>
      `It is less than two working days before the start, so only ${supplier} can change it. Give them your reference.`,
  },
  energyChoice: {
    title: 'Your choice of energy plan',
    opens: 'You can choose a plan from this day.',
    starts: 'The plan that you chose starts on this day, once you have set it up.',
  },
  broadband: {
    title: (provider: string) => `Broadband from ${provider} starts`,
    change: (provider: string) => `We change the day with ${provider}.`,
    none: 'The day still fits your move.',
    call: (provider: string) =>
      `It is less than five working days before the start, so only ${provider} can change it. Give them your reference.`,
    unknown: (provider: string) => `${provider} has not given a day yet. Let them know your new date.`,
    ownSite: (provider: string) => `You ordered on their own site, so only ${provider} can change the day.`,
    pending: (provider: string) => `Order from ${provider} for the new day.`,
  },
  council: {
    title: 'Council tax',
    none: 'We look up your council for the new day.',
    call: (council: string) => `You have registered. Give ${council} your new date.`,
  },
  water: {
    title: 'Water',
    none: 'We look up your water company for the new day.',
    call: (company: string) => `You have registered. Give ${company} your new date.`,
  },
  plan: { title: 'Your move plan', text: 'The dates in your plan and your calendar will update automatically.' },
} as const;
