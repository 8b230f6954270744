/** Words around the criteria of a new password; the criteria are in the contract. */
export const newPasswordTexts = {
  needs: 'Your password needs:',
  met: 'done',
  missing: (labels: readonly string[]) => `Still needed: ${labels.join('; ')}`,
  complete: 'Your password has all it needs',
} as const;
