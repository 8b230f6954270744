import { coolingOffDays, energyMessages, maxSwitchDays } from '@home-move/contract';

/** The details of a tariff, over the list and as a page. */
export const detailsTexts = {
  title: 'Tariff details',
  prices: 'Prices',
  plan: 'The plan',
  terms: 'Terms',
  loading: 'Loading the tariff',
  back: 'Back to all plans',
  print: 'Print',
  label: 'Tariff information label',
  features: 'What the supplier offers',
  gone: 'This plan is not on the list any more.',
  toList: 'See energy plans',
  failed: energyMessages.listFailed,
} as const;

/** What happens in a switch. */
export const switchDetailsTexts = {
  title: 'What happens when you switch',
  lede: 'You do not have to call anyone: the new supplier arranges the switch.',
  today: 'The day you agree',
  agree: (supplier: string) => `We send your details to ${supplier}, and you get a confirmation by email.`,
  coolingOff: (lastDay: string) => `Within ${coolingOffDays} days, until ${lastDay} if you agree today`,
  cancel: (supplier: string) =>
    `You can change your mind free of charge. Tell ${supplier}, and the current supplier of the home carries on.`,
  startsOn: (supplier: string) => `${supplier} starts to supply your home. Your supply is not interrupted.`,
  start: 'The start date',
  reading: 'On the start date',
  readings:
    'Take readings of your meters and send them to the new supplier, so that you pay each supplier for its own days only. A smart meter sends them by itself.',
  meanwhileTitle: 'Who supplies my home until then?',
  meanwhile:
    'The supplier that the home has now. From the day you move in you pay it for what you use, at the prices of its standard contract. It sends you a last bill after the switch.',
  howLongTitle: 'How long does it take?',
  howLong: `Switching can take ${maxSwitchDays} days. Most switches take five working days.`,
  moveInTitle: 'What do I do on the day I move in?',
  moveIn: 'Take readings of all meters and keep a photo of each. You will need them if the first bill is wrong.',
  newSupplier: 'your new supplier',
  newSupplierFirst: 'Your new supplier',
} as const;
