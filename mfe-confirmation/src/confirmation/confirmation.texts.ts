const list = new Intl.ListFormat('en-GB');

/** The summary is worded by the specification [CONF-04], the rest is ours. */
export const confirmationTexts = {
  /** `isAllSet` is null until it is known. [CONF-03] */
  heading: (isAllSet: boolean | null, firstName: string | null) => {
    const known = isAllSet ? 'You are all set' : 'You are nearly there';
    const greeting = isAllSet === null ? 'Your new home' : known;
    return firstName === null ? greeting : `${greeting}, ${firstName}`;
  },
  summary: "Here is a summary of what you've set up, and what you need to do next.",
  /** [CONF-05] */
  stillTime: (labels: readonly string[]) => `There is still time to set up ${labels.join(' and ')}.`,
  toRegister: (authorities: readonly string[]) => `You still have to register with ${list.format(authorities)}.`,
  loading: 'Loading your summary',
  nothing: 'There is nothing to set up here for this home.',
} as const;
