import { unexpected } from './client-problems';

/**
 * One general problem for each status, used for responses without a problem body. Kept apart from the catalogue because
 * the shell bundles only these for its first screen. [API-14, API-18]
 */
export const generalProblems = {
  VALIDATION: { status: 400, title: 'Please check what you entered' },
  UNAUTHENTICATED: { status: 401, title: 'Please log in to continue' },
  FORBIDDEN: { status: 403, title: 'You cannot do that with this login' },
  NOT_FOUND: { status: 404, title: 'We could not find that' },
  CONFLICT: { status: 409, title: 'Something changed since you opened this page. Check it and try again.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'That is too much to send at once' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many tries. Please wait a moment and try again.' },
  UNEXPECTED: unexpected,
  THIRD_PARTY: {
    status: 502,
    title: 'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
  },
  UNAVAILABLE: { status: 503, title: 'We are not ready yet. Please try again in a moment.' },
} as const;
