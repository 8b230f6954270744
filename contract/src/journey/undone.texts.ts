import { formatList } from '../form/format';

/** What a change undoes, one sentence each. `plan` is "Larkfield Fix 12 from Larkfield Energy". */
export const undoneTexts = {
  address: {
    use: 'The energy use that you entered is removed.',
    prices: 'We look up the meters and energy prices of the new home.',
    plan: (plan: string) => `Your energy plan, ${plan}, is removed with its start date.`,
    broadband: (name: string) => `Your broadband package, ${name}, is removed.`,
    reportedOrder: (name: string) =>
      `We no longer show ${name} as ordered. Your order with the provider itself does not change.`,
    authorities: (names: readonly string[]) => `We look up who serves the new home instead of ${formatList(names)}.`,
    registrations: (labels: readonly string[]) => `Your answer about registering for ${formatList(labels)} is removed.`,
    meterReadings: 'Your meter readings are removed.',
    ticks: 'The ticks in your move plan are removed.',
  },
  moveInDate: {
    chosenStart: (plan: string) => `The start date that you chose for ${plan} is replaced by the earliest one.`,
    start: (plan: string) => `${plan} starts on the earliest day that is possible for the new date.`,
    opens: (date: string) => `You cannot set up energy before ${date}.`,
    waits: 'Energy has to wait until we know the date.',
  },
  services: {
    plan: (plan: string) => `${plan} is not set up. It stays saved in case you choose energy again.`,
    broadband: (name: string) => `${name} is not set up. It stays saved in case you choose broadband again.`,
  },
  usage: {
    plan: (plan: string) =>
      `Your energy plan, ${plan}, is removed with its start date, because its price was for another use.`,
  },
} as const;
