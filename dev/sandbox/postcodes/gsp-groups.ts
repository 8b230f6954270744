/**
 * Grid supply point groups of Great Britain with the distributor number that an MPAN starts with.
 * Source: industry codes, common knowledge; as of November 2026.
 */
export const GSP_GROUPS = {
  _A: { distributor: '10', name: 'Eastern' },
  _B: { distributor: '11', name: 'East Midlands' },
  _C: { distributor: '12', name: 'London' },
  _D: { distributor: '13', name: 'Merseyside and North Wales' },
  _E: { distributor: '14', name: 'West Midlands' },
  _F: { distributor: '15', name: 'North East' },
  _G: { distributor: '16', name: 'North West' },
  _P: { distributor: '17', name: 'North Scotland' },
  _N: { distributor: '18', name: 'South Scotland' },
  _J: { distributor: '19', name: 'South East' },
  _H: { distributor: '20', name: 'Southern' },
  _K: { distributor: '21', name: 'South Wales' },
  _L: { distributor: '22', name: 'South West' },
  _M: { distributor: '23', name: 'Yorkshire' },
} as const;

export type GspGroup = keyof typeof GSP_GROUPS;

export function isGspGroup(value: string): value is GspGroup {
  return Object.hasOwn(GSP_GROUPS, value);
}
