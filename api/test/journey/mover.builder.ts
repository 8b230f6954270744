import {
  addDays,
  enrolmentEndpoints,
  energyEndpoints,
  londonToday,
  type AddressOption,
  type DirectDebit,
  type EnergySelection,
  type EnergyTariff,
  type ShownSelection,
  type TariffFuel,
} from '@home-move/contract';
import type { ApiResponse, BootedApp } from '../support/boot-app.js';

/** A mover with an enrolment, as far along as the test requires. */
export interface Mover {
  readonly id: string;
  readonly token: string;
}

export const sam = { title: 'Mr' as const, firstName: 'Sam', surname: 'Hartley', dateOfBirth: '1985-03-27' };
export const samsContact = { contactNumber: '07700900101', emailAddress: 'sam.hartley@example.test' };

/** A new enrolment of the default brand, with no details. */
export async function aMover(api: BootedApp, brand: object = { selectedPartner: 100 }): Promise<Mover> {
  const token = await api.appToken();
  const { status, body } = await api.call(enrolmentEndpoints.create, { body: brand }, { token });
  expect(status).toBe(201);
  return { id: body.id, token: body.access_token };
}

/** Which home of a postcode, when, and with which brand. */
interface HomeOptions {
  readonly moveInDays?: number;
  readonly home?: ((addresses: readonly AddressOption[]) => string) | undefined;
  readonly brand?: object;
}

/** With details, moving within a week to 14 Castle Road or the first home of the postcode. */
export async function aMoverAt(
  api: BootedApp,
  postcode: string,
  { moveInDays = 7, home = homeIn, brand }: HomeOptions = {},
): Promise<Mover> {
  const mover = await aMover(api, brand);
  const as = { token: mover.token };
  ok(await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as));
  ok(await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as));
  const moveInDate = addDays(londonToday(api.clock.now()), moveInDays);
  ok(await api.call(enrolmentEndpoints.update, { body: { moveInDate, residentialStatus: 201 } }, as));
  const { body: addresses } = ok(await api.call(enrolmentEndpoints.addresses, { params: { postcode } }, as));
  ok(await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: home(addresses) } }, as));
  return mover;
}

/** The address key of 14 Castle Road where the list has it, otherwise of the first. */
export function homeIn(addresses: readonly AddressOption[]): string {
  const home = addresses.find(({ simpleAddress }) => simpleAddress.startsWith('14 Castle Road')) ?? addresses[0];
  if (!home) throw new Error('no address there');
  return home.addressKey;
}

/** The last home of a postcode: at B29 6BD the one with electricity prepayment and gas credit meters. */
export function lastHomeIn(addresses: readonly AddressOption[]): string {
  return addresses.at(-1)?.addressKey ?? '';
}

/** With saved usage: a three-bedroom semi with three people. */
export async function aMoverWithUsage(
  api: BootedApp,
  postcode = 'MK40 2QT',
  options: HomeOptions = {},
): Promise<Mover> {
  const mover = await aMoverAt(api, postcode, options);
  const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
  ok(await api.call(energyEndpoints.saveUsage, { body: usage }, { token: mover.token }));
  return mover;
}

/** With Larkfield Fix 12 chosen; `shown` is the part that the payment page sends. */
export async function aMoverWithTariff(
  api: BootedApp,
  {
    priceId = 'LARK-FIX12',
    addOns = [],
    postcode = 'MK40 2QT',
    ...options
  }: { priceId?: string; addOns?: readonly string[]; postcode?: string } & HomeOptions = {},
): Promise<Mover & { readonly tariff: EnergyTariff; readonly shown: ShownSelection }> {
  const mover = await aMoverWithUsage(api, postcode, options);
  const tariff = await aTariffOf(api, mover, priceId);
  const choice = { tariffsId: [idsOf(tariff)], addOnsIdentifiers: [...addOns] };
  const { body: selection } = ok(await api.call(energyEndpoints.select, { body: choice }, { token: mover.token }));
  return { ...mover, tariff, shown: selectionShown(selection) };
}

/** A tariff of the whole market whose price id starts like this; of one fuel alone with `fuelType`. */
export async function aTariffOf(
  api: BootedApp,
  { token }: Mover,
  priceId: string,
  fuelType?: TariffFuel,
): Promise<EnergyTariff> {
  const filters = fuelType ? { fuelType } : {};
  const { body } = ok(await api.call(energyEndpoints.wholeOfMarketQuotes, { body: filters }, { token }));
  const tariff = body.data.tariffs.find((one) => one.priceId.startsWith(priceId));
  if (!tariff) throw new Error(`no tariff ${priceId}`);
  return tariff;
}

export const idsOf = ({ quoteId, priceId }: EnergyTariff) => ({ quoteId, priceId });

/** At a home of B29 6BD, with a tariff for electricity and, unless `gas` is null, one for gas. */
export async function aMoverWithMixedMeters(
  api: BootedApp,
  {
    electricity = 'LARK-FIX12',
    gas = 'LARK-PAYG',
    addOns = [],
    ...options
  }: { electricity?: string; gas?: string | null; addOns?: readonly string[] } & HomeOptions = {},
): Promise<Mover & { readonly tariffs: readonly EnergyTariff[]; readonly shown: ShownSelection }> {
  const mover = await aMoverWithUsage(api, 'B29 6BD', options);
  const tariffs = [await aTariffOf(api, mover, electricity, 'Electric')];
  if (gas !== null) tariffs.push(await aTariffOf(api, mover, gas, 'Gas'));
  const choice = { tariffsId: tariffs.map(idsOf), addOnsIdentifiers: [...addOns] };
  const { body } = ok(await api.call(energyEndpoints.select, { body: choice }, { token: mover.token }));
  return { ...mover, tariffs, shown: selectionShown(body) };
}

/** What the payment page sends of the plan that it shows. */
export function selectionShown({
  tariffs,
  addOnsIdentifiers,
  monthlyCost,
  expectedSwitchDate,
}: EnergySelection): ShownSelection {
  return {
    tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
    addOnsIdentifiers: [...addOnsIdentifiers],
    monthlyCost,
    startServiceDate: expectedSwitchDate,
  };
}

/** The form, without the plan shown. */
export const samsDirectDebit: DirectDebit = {
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

/** Changes the sandbox by one of its controls. */
export async function control(api: BootedApp, path: string, body: object): Promise<void> {
  const answer = await fetch(`${api.sandbox.origin}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** Makes a third party fail; `match` is a postcode or contact. */
export const fault = (api: BootedApp, provider: string, mode: string, more: object = {}): Promise<void> =>
  control(api, `/faults/${provider}`, { mode, ...more });

export async function clearFaults(api: BootedApp): Promise<void> {
  await fetch(`${api.sandbox.origin}/faults`, { method: 'DELETE' });
}

function ok<Body>(answer: ApiResponse & { readonly body: Body }): ApiResponse & { readonly body: Body } {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
