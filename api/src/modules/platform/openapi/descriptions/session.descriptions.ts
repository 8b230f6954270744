import type { sessionEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const sessionDescriptions: DescriptionsOf<typeof sessionEndpoints> = {
  token: {
    summary: 'Issue an app or user token, or renew one',
    problems: ['INVALID_CREDENTIALS', 'INVALID_REFRESH_TOKEN', 'TOO_MANY_REQUESTS'],
  },
  revoke: {
    summary: 'Log out: end the session of a refresh token',
  },
};
