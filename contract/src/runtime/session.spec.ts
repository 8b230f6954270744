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

describe('isAllSelected', () => {
  it.each([
    ['no offered service is selected', offering(0, 0), false],
    ['some offered services are selected', offering(1, 0), false],
    ['every offered service is selected', offering(1, 1), true],
    ['there is no enrolment', null, false],
    [
      'none is offered',
      anEnrolment({
        energyOfferedStatus: 2,
        entertainmentOfferedStatus: 0,
        councilOfferedStatus: 2,
        waterOfferedStatus: 0,
      }),
      false,
    ],
  ])('when %s', (_, enrolment, expected) => {
    expect(isAllSelected(enrolment)).toBe(expected);
  });
});
