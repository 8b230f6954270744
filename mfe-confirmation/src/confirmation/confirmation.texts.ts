const names = new Intl.ListFormat('en-GB');

/** Words of the page: the summary is the specification's [CONF-04], the rest is ours. */
export const confirmationTexts = {
  heading: (isDone: boolean, firstName: string | null) => {
    const words = isDone ? 'You are all set' : 'You are nearly there';
    return firstName === null ? words : `${words}, ${firstName}`;
  },
  summary: "Here is a summary of what you've set up, and what you need to do next.",
  energy: 'energy',
  entertainment: 'broadband, TV or phone',
  /** [CONF-05] */
  stillTime: (open: readonly string[]) => `There is still time to set up ${open.join(' and ')}.`,
  toRegister: (authorities: readonly string[]) => `You still have to register with ${names.format(authorities)}.`,
  loading: 'Loading your summary',
  nothing: 'There is nothing to set up here for this home.',
} as const;
