import { startMove } from './start.mjs';

const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 };
const terms = {
  termsAndConditions: true,
  ovoSmartRequired: false,
  ovoMarketingOptIn: false,
  ovoMarketingOptInChannels: [],
  ovoFoundationMarketingOptIn: false,
  ovoGroupMarketingOptIn: false,
  priorityServicesRequired: false,
};
/** Every supplier offers the days 5 and 15. */
const account = {
  paperMandate: false,
  bankAccountName: 'S Hartley',
  bankAccountNumber: '66374958',
  bankAccountSortCode: '089999',
  preferredDay: 15,
  smartBillingDataRate: 'HalfHourly',
  smartSettlementDataRate: 'HalfHourly',
};
const healthNeeds = {
  psrOptions: { medicineRefrigeration: {}, specialCommsPreferences: 'LARGE_PRINT' },
  consents: { supplier: true, network: true, water: false },
};

/** Sets up the plan that the mover has chosen, at a home with fast switching. */
export async function payByDirectDebit(mover) {
  await mover.call('GET /enrolment/start-date');
  await mover.call('PUT /enrolment/start-date', {
    body: { agreeToSwitchOvo: true, startServiceDate: mover.day(20), consentToPayWhileSwitch: true },
  });
  await mover.call('GET /enrolment/payment-questions');
  await mover.call('POST /enrolment/psr', { body: healthNeeds });
  await mover.call('GET /enrolment/psr');
  const plan = shownSelection(await mover.call('GET /quotes/selection'));
  await mover.call('PUT /enrolment/directdebit', { body: { ...terms, ...account, ...plan } });
  await mover.call('POST /enrolment/completeservices', { query: { 'services[]': '0' } });
}

/** A pay-as-you-go plan. */
export async function payAsYouGo(mover) {
  await choosePlan(mover, { postcode: 'M14 5RX', priceId: 'LARK-PAYG' });
  const plan = shownSelection(await mover.call('GET /quotes/selection'));
  await mover.call('PUT /enrolment/setup-payg', { body: { ...terms, ...plan } });
}

/** A move with a plan whose price id starts with `priceId`. */
export async function choosePlan(mover, { postcode, priceId }) {
  await startMove(mover, { postcode });
  await mover.call('GET /address/check-supply');
  await mover.call('GET /energy-journey');
  await mover.call('POST /quotes/energy-usage-info', { body: usage });
  const { data } = await mover.call('POST /quotes/wom', { body: {} });
  const { quoteId, priceId: chosen } = data.tariffs.find((tariff) => tariff.priceId.startsWith(priceId)) ?? {};
  const body = { tariffsId: [{ quoteId, priceId: chosen }], addOnsIdentifiers: [] };
  await mover.call('POST /quotes/select', { body });
}

/** What the payment page sends of the plan that it shows. */
function shownSelection({ tariffs, addOnsIdentifiers, monthlyCost, expectedSwitchDate }) {
  const tariffsId = tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId }));
  return { tariffsId, addOnsIdentifiers, monthlyCost, startServiceDate: expectedSwitchDate };
}
