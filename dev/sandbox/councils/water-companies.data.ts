export type WaterService = 'WATER' | 'SEWERAGE';

/**
 * Water companies by their real names; links, mail addresses and logos are invented from the names.
 * Source: common knowledge of supply areas; as of November 2026.
 */
export const WATER_COMPANIES = {
  affinity: { name: 'Affinity Water' },
  anglian: { name: 'Anglian Water' },
  bournemouth: { name: 'Bournemouth Water' },
  bristol: { name: 'Bristol Water' },
  cambridge: { name: 'Cambridge Water' },
  essexSuffolk: { name: 'Essex & Suffolk Water' },
  northumbrian: { name: 'Northumbrian Water' },
  portsmouth: { name: 'Portsmouth Water' },
  scottish: { name: 'Scottish Water' },
  ses: { name: 'SES Water' },
  severnTrent: { name: 'Severn Trent Water' },
  southEast: { name: 'South East Water' },
  southStaffs: { name: 'South Staffs Water' },
  southWest: { name: 'South West Water' },
  southern: { name: 'Southern Water' },
  thames: { name: 'Thames Water' },
  united: { name: 'United Utilities' },
  welsh: { name: 'Dŵr Cymru Welsh Water' },
  wessex: { name: 'Wessex Water' },
  yorkshire: { name: 'Yorkshire Water' },
} as const;

export type WaterCompany = keyof typeof WATER_COMPANIES;

/** One company for both services, or a water-only company and another for sewerage, each with its own bill. */
export type WaterArea = WaterCompany | readonly [water: WaterCompany, sewerage: WaterCompany];
