/** What a key of a partner admits: sending moves, reading them, codes for frames and panels, webhooks. */
export const partnerScopes = ['moves:write', 'moves:read', 'launch', 'webhooks'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/**
 * The two sets of data that a partner has. Moves of `test` send no messages and end after a day. A key reads and changes only the moves of
 * its own environment.
 */
export const partnerEnvironments = ['live', 'test'] as const;
export type PartnerEnvironment = (typeof partnerEnvironments)[number];
