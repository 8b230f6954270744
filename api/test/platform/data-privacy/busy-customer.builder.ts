import {
  accountEndpoints,
  addDays,
  commsEndpoints,
  councilChoice,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  feedbackEndpoints,
  flatmatesEndpoints,
  householdEndpoints,
  londonToday,
  offersEndpoints,
  otpEndpoints,
  planEndpoints,
  privateEntryEndpoints,
  psrEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { aJpeg } from '@home-move/contract/testing';
import { SubscriptionsService } from '../../../src/modules/platform/comms/subscriptions.service.js';
import { TelephonyTokenRepository } from '../../../src/modules/agents/telephony/telephony-token.repository.js';
import { codeSentTo, email } from '../../identity/account/login.fixture.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aTariffOf,
  homeIn,
  idsOf,
  selectionShown,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import { sendReading } from '../../after-setup/meter-day/meter-day.fixture.js';
import { aHousemate } from '../../after-setup/household/household.fixture.js';
import { createFeed } from '../../after-setup/plan/plan.fixture.js';
import { someAnswers } from '../../energy/psr/psr.fixture.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';

const name = { title: 'Mrs', firstName: 'Winifred', surname: 'Quillfeather', dateOfBirth: '1951-02-03' } as const;
const contact = { contactNumber: '07700900777', emailAddress: 'winifred.quillfeather@example.test' };
const password = 'Feather1!';
const note = 'Mrs Quillfeather rings after six';
const bank = { bankAccountName: 'W Quillfeather', bankAccountNumber: '66374958', bankAccountSortCode: '089999' };

/** Values that a search for the customer's data looks for, with postcode and house of the home. */
export const personalValues = [
  'Winifred',
  'Quillfeather',
  '1951-02-03',
  '07700900777',
  '7700900777',
  'Castle Road',
  'MK40 2QT',
  'MK402QT',
  '66374958',
  '374958',
  '089999',
  'rings after six',
  'medicineRefrigeration',
  'kind to me',
  'Alex Feathers',
] as const;

/** A customer who has used every feature, with contact details and credentials. */
export interface BusyCustomer extends Mover {
  readonly emailAddress: string;
  readonly password: string;
  readonly feed: string;
  readonly agentToken: string;
  /** Of the mover's session, before it proved the address. */
  readonly refreshToken: string;
  readonly saveAndContinueToken: string;
}

/** A customer with every kind of data: orders of energy and broadband, bank details, needs, notes, links, codes, mails. */
export async function aBusyCustomer(api: BootedApp): Promise<BusyCustomer> {
  const entered = await aMover(api, { selectedPartner: 101 });
  const first = { token: entered.token };
  ok(await api.call(enrolmentEndpoints.savePersonalDetails, { body: name }, first));
  ok(await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, first));
  await ofTheHome(api, first);
  const { access_token: token, refresh_token: refreshToken } = await proven(api, first);
  const mover = { id: entered.id, token };
  // The proof has removed any earlier password.
  ok(await api.call(enrolmentEndpoints.saveContactDetails, { body: { ...contact, password } }, { token }));
  await ofServices(api, mover);
  const agentToken = await ofAgents(api, mover);
  await ofMessages(api, mover);
  await ofHousehold(api, mover);
  const feed = await createFeed(api, mover);
  ok(await api.call(planEndpoints.feed, { params: { token: feed } }));
  const { saveAndContinueToken = '' } = ok(await api.call(enrolmentEndpoints.mine, {}, mover)).body;
  return {
    ...mover,
    emailAddress: contact.emailAddress,
    password,
    feed,
    agentToken,
    refreshToken,
    saveAndContinueToken,
  };
}

/** Invites one person, and shares a link with another, who joins and returns. */
async function ofHousehold(api: BootedApp, mover: Mover): Promise<void> {
  const invited = { name: 'Alex Feathers', channel: 'email', contact: 'alex.invited@example.test' } as const;
  ok(await api.call(householdEndpoints.invite, { body: invited }, { token: mover.token }));
  const { email: housemate } = await aHousemate(api, mover, { name: 'Alex Feathers' });
  const to = { channel: 'email', contact: housemate } as const;
  ok(await api.call(householdEndpoints.sendLoginCode, { body: to }, { token: await api.appToken() }));
}

async function ofTheHome(api: BootedApp, as: { token: string }): Promise<void> {
  ok(await api.call(enrolmentEndpoints.moveInDateUnknown, {}, as));
  const moveInDate = addDays(londonToday(api.clock.now()), 7);
  ok(await api.call(enrolmentEndpoints.update, { body: { moveInDate, residentialStatus: 201 } }, as));
  const postcode = { params: { postcode: 'MK40 2QT' } };
  const { body: addresses } = ok(await api.call(enrolmentEndpoints.addresses, postcode, as));
  ok(await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(addresses) } }, as));
}

/** Verifies the address by a code, and requests another code. */
async function proven(api: BootedApp, as: { token: string }) {
  const request = { body: { channel: email, contact: contact.emailAddress } };
  ok(await api.call(otpEndpoints.request, request, as));
  const body = { channel: email, code: await codeSentTo(api, contact.emailAddress) };
  const { body: tokens } = ok(await api.call(otpEndpoints.verify, { body }, as));
  ok(await api.call(otpEndpoints.request, request, { token: tokens.access_token }));
  return tokens;
}

async function ofServices(api: BootedApp, mover: Mover): Promise<void> {
  const as = { token: mover.token };
  const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
  ok(await api.call(energyEndpoints.saveUsage, { body: usage }, as));
  const choice = { tariffsId: [idsOf(await aTariffOf(api, mover, 'LARK-FIX12'))], addOnsIdentifiers: [] };
  const { body: selection } = ok(await api.call(energyEndpoints.select, { body: choice }, as));
  ok(await api.call(psrEndpoints.save, { body: someAnswers }, as));
  const directDebit = { ...samsDirectDebit, ...bank, ...selectionShown(selection) };
  ok(await api.call(energyEndpoints.directDebit, { body: directDebit }, { ...as, idempotencyKey: 'direct-debit-1' }));
  ok(await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as));
  ok(await api.call(entertainmentEndpoints.womConsent, { query: { serviceType: '1', sendEmail: 'true' } }, as));
  ok(await select(api, mover, 'BRI-F36', { idempotencyKey: 'broadband-1' }));
  const council = { council: councilChoice.optIn, water: councilChoice.optIn };
  ok(await api.call(councilWaterEndpoints.choose, { body: council }, as));
  const readOn = londonToday(api.clock.now());
  ok(await api.call(planEndpoints.saveReadings, { body: { readOn, gas: '1234' } as never }, as));
  ok(await api.call(planEndpoints.tick, { body: { id: 'redirect-mail', isDone: true } }, as));
  const photo = { params: { meter: 'gas' }, body: { image: Buffer.from(aJpeg()).toString('base64') } };
  ok(await api.call(planEndpoints.savePhoto, photo, as));
  ok(await sendReading(api, mover, { meter: 'gas' }));
  ok(await api.call(offersEndpoints.affiliates, {}, as));
}

async function ofMessages(api: BootedApp, mover: Mover): Promise<void> {
  const as = { token: mover.token };
  const { emailAddress } = contact;
  const returnUrl = 'http://localhost:4000/continue';
  ok(await api.call(accountEndpoints.requestContinueLink, { body: { emailAddress, returnUrl } }, as));
  const reset = { emailAddress, returnUrl: 'http://localhost:4000/password-reset' };
  ok(await api.call(accountEndpoints.requestPasswordReset, { body: reset }, { token: await api.appToken() }));
  const step = '/enrolment/confirmation';
  ok(await api.call(accountEndpoints.phoneLink, { body: { step } }, as));
  const flatmate = { name: 'Alex Feathers', email: 'alex.feathers@example.test' };
  ok(await api.call(flatmatesEndpoints.notify, { body: flatmate }, as));
  ok(await api.call(feedbackEndpoints.giveFeedback, { body: { score: 5, comment: 'Very kind to me' } }, as));
  const token = await api.app.get(SubscriptionsService, { strict: false }).issueToken(mover.id, emailAddress);
  const blocked = { params: { token }, body: { enabled: true, email: emailAddress } };
  ok(await api.call(commsEndpoints.setBlocked, blocked, { token: await api.appToken() }));
}

/** An agent on the call, who has written a note; another agent was invited. */
async function ofAgents(api: BootedApp, { id }: Mover): Promise<string> {
  const token = await api.tokenFor(id, 'agent');
  const as = { token, idempotencyKey: 'note-1' };
  ok(await api.call(telephonyEndpoints.saveNote, { body: { content: note } }, as));
  ok(await api.call(telephonyEndpoints.sendLink, { body: {} }, { token, idempotencyKey: 'link-1' }));
  const entry = { body: { scope: 'code', channel: 'email' } } as const;
  ok(await api.call(privateEntryEndpoints.create, entry, { token }));
  ok(await api.call(privateEntryEndpoints.latest, {}, { token }));
  const telephonyTokens = api.app.get(TelephonyTokenRepository, { strict: false });
  const access = { agentId: 'a-1', agentName: 'Alex Grant', enrolmentId: id };
  await telephonyTokens.add('agent-token-1', access, new Date(api.clock.now().getTime() + 60_000));
  return token;
}

function ok<Body>(answer: ApiResponse & { readonly body: Body }): ApiResponse & { readonly body: Body } {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
