/** Texts of council and water for more than one screen; the first is word for word the specification's. [COUNCIL-06 to COUNCIL-08] */
export const councilWaterMessages = {
  councilNotIdentified: "Unfortunately we couldn't identify the local council for your new home.",
  waterNotIdentified: "Unfortunately we couldn't identify the water company for your new home.",
  findCouncil: 'Find your local council',
  findCouncilUrl: 'https://www.gov.uk/find-local-council',
  findWater: 'Your landlord, your agent or a neighbour can tell you who it is.',
  waterWithCouncilTax: 'In Scotland you pay for water through your council tax.',
  noWaterBill: 'In Northern Ireland homes get no bill for water.',
  rates: 'In Northern Ireland you pay rates in place of council tax.',
  twoBills: (water: string, sewerage: string) =>
    `You get two bills: one from ${water} for clean water, one from ${sewerage} for waste water.`,
  companyServices: { WATER: 'Clean water', SEWERAGE: 'Used water' },
  register: (name: string) => `Register with ${name}`,
  councilAndWater: 'Council Tax & Water',
  choice: 'Please select an option',
  mandatory: 'Your agent has to notify them',
} as const;
