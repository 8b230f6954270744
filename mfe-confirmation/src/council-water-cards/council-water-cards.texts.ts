import { councilWaterMessages as messages } from '@home-move/contract';

/** The cards of council and water: our own wording, apart from the contract's messages. */
export const councilWaterTexts = {
  /** [CONF-08] */
  combinedTitle: messages.councilAndWater,
  /** Right for everyone: tenants and owners move in, landlords do not. */
  council: 'Let them know the day from which you are responsible for the home. You do that on their own site.',
  oneBill: (name: string) => `${name} sends one bill for council tax and water.`,
  water: 'Register from the day you are responsible for the home. If the home has a water meter, give them a reading.',
  doneByMover: 'You chose to sort this out yourself.',
  registered: 'You have registered.',
  question: 'Have you registered?',
  questionOfBoth: 'Have you registered with both?',
  yes: 'Yes',
  no: 'No',
  saving: 'Saving your answer',
  saved: 'Your answer is saved',
  notSaved: (why: string) => `Your answer is not saved yet. ${why}`,
  again: 'Try again',
  notChosen: 'You have not chosen this, so you register yourself.',
  canStillChoose: 'You can still put it on your list.',
  /** Answered, but the directory failed since, as after a changed address. */
  unavailable: 'We could not look up who they are just now. Your answers are safe.',
  lookUp: 'Try again',
  lookingUp: 'Looking it up',
  unfinished: 'You have started this. You can carry on now.',
} as const;
