/** Messages of the feedback question. */
export const feedbackMessages = {
  score: 'Please select an option',
  longComment: 'Please use 1,000 characters or fewer',
} as const;
