import { energyEndpoints as calls } from './energy.endpoints';
import { psrEndpoints } from './psr.endpoints';

// Callers outside this repository use these methods and paths, so they are written out here.
it.each([
  ['GET', '/address/check-supply', '[USAGE-22]', calls.checkSupply],
  ['GET', '/energy-journey', '[USAGE-24]', calls.journey],
  ['POST', '/quotes/energy-usage-info', '[USAGE-20] [USAGE-21]', calls.saveUsage],
  ['POST', '/quotes', '[LIST-25]', calls.quotes],
  ['POST', '/quotes/wom', '[LIST-26]', calls.wholeOfMarketQuotes],
  ['POST', '/quotes/select', '[LIST-27]', calls.select],
  ['POST', '/enrolment/smart-offered', '[TARIFF-13]', calls.smartOffered],
  ['PUT', '/enrolment/start-date', '[SWITCH-14]', calls.saveStartDate],
  ['GET', '/enrolment/payment-questions', '[PAY-28] [PAY-29]', calls.paymentQuestions],
  ['PUT', '/enrolment/directdebit', '[PAY-33]', calls.directDebit],
  ['PUT', '/enrolment/setup-payg', '[PAY-34]', calls.setUpPayg],
  ['GET', '/enrolment/psr', '[PSR-15] [PSR-17]', psrEndpoints.answers],
  ['POST', '/enrolment/psr', '[PSR-16] [PSR-17]', psrEndpoints.save],
])('has the call %s %s %s', (method, path, _id, call) => {
  expect([call.method, call.path]).toEqual([method, path]);
});
