import { energyCardState } from './energy-card.state';

const facts = {
  isCompleted: false,
  isOptedIn: true,
  isMoveInDateInRange: true,
  supplyChecked: true,
  quotableEnergy: true,
  postcode: 'MK40 2QT',
};

describe('the state of the energy card', () => {
  it.each([
    ['completed [CONF-17]', 'completed', { isCompleted: true, isMoveInDateInRange: false }],
    ['not chosen [CONF-13]', 'not-chosen', { isOptedIn: false, isMoveInDateInRange: false }],
    ['too early [CONF-16]', 'too-early', { isMoveInDateInRange: false, quotableEnergy: false }],
    ['without a quote', 'no-quote', { quotableEnergy: false }],
    ['without a quote outside Great Britain, whatever else', 'no-quote', { postcode: 'BT1 5GS', isOptedIn: false }],
    ['to be continued while the supply is unknown', 'continue', { quotableEnergy: false, supplyChecked: false }],
    ['to be continued [CONF-15]', 'continue', {}],
  ])('is %s', (_when, state, differing) => {
    expect(energyCardState({ ...facts, ...differing })).toBe(state);
  });
});
