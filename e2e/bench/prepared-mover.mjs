import { randomUUID } from 'node:crypto';
import {
  addDays,
  brandEndpoints,
  call,
  councilChoice,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  londonToday,
  residentialStatus,
  sessionEndpoints,
} from '@home-move/contract';

const person = { title: 'Ms', firstName: 'Robin', surname: 'Ashdown', dateOfBirth: '1991-04-12' };
const usage = { knownUsage: 'Y', electricityKwhUsage: 2700, gasKwhUsage: 9800 };

/**
 * Creates an enrolment of the default brand through the API behind a portal and answers everything before the list of energy
 * plans, with energy and broadband wanted, for the first home at a postcode. Returns the tokens of its mover, which are valid at
 * that portal only.
 */
export async function prepareMover(portal, postcode = 'MK40 2QT') {
  // Our servers listen on IPv4 only.
  const origin = portal.replace('localhost', '127.0.0.1');
  const send = (endpoint, input, token) => call(fetch, origin, endpoint, input, { token });
  const { access_token: app } = await send(sessionEndpoints.token, {
    body: { grant_type: 'client_credentials', client_id: 'tenant-portal' },
  });
  const { id } = await send(brandEndpoints.branding, { params: { brand: 'default' } }, app);
  const tokens = await send(enrolmentEndpoints.create, { body: { selectedPartner: id } }, app);
  const sendAsMover = (endpoint, input) => send(endpoint, input, tokens.access_token);

  const contact = { contactNumber: '07700900201', emailAddress: `robin.${randomUUID()}@example.test` };
  await sendAsMover(enrolmentEndpoints.savePersonalDetails, { body: person });
  await sendAsMover(enrolmentEndpoints.saveContactDetails, { body: contact });
  const moveInDate = addDays(londonToday(new Date()), 7);
  await sendAsMover(enrolmentEndpoints.update, {
    body: { moveInDate, residentialStatus: residentialStatus.privateTenant },
  });
  const [{ addressKey }] = await sendAsMover(enrolmentEndpoints.addresses, { params: { postcode } });
  await sendAsMover(enrolmentEndpoints.saveAddress, { body: { addressKey } });
  await sendAsMover(councilWaterEndpoints.services, {});
  await sendAsMover(councilWaterEndpoints.choose, {
    body: { council: councilChoice.optOut, water: councilChoice.optOut },
  });
  await sendAsMover(enrolmentEndpoints.update, { body: { energyOptIn: 1, entertainmentOptIn: 1 } });
  await sendAsMover(energyEndpoints.saveUsage, { body: usage });
  return tokens;
}
