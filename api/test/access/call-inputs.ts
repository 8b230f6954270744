import { londonToday } from '@home-move/contract';

/**
 * Bodies of calls that change an enrolment, valid for any that has no address yet. Each names an enrolment too, which the API
 * must ignore.
 */
export const validBodies = (home: string): Readonly<Record<string, (enrolmentId: string) => object>> => ({
  'PUT /api/v1/enrolment-auth': (enrolmentId) => ({ enrolmentId, id: enrolmentId, residentialStatus: 201 }),
  'PUT /api/v1/enrolment-auth/personal-details': (id) => ({
    id,
    title: 'Mr',
    firstName: 'Eve',
    surname: 'Stranger',
    dateOfBirth: '1990-01-01',
  }),
  'PUT /api/v1/enrolment-auth/contact-details': (enrolmentId) => ({
    enrolmentId,
    contactNumber: '07700900666',
    emailAddress: 'eve@example.test',
  }),
  'PUT /api/v1/address': (enrolmentId) => ({ enrolmentId, addressKey: home }),
  'POST /api/v1/address': (enrolmentId) => ({ enrolmentId, addressKey: home }),
  'PUT /api/v1/addresses/manual-address': (enrolmentId) => ({
    enrolmentId,
    houseNameOrNumber: '1',
    addressLine1: 'Stranger Street',
    town: 'Bedford',
    postcode: 'MK40 2QT',
  }),
  'POST /api/v1/onboarding/journey': (enrolmentId) => ({ enrolmentId, firstName: 'Eve' }),
  'POST /api/v1/quotes/energy-usage-info': (enrolmentId) => ({
    enrolmentId,
    // Their home is entered manually, so the register does not list its meters.
    gas: 'Y',
    prepay: 'N',
    economy7: 'N',
    knownUsage: 'N',
    numberOfBedrooms: 1,
    propertyType: 1,
    numberOfPeople: 1,
  }),
  'POST /api/v1/note': (enrolmentId) => ({ enrolmentId, content: 'by a stranger' }),
  'PUT /api/v1/enrolment/move-plan-task': (enrolmentId) => ({ enrolmentId, id: 'redirect-mail', isDone: true }),
  'PUT /api/v1/enrolment/home-bills': (enrolmentId) => ({ enrolmentId, councilTaxBand: 'D', waterBill: '528' }),
  'PUT /api/v1/enrolment/meter-readings': (enrolmentId) => ({
    enrolmentId,
    readOn: londonToday(new Date()),
    gas: '1234',
  }),
  'PUT /api/v1/enrolment/council-services': (enrolmentId) => ({ enrolmentId, council: 2, water: 2 }),
});

const pathParameters = (id: string): Readonly<Record<string, string>> => ({
  id,
  postcode: 'MK40%202QT',
  key: '5001014',
  packageId: 'BRI-FF150',
  sourceId: 'ht',
  meter: 'gas',
});

/** Method and path of a call of the access table, with its parameters filled in. */
export function callPath(call: string, enrolmentId: string): readonly [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path.replace(/:(\w+)/g, (_, name: string) => pathParameters(enrolmentId)[name] ?? '')];
}
