/** Messages of the priority services register. The first four are word for word. [PSR-10 to PSR-14] */
export const psrMessages = {
  nothingSelected: 'You must select at least one valid option from the list.',
  untilMissing: 'Please specify when do you think this condition will last until',
  untilPast: 'Date must be in the future',
  language: 'Please specify a language',
  noResults: 'Sorry there are not results for this search. Please try another phrase.',
  needsHelp: 'Please choose Yes or No',
  noConsent:
    'We can only register you with a company that you let us tell. Choose at least one, or answer No to carry on without registering.',
} as const;
