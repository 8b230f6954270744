import { residentialStatus } from '../moving-details/moving-details';
import { offeredStatus } from '../service/service';
import { addOnTypes } from '../tariff/tariff';
import { enrolmentStatus, serviceTypes } from './enrolment';

it('numbers the statuses of an enrolment [CODE-01]', () => {
  expect(enrolmentStatus).toEqual({ pending: 0, open: 10, detailsPopulated: 20, closed: 30, complete: 40 });
});

it('numbers how a product is offered [CODE-02]', () => {
  expect(offeredStatus).toEqual({
    notSet: 0,
    offered: 1,
    notOffered: 2,
    offeredAndPreselected: 3,
    offeredAndMandatory: 4,
  });
});

it('numbers the types of services [CODE-03]', () => {
  expect(serviceTypes).toEqual({
    energy: 0,
    broadband: 1,
    sky: 2,
    council: 3,
    wombb: 4,
    wome: 5,
    water: 6,
    ssebb: 7,
  });
});

it('numbers the residential statuses [CODE-06]', () => {
  expect(residentialStatus).toEqual({
    notSet: 0,
    homeOwner: 200,
    privateTenant: 201,
    localAuthority: 202,
    landlord: 203,
  });
});

it('numbers the types of add-ons [CODE-08]', () => {
  expect(addOnTypes).toEqual({ electricity: 1, gas: 2, dual: 3, home: 4, broadband: 5, other: 6 });
});
