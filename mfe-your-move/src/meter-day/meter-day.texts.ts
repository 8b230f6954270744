import {
  clockDifferenceText,
  type DayMeter,
  type DeliveryState,
  type EarlierReading,
  type MeterReading,
  type RegisterRate,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';

const names: Readonly<Record<DayMeter, string>> = { electricity: 'Electricity', gas: 'Gas', water: 'Water' };
const lower = (meter: DayMeter) => names[meter].toLowerCase();
const ofMeter = (meter: DayMeter) => `${meter === 'electricity' ? 'an' : 'a'} ${lower(meter)} meter`;
const count = (number: number, total: number) => `${number} of ${total} ${total === 1 ? 'meter' : 'meters'}`;

/** Texts of the page. */
export const meterDayTexts = {
  heading: 'Meter day',
  back: 'Back to your move',
  lede: (home: string, moveInDate: string | null, today: string) =>
    moveInDate === null || moveInDate === today
      ? `Read the meters at ${home} today, ${formatDate(today)}. Then you pay only for what you use.`
      : `Read the meters at ${home} on ${formatDate(moveInDate)}, the day you move in. Then you pay only for what you use.`,
  loading: 'Loading your meters',
  notUpdated: 'These are the meters as we last loaded them.',
  meters: 'Meters',
  names,
  tally: {
    read: (number: number, total: number) => `${count(number, total)} read`,
    rest: (sent: number, waiting: number) =>
      [sent > 0 && `${sent} sent`, waiting > 0 && `${waiting} waiting to send`].filter(Boolean).join(', '),
  },
  states: { todo: 'To do', waiting: 'Waiting to send', sent: 'Sent' },
  card: {
    open: 'Read this meter',
    readingOf: (meter: DayMeter) => ` (${lower(meter)})`,
    rates: { single: 'Reading', day: 'Day reading', night: 'Night reading' } satisfies Record<RegisterRate, string>,
    serialNumber: 'Serial number',
    photo: (meter: DayMeter) => `Photo of the ${lower(meter)} meter`,
    saved: (moment: string) => `Saved on this device ${moment}`,
    delivery: ({ state, recipient }: MeterReading['delivery'], moment: string) =>
      ({
        sent: `Sent to ${recipient ?? 'the supplier'} ${moment}`,
        sending: `Sent to us ${moment}. We are passing it on to ${recipient ?? 'the supplier'}.`,
        refused: `Sent to us ${moment}. ${recipient ?? 'The supplier'} did not accept it from us, so please send this message.`,
        byMessage: `Sent to us ${moment}. ${recipient ?? 'The supplier'} takes readings by message only.`,
      })[state satisfies DeliveryState],
    change: 'Change',
    changeOf: (meter: DayMeter) => ` the ${lower(meter)} reading`,
    proof: 'See proof',
    proofOf: (meter: DayMeter) => ` of the ${lower(meter)} reading`,
    unreachable:
      'You cannot reach this meter now. Ask your landlord or agent where it is. Without a reading, the supplier estimates it.',
    evicted: 'Nothing could be saved on this device.',
    evictedMore:
      'Your browser has removed this reading from it. Keep this page open until it is sent, or write the reading down.',
    rejected: 'This reading was not accepted. Please change it.',
    agent: 'The customer reads this meter on their own device.',
  },
  form: {
    takePhoto: 'Take a photo',
    takeAgain: 'Take it again',
    photoBusy: 'Making it smaller',
    photoFirst: 'Waiting for the photo',
    photoTaken: (moment: string) => `Photo taken ${moment}, saved on this device`,
    photoUnsaved: (moment: string) => `Photo taken ${moment}, not saved yet`,
    photoHint: 'A photo of the whole meter is your proof. We remove the place where it was taken.',
    photoErrors: {
      tooLarge: 'This photo is larger than 20 MB. Choose a smaller one.',
      notReduced: 'This photo could not be made small enough. Take it again from further away.',
      notLoaded: 'Your photo could not be opened, because a part of this page did not load. Try again with a signal.',
      unreadable: 'This file is not a photo that your browser can open. Choose another one.',
    },
    serialHint: 'Near the barcode, letters and numbers',
    serialSame: (meter: DayMeter) => `Matches the ${lower(meter)} meter of this home`,
    serialDifferent: 'This is not the number we expect.',
    serialDifferentMore: (meter: DayMeter, expected: string) =>
      `The register lists ${ofMeter(meter)} with the number ${expected} for this home. Please compare it with the meter. If the meter was replaced, save the number that you see.`,
    digitsHint: (digits: number, meter: DayMeter) =>
      meter === 'electricity'
        ? `The first ${digits} numbers. Leave out a red one.`
        : `The ${digits} black or white numbers. Leave out the red ones.`,
    unknownDigitsHint: 'All black or white numbers, with zeros at the start. Leave out the red ones.',
    doubts: { lower: 'This is lower than before.', higher: 'This is much higher than before.' },
    doubtMore: ({ value, readOn, source }: EarlierReading) =>
      `On ${formatDate(readOn)} ${source === 'supplier' ? 'this meter showed' : 'you noted'} ${value}. Please look at it again.`,
    looked: (value: string) => `I looked again. It shows ${value}.`,
    save: (meter: DayMeter) => `Save ${lower(meter)} reading`,
    saving: 'Saving',
    cannotReach: 'I can’t reach this meter',
    cancel: 'Keep it as it was',
    lost: 'Nothing could be saved on this device, and there is no signal to send it.',
    lostMore:
      'The storage of this device is full or switched off. Your reading is still on the screen: keep this page open, free some space or find a signal, then save it again.',
    stored: (meter: DayMeter) => `${names[meter]} reading saved on this device.`,
    sent: (meter: DayMeter) => `${names[meter]} reading sent.`,
  },
  conflict: {
    title: 'This meter has two readings',
    text: 'Another device has sent a reading of this meter. Choose the one that counts.',
    theirs: 'Sent from another device',
    ours: 'Waiting on this device',
    keepTheirs: 'Keep the one that was sent',
    keepOurs: 'Use the one on this device',
  },
  message: {
    title: (recipient: string | null) => `Message for ${recipient ?? 'the supplier'}`,
    copy: 'Copy message',
    copied: 'Copied',
    manual: 'Select the text above and copy it.',
  },
  proof: {
    title: (meter: DayMeter) => `Proof of the ${lower(meter)} reading`,
    device: 'Time on this device',
    server: 'Time on our server',
    notSent: 'Not sent yet',
    clock: 'Device clock',
    ahead: (seconds: number) => `${clockDifferenceText(seconds)} ${seconds > 0 ? 'ahead of ours' : 'behind ours'}`,
    same: 'Within five minutes of ours',
    hash: 'SHA-256 of photo and values',
    text: 'The hash changes if a single digit or pixel of the photo changes.',
    close: 'Close',
  },
  handover: {
    title: 'Handover sheet',
    text: 'One page for your landlord and the inventory clerk: photos, readings, serial numbers and times.',
    soFar: (number: number, total: number) => `${count(number, total)} so far. You can make it again later.`,
    none: 'You can make it once the first reading has been sent.',
    all: 'All meters are on it.',
    save: 'Save as PDF',
    saving: 'Making the PDF',
    done: 'The handover sheet is ready',
    fileName: 'handover-sheet.pdf',
  },
  recipients: {
    title: 'Where your readings go',
    unknown: 'Not known yet',
    sent: (moment: string) => `We sent it ${moment}`,
    byCall: 'We send it on',
    byMessage: 'Takes readings by message only. We write it, you copy it.',
    afterSignal: 'We send it when the signal is back',
  },
  phone: {
    title: 'Easier on a phone',
    text: 'Scan to open this page there.',
    code: 'QR code that opens this page',
  },
  safe: 'Locked on this device until sent, then removed. If you choose Log Out first, we ask you what to do with it.',
} as const;
