import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  addDays,
  brandEndpoints,
  call,
  channelCodes,
  councilChoice,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  londonToday,
  otpEndpoints,
  ownEnrolmentCalls,
  residentialStatus,
  sessionEndpoints,
} from '@home-move/contract';

const person = { title: 'Ms', firstName: 'Robin', surname: 'Ashdown', dateOfBirth: '1991-04-12' };
const paidByDirectDebit = {
  paperMandate: false,
  bankAccountName: 'R Ashdown',
  bankAccountSortCode: '08-99-99',
  bankAccountNumber: '66374958',
  preferredDay: 15,
  termsAndConditions: true,
  ovoSmartRequired: false,
  ovoMarketingOptIn: false,
  ovoMarketingOptInChannels: [],
  ovoFoundationMarketingOptIn: false,
  ovoGroupMarketingOptIn: false,
  priorityServicesRequired: false,
};
/** A plan that needs no smart meter. */
const plan = 'Larkfield Fix 12';
/** A package that needs no order on another site. */
const broadband = { packageId: 'BRI-FF150', sourceId: 'ht' };
const usage = { knownUsage: 'Y', electricityKwhUsage: 2700, gasKwhUsage: 9800 };

/** The function that calls endpoints of the API behind a portal. */
function senderTo(portal) {
  // Our servers listen on IPv4 only.
  const origin = portal.replace('localhost', '127.0.0.1');
  return (endpoint, input, token) => call(fetch, origin, endpoint, input, { token });
}

/**
 * Creates an enrolment of the default brand through the API behind a portal and answers everything before the list of energy
 * plans, with energy and broadband wanted, for the first home at a postcode. Returns the tokens of its mover, which are valid at
 * that portal only.
 */
export async function prepareMover(portal, postcode = 'MK40 2QT') {
  const send = senderTo(portal);
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

/** The code that was sent to a mailbox. Throws if none arrives within 10 s. */
async function codeSentTo(mailbox, sandbox) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const messages = await (await fetch(`${sandbox}/outbox?to=${encodeURIComponent(mailbox)}`)).json();
    const [code] = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    if (code !== undefined) return code;
    await delay(100);
  }
  throw new Error('no code was sent');
}

/**
 * Creates an enrolment of the default brand as `prepareMover` does, orders energy and broadband, and proves the email address by a
 * code. Returns the mover's tokens.
 */
export async function prepareFinishedMover({ portal, sandbox }) {
  const { access_token: token } = await prepareMover(portal);
  const send = (endpoint, input) => senderTo(portal)(endpoint, input, token);
  const { data } = await send(energyEndpoints.wholeOfMarketQuotes, { body: {} });
  const { quoteId, priceId } = data.tariffs.find(({ tariffName }) => tariffName === plan);
  await send(energyEndpoints.select, { body: { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] } });
  await send(energyEndpoints.directDebit, { body: paidByDirectDebit });
  const { pricing } = await send(entertainmentEndpoints.package, { params: broadband });
  const order = { ...broadband, total: pricing.totalPricing.total, consent: true };
  await send(entertainmentEndpoints.selectPackage, { body: order });
  const { emailAddress } = await send(ownEnrolmentCalls.mine, {});
  await send(otpEndpoints.request, { body: { channel: channelCodes.email, contact: emailAddress } });
  const code = await codeSentTo(emailAddress, sandbox);
  return send(otpEndpoints.verify, { body: { channel: channelCodes.email, code } });
}
