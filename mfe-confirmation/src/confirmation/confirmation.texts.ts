import { formatList } from '@home-move/contract';
const numbers: readonly (string | undefined)[] = [undefined, 'One', 'Two', 'Three', 'Four'];

/** The summary is worded by the specification [CONF-04], the rest is ours. */
export const confirmationTexts = {
  /** Until the summary has loaded, and while a finished enrolment lacks something. [CONF-03] */
  plainHeading: 'Your new home',
  allSet: 'You are all set',
  /** No card shows something to do, but a provider has not confirmed an order, or nothing was chosen. */
  nearlyThere: 'You are nearly there',
  left: (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'thing' : 'things'} left`,
  greeting: (heading: string, firstName: string | null) => (firstName === null ? heading : `${heading}, ${firstName}`),
  summary: "Here is a summary of what you've set up, and what you need to do next.",
  /** [CONF-05] */
  stillTime: (labels: readonly string[]) => `There is still time to set up ${labels.join(' and ')}.`,
  toRegister: (authorities: readonly string[]) => `You still have to register with ${formatList(authorities)}.`,
  loading: 'Loading your summary',
  nothing: 'There is nothing to set up here for this home.',
} as const;
