import * as z from 'zod/mini';
import { isIsoDate } from '../form/calendar-date';
import { formatDay } from '../form/format';
import { startDateWindow, startServiceOptions, type StartDateFacts } from './start-date';

/** Messages of the start date page, word for word. [SWITCH-06, SWITCH-07, SWITCH-13] */
export const startDateMessages = {
  date: 'Please enter a valid start date',
  between: (earliest: string, latest: string) => `You must select a date between ${earliest} and ${latest}`,
  agree: 'Please confirm that you are happy to pay for services during cooling-off period',
} as const;

/**
 * The start date page, and the body of `PUT /enrolment/start-date`. `asap` takes the earliest day, so it needs no date.
 * The move-in date and the facts about meters and payment come from the server: the form shows them, and a body that
 * repeats them changes nothing. [SWITCH-05 to SWITCH-13, SWITCH-15]
 * @param facts of the selection
 * @param today London's calendar day, yyyy-MM-dd
 */
export function startDateSchema(facts: StartDateFacts, today: string) {
  return z
    .object({
      startServiceOption: z._default(z.enum(startServiceOptions), 'customInstallationDate'),
      startServiceDate: z._default(z.string(startDateMessages.date), ''),
      consentToPayWhileSwitch: z._default(z.boolean(), false),
      agreeToSwitchOvo: z._default(z.boolean(), false),
    })
    .check(({ value, issues }) => {
      const reject = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      const { startServiceOption, startServiceDate: day, consentToPayWhileSwitch } = value;
      const { earliest, latest } = startDateWindow(facts, { today, consentToPayWhileSwitch });
      if (startServiceOption === 'customInstallationDate') {
        if (!isIsoDate(day)) reject('startServiceDate', startDateMessages.date);
        else if (day < earliest || day > latest)
          reject('startServiceDate', startDateMessages.between(formatDay(earliest), formatDay(latest)));
      }
      if (facts.knownMeterDetails && !value.agreeToSwitchOvo) reject('agreeToSwitchOvo', startDateMessages.agree);
    });
}
export type StartDateForm = z.infer<ReturnType<typeof startDateSchema>>;
