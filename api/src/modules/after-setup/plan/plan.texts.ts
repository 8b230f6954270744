import {
  coolingOffDays,
  councilWaterMessages,
  mailRedirection,
  skyCallbackTexts,
  smartMeterMonths,
  type BillingFrequency,
  type SingleFuel,
  type SkyCallbackSlot,
} from '@home-move/contract';

const names = new Intl.ListFormat('en-GB');
const fuelNames: Readonly<Record<SingleFuel, string>> = { Electric: 'electricity', Gas: 'gas' };

/** "electricity and gas" */
export const listFuels = (fuels: readonly SingleFuel[]): string => names.format(fuels.map((fuel) => fuelNames[fuel]));

const monthly = (amount: string): string => `${amount} a month`;

/**
 * Texts of the entries of a plan. Titles and texts go to calendars: no name, address, amount or reference of the mover.
 * Prices and references are only on the page and on paper.
 */
export const planTexts = {
  /** The day from which the bills are theirs, as movers and landlords call it. */
  startDay: { mover: 'the day you move in', landlord: 'the day you take over the home' },
  moveIn: {
    title: 'Move in',
    takeOver: 'Take over the home',
    text: 'From this day you pay the bills of the home.',
    unknownTitle: 'Give us your move-in date',
    unknownTakeOver: 'Give us the day you take over the home',
    unknownText: 'The other days of your plan follow from it.',
    unknownAction: 'Add your move-in date',
    unknownWhenFinished: 'We do not know the day, so the other days of your plan are missing.',
  },
  redirectMail: {
    title: 'Redirect your mail',
    text: `Apply at least ${mailRedirection.workingDays} working days before you move, so that your post reaches you from day one.`,
    action: 'Redirect your mail',
    url: mailRedirection.url,
  },
  leaveCouncil: {
    title: 'Tell the council at your old home',
    text: 'Give the day you leave and your new address, so that your bill there ends.',
    action: councilWaterMessages.findCouncil,
    url: councilWaterMessages.findCouncilUrl,
  },
  leaveReadings: {
    title: 'Read the meters at your old home',
    text: 'Read them the day you leave. Give the figures and your new address to your energy and water companies there.',
  },
  readings: {
    title: 'Read the meters at your new home',
    landlordTitle: 'Read the meters at the home',
    text: 'Read each meter on the day you take over the home, so that you pay for nothing used before it.',
    note: 'Note the figures in your move plan, and add a photo if you like.',
    noteWhenFinished: 'Note the figures, and give them to your suppliers.',
    tenant: 'Keep a photo of each meter with your inventory.',
    action: 'Note your readings',
    electricity: (figure: string) => `electricity ${figure}`,
    dayAndNight: (day: string, night: string) => `electricity ${day} by day and ${night} by night`,
    gas: (figure: string) => `gas ${figure}`,
    noted: (figures: readonly string[], date: string, suppliers: readonly string[]) =>
      `You noted ${names.format(figures)} on ${date}. Give this to ${names.format(suppliers)} once you have an account there.`,
    unknownSupplier: 'the supplier of the home',
    change: 'Change your readings',
  },
  energy: {
    title: 'Set up your energy',
    /** If it cannot be set up here. */
    elsewhere: 'Arrange your energy',
    call: (name: string, phone: string) => `Call ${name} on ${phone}.`,
    tooEarly: 'You can set it up from this day.',
    dateMissing: 'You can set it up once we know your move-in date.',
    open: (current: string | null, startDay: string) =>
      current === null
        ? `Until you do, the supplier of the home bills you from ${startDay}.`
        : `Until you do, ${current} bills you from ${startDay}: it supplies the home now.`,
    /** Of a finished enrolment, which cannot set it up any more. */
    notHere: 'It was not set up here.',
    leftNotHere: (done: string, left: string) => `Your ${done} is set up. Your ${left} was not set up here.`,
    billedBy: (current: string | null, startDay: string) =>
      `${current ?? 'The supplier of the home'} bills you for it from ${startDay}.`,
    left: (done: string, left: string) => `Your ${done} is set up. Your ${left} is left to do.`,
    action: 'See energy plans',
    pending: 'We are waiting for the supplier to confirm your plan.',
    doneTitle: 'Energy is set up',
    done: (suppliers: readonly string[]) => `You chose ${names.format(suppliers)}.`,
    cancelBy: (supplier: string, fuels: string) => `Last day to cancel ${fuels} from ${supplier} free of charge`,
    cancelByText: (supplier: string) =>
      `You have ${coolingOffDays} days to change your mind. If you do, tell ${supplier}.`,
    start: (supplier: string, fuels: string) => `${supplier} starts to supply your ${fuels}`,
    startText: (supplier: string) => `Read your meters that day. ${supplier} needs the figures for your first bill.`,
    payAsYouGo: (supplier: string) => `Top up only in the way that ${supplier} describes.`,
    until: (current: string) => `Until then ${current} supplies the home and bills you.`,
    reference: (reference: string, plan: string) => `${reference}, ${plan}`,
    monthly: (amount: string, fixedUntil: string | null) =>
      fixedUntil === null ? monthly(amount) : `${monthly(amount)}, fixed until ${fixedUntil}`,
    changes: (fuels: string, amount: string) => `Your ${fuels} changes to ${monthly(amount)}`,
    fixedEnds: (fuels: string) => `Your ${fuels} price is no longer fixed`,
    fixedEndsText: (supplier: string) =>
      `${supplier} moves you to its standard price unless you choose another plan before then.`,
    bill: (name: string, amount: string, frequency: BillingFrequency) =>
      `${name}: ${amount}, ${frequency.toLowerCase()}`,
    firstPayment: (supplier: string) => `First Direct Debit to ${supplier}`,
    firstPaymentText: 'Have enough in your account on this day.',
    paperForm: (supplier: string) => `Return the Direct Debit form to ${supplier}`,
    paperFormText: (supplier: string) =>
      `${supplier} sends it by post. The day of the first payment follows once it is back.`,
    smartMeter: 'A smart meter is fitted',
    smartMeterText: (supplier: string) =>
      `${supplier} agrees the day with you, within ${smartMeterMonths} months of the start.`,
  },
  broadband: {
    title: 'Set up your broadband',
    text: 'Choose a package. Its provider will then give you the day when it starts.',
    action: 'See broadband packages',
    notHere: 'It was not set up here. You can order it from any provider.',
    referredTitle: (provider: string) => `Order your broadband from ${provider}`,
    referred: 'You order on their own site.',
    referredReport: 'Then confirm on your summary that you did.',
    referredAction: 'Go to your summary',
    pending: 'We are waiting for the provider to confirm your order.',
    doneTitle: 'Broadband is ordered',
    done: (provider: string) => `You ordered from ${provider}.`,
    reported: (provider: string) => `You told us that you ordered from ${provider}.`,
    cancelBy: (provider: string) => `Last day to cancel ${provider} broadband`,
    cancelByText: (provider: string) =>
      `You have ${coolingOffDays} days to change your mind. If you do, let ${provider} know.`,
    start: (provider: string) => `Broadband from ${provider} starts`,
    startText: (provider: string) => `${provider} expects it to be up and running on this day.`,
    reference: (reference: string, plan: string) => `${reference}, ${plan}`,
    introductory: (amount: string, months: number) =>
      `${amount === '£0.00' ? 'Free' : monthly(amount)} for the first ${months === 1 ? 'month' : `${months} months`}`,
    changes: (amount: string) => `Your broadband changes to ${monthly(amount)}`,
    contractEnds: 'Your broadband contract ends',
    contractEndsText: 'You can then leave without a charge.',
    startUnknown: (provider: string) => `${provider} will let you know the day.`,
    visit: 'An engineer comes to your home',
    visitText: (provider: string) => `${provider} agrees the day with you. Be at home on that day.`,
    skyCall: 'Sky calls you back',
    skyCallText: (slot: SkyCallbackSlot) =>
      `You asked for a call at this time: ${skyCallbackTexts.slots[slot]}. Sky calls ${skyCallbackTexts.hours}.`,
  },
  council: {
    title: 'Register for council tax',
    rates: 'Register for rates',
    withWater: 'Register for council tax and water',
    text: (council: string, startDay: string) => `Register with ${council} from ${startDay}.`,
    /** Not for rates, which landlords often pay throughout. */
    landlord: 'When a tenant moves in, give the council that day too: the bill then usually goes to the tenant.',
    replaced: (council: string, date: string) => `From ${date} ${council} takes over.`,
    billCoversWater: 'The bill covers water, too.',
    action: (council: string) => councilWaterMessages.register(council),
    notIdentified: councilWaterMessages.councilNotIdentified,
    find: councilWaterMessages.findCouncil,
    findUrl: councilWaterMessages.findCouncilUrl,
  },
  water: {
    title: (company: string) => `Register with ${company}`,
    text: (startDay: string) =>
      `Register from ${startDay}. If the home has a water meter, read it that day and give the figure.`,
    sewerageText: (startDay: string) => `It sends you a separate bill for waste water. Register from ${startDay}.`,
    landlord: 'When a tenant moves in, give that day too: the bill then usually goes to the tenant.',
    action: (company: string) => councilWaterMessages.register(company),
    unknownTitle: 'Register for water',
    notIdentified: `${councilWaterMessages.waterNotIdentified} ${councilWaterMessages.findWater}`,
    notIdentifiedForLandlord: `${councilWaterMessages.waterNotIdentified} Your agent or a neighbour can help you find out.`,
  },
  local: {
    noAddress: 'Once we know the address, we can tell you who to register with.',
    noAddressWhenFinished: 'We cannot tell you who to register with, because we do not know the address.',
    unavailable: 'We could not look up who they are just now. Open your plan again later.',
  },
  monthly,
  monthlyFrom: (amount: string, date: string) => `${monthly(amount)} from ${date}`,
  priceBefore: (amount: string) => `From ${monthly(amount)}.`,
  callUs: (phone: string) => `Call us on ${phone}`,
} as const;
