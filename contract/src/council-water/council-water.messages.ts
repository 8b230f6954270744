/** Texts of council and water that more than one screen shows; the first is word for word the specification's. [COUNCIL-06 to COUNCIL-08] */
export const councilWaterMessages = {
  councilNotIdentified: "Unfortunately we couldn't identify the local council for your new home.",
  waterNotIdentified: "Unfortunately we couldn't identify the water company for your new home.",
  waterWithCouncilTax: 'In Scotland you pay for water through your council tax.',
  noWaterBill: 'In Northern Ireland homes get no bill for water.',
  choice: 'Please select an option',
  mandatory: 'Your agent has to notify them',
} as const;
