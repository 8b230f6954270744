/** The code that the client gives when no response arrived (offline, time-out, connection refused). [API-13] */
export const NETWORK = 'NETWORK';

/** The problem of anything that the client does not expect. Apart from the other general problems, which remotes do not contain. */
export const unexpected = {
  status: 500,
  title: 'Sorry we have encountered some difficulties. Please try again in a moment.',
} as const;
