/** Common street names of Great Britain. Source: common knowledge, invented combinations; as of November 2026. */
export const STREETS = [
  'Castle Street',
  'Mill Lane',
  'Station Road',
  'Church Lane',
  'Victoria Road',
  'Park Avenue',
  'Orchard Close',
  'Kings Road',
  'Queens Drive',
  'Albert Terrace',
  'Chapel Street',
  'Meadow View',
  'Alexandra Road',
  'Springfield Road',
  'Grange Road',
  'Highfield Avenue',
  'Windsor Gardens',
  'Beech Grove',
  'Manor Road',
  'Brook Street',
  'Hawthorn Way',
  'Stanley Street',
  'The Crescent',
  'Woodlands Road',
  'Cedar Close',
  'Northfield Lane',
  'Priory Walk',
  'Rectory Road',
  'Belmont Street',
  'Clarence Road',
  'Cromwell Road',
  'Lime Tree Avenue',
] as const;

/** Names of houses without a number. Source: as above. */
export const HOUSE_NAMES = [
  'Rose Cottage',
  'The Old Bakery',
  'Hillside',
  'The Coach House',
  'Ivy Lodge',
  'Willow Barn',
] as const;

/** Invented firms; any likeness to a real one is chance. As of November 2026. */
export const FIRMS = [
  'Pennywort Bakery',
  'Harcombe Cycles',
  'Tidewater Print',
  'Elmfield Dental Care',
  'Southgate Upholstery',
  'Quayside Framing',
  'Bramble Veterinary Surgery',
  'Ludgrove Accountants',
] as const;
