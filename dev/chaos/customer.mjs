import { DEVELOPMENT_PARTNER_KEY } from '../launcher/api-environment.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Brand of the partner whose key opens calls. */
const OAKWOOD = 101;
const NOTES = 8;
const person = { firstName: 'Sam', surname: 'Hartley', title: 'Mr', dateOfBirth: '1985-03-27' };
const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 };
const account = {
  paperMandate: false,
  bankAccountName: 'S Hartley',
  bankAccountNumber: '66374958',
  bankAccountSortCode: '089999',
  preferredDay: 15,
  termsAndConditions: true,
  ovoSmartRequired: false,
  ovoMarketingOptIn: false,
  ovoMarketingOptInChannels: [],
  ovoFoundationMarketingOptIn: false,
  ovoGroupMarketingOptIn: false,
  priorityServicesRequired: false,
  smartBillingDataRate: 'HalfHourly',
  smartSettlementDataRate: 'HalfHourly',
};

const privateLink = /\/private-entry\/([\w-]+)/;

/** The links that an agent mails: the journey of each, and the type of its entry in the history. */
const links = [
  { what: 'link', entry: 'link-sent' },
  { what: 'energy invite', entry: 'energy-invite-sent', journey: 'energy' },
  { what: 'broadband invite', entry: 'broadband-invite-sent', journey: 'entertainment' },
];

/**
 * One mover and an agent on the phone. Each action that the portal sends with an Idempotency-Key is repeated under its key until it
 * is answered, and noted in `actions` with its outcome: `done`, `unknown` (409 OUTCOME_UNKNOWN), `refused`, or `open`.
 */
export class Customer {
  actions = [];

  /** `settings` are the addresses of CRM and sandbox. */
  constructor(client, { number, random, settings, partnerKey = DEVELOPMENT_PARTNER_KEY }) {
    const suffix = String(number).padStart(6, '0');
    Object.assign(this, { client, random, crm: settings.crm, sandbox: settings.sandbox, partnerKey, number });
    this.email = `chaos-${suffix}@example.test`;
    this.mobile = `07700${suffix}`;
  }

  async run() {
    const form = { grant_type: 'client_credentials', client_id: 'tenant-portal' };
    await this.client.must('GET', '/', { isPage: true });
    const app = (await this.client.must('POST', '/token', { form })).access_token;
    const created = await this.#act('create', 'POST', '/enrolment-auth/create', {
      token: app,
      body: { selectedPartner: OAKWOOD },
    });
    if (!created) return;
    this.id = created.id;
    const mover = created.access_token;
    const plan = await this.#prepare(mover);
    const agent = await this.#startCall(app, mover);
    for (const act of this.random.shuffled(this.#calls(agent, app))) await act();
    await this.#act('direct debit', 'PUT', '/enrolment/directdebit', { token: mover, body: { ...account, ...plan } });
    await this.client.must('GET', '/confirmationdetails', { token: mover });
  }

  #calls(token, app) {
    const note = (index) => () =>
      this.#act('note', 'POST', '/note', { token, form: { content: `note ${index}` } }, { content: `note ${index}` });
    const link = (more) => () => {
      const body = more.journey ? { journey: more.journey } : {};
      return this.#act('mail', 'POST', '/enrolment/send-link', { token, body }, more);
    };
    const entry = (channel) => async () => {
      const request = { token, body: { scope: 'bank-details', channel } };
      const sent = await this.#act('private entry', 'POST', '/private-entry', request, { channel });
      if (sent && channel === 'sms') await this.#enterPrivately(app);
    };
    return [
      ...Array.from({ length: NOTES }, (_, index) => note(index)),
      ...links.map(link),
      ...['sms', 'email'].map(entry),
    ];
  }

  async #act(kind, method, path, request, more = {}) {
    const key = `chaos-${this.number}-${this.actions.length}`;
    const { status, body } = await this.client.send(method, path, { ...request, key });
    const outcome = outcomeOf(status, body);
    this.actions.push({ kind, outcome, status, code: body?.code, answer: body, ...more });
    return outcome === 'done' ? body : null;
  }

  /** Enters bank details on the page that the latest text message links to. The link works once, so a repeat may be refused. */
  async #enterPrivately(app) {
    const response = await fetch(`${this.sandbox}/outbox?to=${this.mobile}`);
    const link = (await response.json()).map(({ text }) => privateLink.exec(text)?.[1]).find(Boolean);
    await this.client.send('POST', '/private-entry/open', { token: app, body: { token: link } });
    const repeats = this.client.repeats;
    const { bankAccountName, bankAccountNumber, bankAccountSortCode } = account;
    const body = { token: link, bankAccountName, bankAccountNumber, bankAccountSortCode };
    const { status, body: answer } = await this.client.send('POST', '/private-entry/bank-details', {
      token: app,
      body,
    });
    const isMaybeDone = status !== null && status >= 400 && this.client.repeats > repeats;
    const outcome = isMaybeDone ? 'unknown' : outcomeOf(status, answer);
    this.actions.push({ kind: 'private details', outcome, status, code: answer?.code, answer });
  }

  /** Takes the mover to a chosen plan, by calls without a key. Returns what the payment page sends of it. */
  async #prepare(token) {
    const put = (path, body) => this.client.must('PUT', path, { token, body });
    await put('/enrolment-auth/personal-details', person);
    await put('/enrolment-auth/contact-details', { contactNumber: this.mobile, emailAddress: this.email });
    const moveInDate = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
    await put('/enrolment-auth', { moveInDate, residentialStatus: 201, energyOptIn: 1, entertainmentOptIn: 1 });
    const [home] = await this.client.must('GET', '/addresses/MK40%202QT', { token });
    await put('/address', { addressKey: home.addressKey });
    await this.client.must('POST', '/quotes/energy-usage-info', { token, body: usage });
    const { data } = await this.client.must('POST', '/quotes/wom', { token, body: {} });
    const { quoteId, priceId } = data.tariffs.find((tariff) => tariff.priceId.startsWith('LARK-FIX12'));
    const body = { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] };
    const chosen = await this.client.must('POST', '/quotes/select', { token, body, key: `chaos-${this.number}-plan` });
    return {
      tariffsId: chosen.tariffs.map((tariff) => ({ quoteId: tariff.quoteId, priceId: tariff.priceId })),
      addOnsIdentifiers: chosen.addOnsIdentifiers,
      monthlyCost: chosen.monthlyCost,
      startServiceDate: chosen.expectedSwitchDate,
    };
  }

  /** Opens the enrolment in the panel, as a CRM does. A code whose answer was lost is used up: then with another one. */
  async #startCall(app, mover) {
    const { reference } = await this.client.must('GET', '/enrolment-auth', { token: mover });
    for (;;) {
      const asked = { enrolment: reference, agentName: 'Jordan Lee', origin: this.crm };
      const { code } = await this.client.must('POST', '/launch-codes', { token: this.partnerKey, body: asked });
      const launch = { token: app, body: { code, origin: this.crm } };
      const { status, body } = await this.client.send('POST', '/telephony/launch', launch);
      if (status === 200) {
        this.actions.push({ kind: 'call', outcome: 'done' });
        return body.access_token;
      }
      if (body?.code !== 'INVALID_LAUNCH_CODE') throw new Error(`launch answered ${status} ${JSON.stringify(body)}`);
    }
  }
}

/** A repeated call may report that the service is already set up. */
function outcomeOf(status, body) {
  if (status === null) return 'open';
  if (status < 300 || body?.code === 'ENROLMENT_COMPLETE') return 'done';
  return body?.code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'refused';
}
