import { energyCardState } from './energy-card.state';

const facts = {
  isCompleted: false,
  isOptedIn: true,
  moveInDate: '2026-11-27',
  isMoveInDateInRange: true,
  supplyStatus: 'quotable',
  postcode: 'MK40 2QT',
  fuelsSetUp: [],
} as const;

const unsupported = { supplyStatus: 'unsupported-meters' } as const;

describe('the state of the energy card', () => {
  it.each([
    ['completed [CONF-17]', 'completed', { isCompleted: true, isMoveInDateInRange: false }],
    ['not chosen [CONF-13]', 'not-chosen', { isOptedIn: false, isMoveInDateInRange: false }],
    ['too early [CONF-16]', 'too-early', { isMoveInDateInRange: false }],
    ['without a date', 'date-missing', { moveInDate: null, isMoveInDateInRange: false }],
    ['without a quote, however far ahead the move is', 'no-quote', { ...unsupported, isMoveInDateInRange: false }],
    ['without a quote before it is chosen', 'no-quote', { ...unsupported, isOptedIn: false }],
    ['without a quote outside Great Britain, whatever else', 'no-quote', { postcode: 'BT1 5GS', isOptedIn: false }],
    ['to be continued while the supply is unknown', 'continue', { supplyStatus: 'unchecked' }],
    ['to be continued [CONF-15]', 'continue', {}],
  ] as const)('is %s', (_when, state, differing) => {
    expect(energyCardState({ ...facts, ...differing }, null)).toBe(state);
  });

  it.each([
    ['electricity first', 'continue', 'Electric', {}],
    ['gas once electricity is chosen', 'after-electricity', 'Gas', {}],
    ['gas once electricity is set up', 'fuel-left', 'Gas', { fuelsSetUp: ['Electric'] }],
    ['gas that was not chosen with electricity', 'fuel-left', 'Gas', { fuelsSetUp: ['Electric'], isOptedIn: false }],
    ['electricity whose supplier refused', 'fuel-left', 'Electric', { fuelsSetUp: ['Gas'] }],
    ['gas of a move put off', 'too-early', 'Gas', { fuelsSetUp: ['Electric'], isMoveInDateInRange: false }],
    ['electricity that is set up', 'completed', 'Electric', { fuelsSetUp: ['Electric'], isCompleted: true }],
  ] as const)('with mixed meters offers %s: %s', (_what, state, fuel, differing) => {
    expect(energyCardState({ ...facts, ...differing }, fuel)).toBe(state);
  });
});
