const DAY_MS = 24 * 60 * 60 * 1000;
const person = { firstName: 'Sam', surname: 'Hartley', title: 'Mr', dateOfBirth: '1985-03-27' };
const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 };

/**
 * Takes a new enrolment as far as its number requires: to its details, to its address, or to a chosen plan and the list of
 * broadband packages, so that random requests reach every step. `call(method, path, body)` returns the parsed response.
 */
export async function prepareMove(call, number, emailAddress) {
  await call('PUT', '/api/v1/enrolment-auth/personal-details', person);
  await call('PUT', '/api/v1/enrolment-auth/contact-details', { contactNumber: '07700900101', emailAddress });
  const addresses = await call('GET', '/api/v1/addresses/MK40%202QT');
  if (number % 3 === 0) return;
  const moveInDate = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  await call('PUT', '/api/v1/address', { addressKey: addresses[number % addresses.length].addressKey });
  await call('PUT', '/api/v1/enrolment-auth', {
    moveInDate,
    residentialStatus: 201,
    energyOptIn: 1,
    entertainmentOptIn: 1,
  });
  if (number % 3 === 1) return;
  await call('GET', '/api/v1/address/check-supply');
  await call('POST', '/api/v1/quotes/energy-usage-info', usage);
  const { data } = await call('POST', '/api/v1/quotes/wom', {});
  const { quoteId, priceId } = data?.tariffs[number % data.tariffs.length] ?? {};
  await call('POST', '/api/v1/quotes/select', { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] });
  await call('POST', '/api/v1/entertainment/broadband', { includeBroadband: true });
}
