import {
  accountEndpoints,
  call,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  onboardingEndpoints,
  otpEndpoints,
  ownEnrolmentCalls,
  pathOf,
  sessionEndpoints,
  type AddressOption,
  type CallInput,
  type ContactDetails,
  type CouncilChoices,
  type DirectDebitRequest,
  type Endpoint,
  type EnergyTariff,
  type EnergyUsage,
  type Enrolment,
  type ManualAddress,
  type OnboardingJourney,
  type PersonalDetails,
  type SaveOnboarding,
  type Tokens,
  type UpdateEnrolment,
} from '@home-move/contract';
import { api } from './addresses.js';
import { AppClient } from './app-client.js';
import { codeIn, Inbox } from './outbox.js';

/** As typed. */
interface BankAccount {
  readonly accountName: string;
  readonly sortCode: string;
  readonly accountNumber: string;
}

const channels = { email: 0, sms: 1 } as const;

/** Calls the API as the portal does for a mover: prepares the initial state of a story, and reads the saved data. */
export class MoverClient {
  private constructor(private current: Tokens) {}

  /** A mover who starts on the landing page of a brand. */
  static async started(brand: string): Promise<MoverClient> {
    return new MoverClient(await (await AppClient.connected()).createEnrolment(brand));
  }

  /** A mover who has confirmed the postcode behind a partner's link. */
  static async byPostcode(link: { readonly token: string }, postcode: string): Promise<MoverClient> {
    return new MoverClient(await (await AppClient.connected()).validatePostcode(link.token, postcode));
  }

  /** A mover who is logged in already. */
  static loggedIn(tokens: Tokens): MoverClient {
    return new MoverClient(tokens);
  }

  get tokens(): Tokens {
    return this.current;
  }

  /** Ends the session wherever its tokens are. */
  async logOut(): Promise<void> {
    await call(fetch, api, sessionEndpoints.revoke, { body: { refresh_token: this.current.refresh_token } });
  }

  journey(): Promise<OnboardingJourney> {
    return this.send(onboardingEndpoints.journey, {});
  }

  /** Saves one step, whatever was saved before. */
  save(step: SaveOnboarding): Promise<OnboardingJourney> {
    return this.send(onboardingEndpoints.save, { body: step });
  }

  commit(): Promise<Enrolment> {
    return this.send(onboardingEndpoints.commit, {});
  }

  enrolment(): Promise<Enrolment> {
    return this.send(ownEnrolmentCalls.mine, {});
  }

  savePerson(person: PersonalDetails): Promise<Enrolment> {
    return this.send(enrolmentEndpoints.savePersonalDetails, { body: person });
  }

  saveContact(contact: ContactDetails): Promise<Enrolment> {
    return this.send(enrolmentEndpoints.saveContactDetails, { body: contact });
  }

  update(fields: UpdateEnrolment): Promise<Enrolment> {
    return this.send(enrolmentEndpoints.update, { body: fields });
  }

  moveInDateUnknown(): Promise<Enrolment> {
    return this.send(enrolmentEndpoints.moveInDateUnknown, {});
  }

  /** Saves the first address of a postcode that matches. */
  async chooseAddress(postcode: string, matches: (address: AddressOption) => boolean): Promise<Enrolment> {
    const address = (await this.send(enrolmentEndpoints.addresses, { params: { postcode } })).find(matches);
    if (address === undefined) throw new Error(`no such address at ${postcode}`);
    return this.send(enrolmentEndpoints.saveAddress, { body: { addressKey: address.addressKey } });
  }

  /** Saves an address that the lookup does not know. */
  enterAddress(address: Pick<ManualAddress, 'houseNameOrNumber' | 'addressLine1' | 'town' | 'postcode'>) {
    return this.send(enrolmentEndpoints.saveManualAddress, { body: { addressLine2: '', ...address } });
  }

  async chooseCouncilServices(choices: CouncilChoices): Promise<Enrolment> {
    // The page shows the companies before it offers a choice.
    await this.send(councilWaterEndpoints.services, {});
    return this.send(councilWaterEndpoints.choose, { body: choices });
  }

  async saveUsage(usage: EnergyUsage): Promise<void> {
    await this.send(energyEndpoints.saveUsage, { body: usage });
  }

  /** Names of the tariffs of the whole market for the saved usage, with mixed meters for electricity. */
  async tariffNames(): Promise<readonly string[]> {
    const { data } = await this.send(energyEndpoints.wholeOfMarketQuotes, { body: {} });
    return data.tariffs.map(({ tariffName }) => tariffName);
  }

  /** The tariff of the whole market with this name. */
  async tariff(name: string): Promise<EnergyTariff> {
    const { data } = await this.send(energyEndpoints.wholeOfMarketQuotes, { body: {} });
    const tariff = data.tariffs.find(({ tariffName }) => tariffName === name);
    if (tariff === undefined) throw new Error(`no tariff ${name}`);
    return tariff;
  }

  /** Selects a tariff of the whole market by its name, without add-ons. */
  async selectTariff(name: string): Promise<void> {
    const { quoteId, priceId } = await this.tariff(name);
    await this.send(energyEndpoints.select, { body: { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] } });
  }

  /** Sets up the selected tariff, paid by Direct Debit. */
  async setUpEnergy(account: BankAccount): Promise<void> {
    const body: DirectDebitRequest = {
      paperMandate: false,
      bankAccountName: account.accountName,
      bankAccountSortCode: account.sortCode,
      bankAccountNumber: account.accountNumber,
      preferredDay: 15,
      termsAndConditions: true,
      ovoSmartRequired: false,
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
      ovoFoundationMarketingOptIn: false,
      ovoGroupMarketingOptIn: false,
      priorityServicesRequired: false,
    };
    await this.send(energyEndpoints.directDebit, { body });
  }

  /** Orders a package of home telecom, without add-ons. */
  async orderPackage(packageId: string): Promise<void> {
    const params = { packageId, sourceId: 'ht' } as const;
    const { pricing } = await this.send(entertainmentEndpoints.package, { params });
    const body = { ...params, total: pricing.totalPricing.total, consent: true } as const;
    await this.send(entertainmentEndpoints.selectPackage, { body });
  }

  /** Sends a link that continues on a phone by text message. */
  async textPhoneLink(): Promise<void> {
    const body = { step: pathOf('moving-details'), channel: channels.sms };
    await this.send(accountEndpoints.sendPhoneLink, { body });
  }

  /** Verifies a contact with a code. */
  async verify(channel: keyof typeof channels, contact: string): Promise<void> {
    const inbox = await Inbox.of(contact);
    await this.send(otpEndpoints.request, { body: { channel: channels[channel], contact } });
    const code = codeIn(await inbox.next());
    this.current = await this.send(otpEndpoints.verify, { body: { channel: channels[channel], code } });
  }

  private send<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> {
    return call(fetch, api, endpoint, input, { token: this.current.access_token });
  }
}
