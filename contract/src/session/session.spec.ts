import { anEnrolment } from '../enrolment/enrolment.builder';
import { isAllSelected } from './session';

const offering = (energy: 0 | 1, council: 0 | 1) =>
  anEnrolment({
    energyOfferedStatus: 1,
    entertainmentOfferedStatus: 2,
    councilOfferedStatus: 4,
    waterOfferedStatus: 0,
    energyOptIn: energy,
    councilOptIn: council,
  });

describe('whether everything is selected', () => {
  it.each([
    ['nothing of what is offered is chosen', offering(0, 0), false],
    ['a part of it is', offering(1, 0), false],
    ['all of it is, and nothing else', offering(1, 1), true],
    ['there is no enrolment', null, false],
    [
      'nothing is offered',
      anEnrolment({
        energyOfferedStatus: 2,
        entertainmentOfferedStatus: 0,
        councilOfferedStatus: 2,
        waterOfferedStatus: 0,
      }),
      false,
    ],
  ])('where %s', (_, enrolment, expected) => {
    expect(isAllSelected(enrolment)).toBe(expected);
  });
});
