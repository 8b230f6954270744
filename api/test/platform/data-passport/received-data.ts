import type { DataKind } from '@home-move/contract';

/** The kinds of data in fields that third parties receive: a field of ours that is missing here fails the test. */
type Kinds = Readonly<Record<string, DataKind | null>>;

const address = (prefix: string, fields: readonly string[]): Kinds =>
  Object.fromEntries(fields.map((field) => [`${prefix}.${field}`, 'address']));

const needs = (prefix: string, fields: readonly string[]): Kinds =>
  Object.fromEntries(fields.map((field) => [`${prefix}.${field}`, 'healthNeeds']));

/**
 * Which kind of data each field of each request holds, by the paths and names of the third parties: written out, not derived from
 * the API's own maps. A reference that the third party has issued itself holds none.
 */
export const receivedData: Readonly<Record<string, Kinds>> = {
  'GET /addresses/v1/lookup': { 'query.postcode': 'postcode' },
  'GET /addresses/v1/address/:udprn': { 'params.udprn': 'address' },
  'GET /supply/v2/premises/:udprn/meters': { 'params.udprn': 'address' },
  'POST /supply/v2/priority-services': {
    'body.Mpan': 'meters',
    'body.Mprn': 'meters',
    ...address('body.Address', ['Line', 'Town', 'Postcode']),
    'body.Contact.Name': 'name',
    'body.Contact.Phone': 'phone',
    'body.Contact.Email': 'email',
    ...needs('body', ['Needs.Code', 'Needs.Language', 'Needs.Until', 'ContactFormat']),
    'body.ConsentGivenAt': 'agreements',
  },
  'GET /councils/v1/services': { 'query.postcode': 'postcode', 'query.on': 'moveInDate' },
  'POST /quotes/v3/search': {
    'body.gsp_group': 'postcode',
    'body.postcode': 'postcode',
    'body.fuels': 'meters',
    'body.panel': null,
    'body.electricity.annual_kwh': 'usage',
    'body.electricity.meter': 'meters',
    'body.electricity.prepayment': 'meters',
    'body.gas.annual_kwh': 'usage',
    'body.gas.prepayment': 'meters',
  },
  'GET /quotes/v3/suppliers/:code/payment-terms': { 'params.code': null },
  'POST /quotes/v3/applications': {
    'body.search_id': null,
    'body.product_codes': 'chosenProduct',
    'body.extras': 'chosenProduct',
    'body.customer.title': 'name',
    'body.customer.first_name': 'name',
    'body.customer.last_name': 'name',
    'body.customer.date_of_birth': 'dateOfBirth',
    'body.customer.email': 'email',
    'body.customer.phone': 'phone',
    ...address('body.supply_address', ['udprn', 'line_1', 'line_2', 'town', 'postcode']),
    'body.meter_points.mpan': 'meters',
    'body.meter_points.mprn': 'meters',
    'body.move_in_date': 'moveInDate',
    'body.supply_start_date': 'startDate',
    'body.payment.method': 'paymentMethod',
    'body.payment.collection_day': 'paymentMethod',
    'body.payment.paper_mandate': 'paymentMethod',
    'body.payment.account_name': 'bankAccount',
    'body.payment.account_number': 'bankAccount',
    'body.payment.sort_code': 'bankAccount',
    'body.consents.terms': 'agreements',
    'body.consents.smart_meter': 'agreements',
    'body.consents.billing_reads': 'agreements',
    'body.consents.settlement_reads': 'agreements',
    'body.consents.marketing_email': 'marketingChoices',
    'body.consents.marketing_sms': 'marketingChoices',
    'body.consents.marketing_foundation': 'marketingChoices',
    'body.consents.marketing_group': 'marketingChoices',
    'body.consents.priority_services': 'prioritySupport',
  },
  'GET /quotes/v3/applications': { 'query.email': 'email' },
  'GET /quotes/v3/applications/:ref': { 'params.ref': null },
  'PUT /quotes/v3/applications/:ref/start-date': {
    'params.ref': null,
    'body.supply_start_date': 'startDate',
  },
  'PUT /quotes/v3/applications/:ref/withdrawal': {
    'params.ref': null,
    'body.requested_at': 'cancellation',
  },
  'GET /quotes/v3/applications/:ref/metering': { 'params.ref': null },
  'POST /quotes/v3/applications/:ref/meter-reads': {
    'params.ref': null,
    'body.fuel': 'meters',
    'body.serial_number': 'meters',
    'body.reads.register': 'meters',
    'body.reads.value': 'usage',
    'body.read_at': 'usage',
  },
  'POST /quotes/v3/applications/:ref/priority-services': {
    'params.ref': null,
    ...needs('body', ['needs.code', 'needs.language', 'needs.until', 'contact_format']),
    'body.consent_given_at': 'agreements',
  },
  'GET /broadband-ht/v1/packages': { 'query.postcode': 'postcode', 'query.startDate': 'moveInDate' },
  'GET /broadband-ht/v1/line-check': { 'query.postcode': 'postcode' },
  'POST /broadband-ht/v1/orders': {
    'body.packageId': 'chosenProduct',
    'body.customer.title': 'name',
    'body.customer.forename': 'name',
    'body.customer.surname': 'name',
    'body.customer.email': 'email',
    'body.customer.telephone': 'phone',
    ...address('body.installAt', ['udprn', 'line1', 'line2', 'town', 'postcode']),
    'body.startDate': 'startDate',
    'body.callbackSlot': 'callbackTime',
  },
  'GET /broadband-ht/v1/orders': { 'query.email': 'email' },
  'GET /broadband-ht/v1/orders/:number': { 'params.number': null },
  'PUT /broadband-ht/v1/orders/:number/activation-date': { 'params.number': null, 'body.activationDate': 'startDate' },
  'PUT /broadband-ht/v1/orders/:number/cancellation': { 'params.number': null, 'body.requestedAt': 'cancellation' },
  'POST /broadband-wombb/feed/deals': { 'body.pc': 'postcode', 'body.start': 'moveInDate' },
  'GET /broadband-wombb/feed/coverage': { 'query.pc': 'postcode' },
  'POST /broadband-wombb/feed/clicks': {
    'body.deal_id': 'chosenProduct',
    'body.pc': 'postcode',
    'body.sub_id': 'pseudonym',
  },
  'POST /broadband-wombb/feed/clicks/:click/cancel': { 'params.click': null },
  'POST /sms/v1/messages': { 'body.to': 'phone', 'body.from': null, 'body.body': null },
  'GET /rating/v1/summary': { 'query.company': null },
};
