/** Words of the cards of council and water, ours but for those of councilWaterMessages. */
export const councilWaterTexts = {
  /** [CONF-08] */
  together: 'Council Tax & Water',
  findCouncil: 'Find your local council',
  findCouncilUrl: 'https://www.gov.uk/find-local-council',
  askForWater: 'Your landlord, your agent or a neighbour can tell you who it is.',
  council: 'Tell them that you are moving in. You do that on their own site.',
  rates: 'In Northern Ireland you pay rates in place of council tax.',
  oneBill: (name: string) => `${name} sends one bill for council tax and water.`,
  water: 'Register from the day you move in. If you have a water meter, give them a reading.',
  twoBills: (water: string, sewerage: string) =>
    `You get two bills: ${water} brings your water, ${sewerage} takes it away.`,
  itself: 'You told us that you do this yourself.',
  completeWith: (name: string) => `Complete your registration with ${name}`,
  registered: 'You told us that you have registered.',
  question: 'Have you registered?',
  questionOfBoth: 'Have you registered with both?',
  yes: 'Yes',
  no: 'No',
  saving: 'Saving your answer',
  saved: 'Your answer is saved',
  notSaved: (why: string) => `Your answer is not saved yet. ${why}`,
  again: 'Try again',
  notChosen: 'You have not chosen this, so you do it yourself. We can still show you who to tell, and where.',
  unfinished: 'You have started with this. You can carry on now.',
} as const;
