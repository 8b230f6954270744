import { validationErrors } from '../testing';
import { createEnrolmentSchema, updateEnrolmentSchema } from './enrolment.schema';

describe('creating an enrolment', () => {
  it.each([{ selectedPartner: 100 }, { selectedSubpartner: 201 }, { selectedBranch: '12' }])('accepts %j', (body) => {
    expect(validationErrors(createEnrolmentSchema, body)).toEqual({});
  });

  it.each([{}, { selectedPartner: 100, selectedBranch: 12 }])(
    'rejects %j, which is not exactly one [PERS-23]',
    (body) => {
      expect(validationErrors(createEnrolmentSchema, body)).toEqual({
        '': 'Give exactly one of selectedPartner, selectedSubpartner and selectedBranch',
      });
    },
  );
});

it('reads an update from a form body and omits missing fields', () => {
  const schema = updateEnrolmentSchema({ today: '2026-11-20', limits: { maxPastMonths: 3, maxFutureDays: 29 } });
  expect(schema.parse({ energyOptIn: '1', viewedConfirmation: 'true' })).toEqual({
    energyOptIn: 1,
    viewedConfirmation: true,
  });
  expect(validationErrors(schema, { moveInDate: '2027-01-01', residentialStatus: '0', energyOptIn: '2' })).toEqual({
    moveInDate: 'I can only help with move-in dates up to 29 days in the future',
    residentialStatus: 'Please select an option',
    energyOptIn: expect.any(String),
  });
});
