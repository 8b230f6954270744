export const enrolmentMessages = {
  exactlyOneBrand: 'Give exactly one of selectedPartner, selectedSubpartner and selectedBranch',
} as const;
