/** Words of the panel around its sections. */
export const panelTexts = {
  sections: 'Sections of the customer panel',
  customer: 'Customer',
  notes: 'Notes',
  loading: 'Loading the customer',
} as const;
