/** Texts of the consent to performance cookies. */
export const consentTexts = {
  label: 'Performance cookies',
  question: 'May we count how this site is used?',
  why: 'It shows us which pages work well and where people get stuck. We never count names, addresses or what you type, and nothing changes for you if you say no.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'More about cookies',
  control:
    'They show us which pages work well and where people get stuck. We never count names, addresses or what you type, and nothing changes for you if you say no. You can change your mind here at any time.',
  accepted: 'You have accepted performance cookies.',
  rejected: 'You have rejected performance cookies.',
  unanswered: 'You have not chosen yet, so they are off.',
  acceptedOnHost: 'They are on, because you accepted them in this website’s cookie settings.',
  notAcceptedOnHost: 'They are off, because you have not accepted them in this website’s cookie settings.',
} as const;
