import { formatStreetLine } from '@home-move/contract';
import type { DataMap } from '../../common/disclosures/data-map.js';
import type { SupplyApplication } from './quotes.port.js';

const reads = { HalfHourly: 'HH', Daily: 'DAILY', Monthly: 'MONTHLY' } as const;

/**
 * An application that the version before prepared, whose outcome is unknown. Sent again, it needs the same body, because the
 * provider takes another one under the same key for another application.
 */
interface EarlierApplication {
  readonly emailOffers: boolean;
}

/** The body of an application. */
interface ApplicationBody {
  readonly search_id: string;
  readonly product_codes: readonly string[];
  readonly extras: readonly string[];
  readonly customer: {
    readonly title?: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly date_of_birth: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly supply_address: {
    readonly udprn: string | null;
    readonly line_1: string;
    readonly line_2: string;
    readonly town: string;
    readonly postcode: string;
  };
  readonly meter_points: { readonly mpan: string | null; readonly mprn: string | null };
  readonly move_in_date: string;
  readonly supply_start_date: string;
  readonly payment: PaymentBody;
  readonly consents: MarketingBody & {
    readonly terms: true;
    readonly smart_meter: boolean;
    readonly billing_reads: string | null;
    readonly settlement_reads: string | null;
  };
}

interface PaymentBody {
  readonly method: 'PAYG' | 'DD';
  readonly collection_day?: number;
  readonly paper_mandate?: boolean;
  readonly account_name?: string;
  readonly account_number?: string;
  readonly sort_code?: string;
}

interface MarketingBody {
  readonly marketing_email: boolean;
  readonly marketing_sms: boolean;
  readonly marketing_foundation?: boolean;
  readonly marketing_group?: boolean;
  readonly priority_services?: boolean;
}

/** The provider has issued the id of the search. */
export const applicationData: DataMap<ApplicationBody> = {
  search_id: null,
  product_codes: 'chosenProduct',
  extras: 'chosenProduct',
  customer: {
    title: 'name',
    first_name: 'name',
    last_name: 'name',
    date_of_birth: 'dateOfBirth',
    email: 'email',
    phone: 'phone',
  },
  supply_address: { udprn: 'address', line_1: 'address', line_2: 'address', town: 'address', postcode: 'address' },
  meter_points: { mpan: 'meters', mprn: 'meters' },
  move_in_date: 'moveInDate',
  supply_start_date: 'startDate',
  payment: {
    method: 'paymentMethod',
    collection_day: 'paymentMethod',
    paper_mandate: 'paymentMethod',
    account_name: 'bankAccount',
    account_number: 'bankAccount',
    sort_code: 'bankAccount',
  },
  consents: {
    terms: 'agreements',
    smart_meter: 'agreements',
    billing_reads: 'agreements',
    settlement_reads: 'agreements',
    marketing_email: 'marketingChoices',
    marketing_sms: 'marketingChoices',
    marketing_foundation: 'marketingChoices',
    marketing_group: 'marketingChoices',
    priority_services: 'prioritySupport',
  },
};

export function fromApplication(application: SupplyApplication): ApplicationBody {
  const { person, address } = application;
  return {
    search_id: application.searchId,
    product_codes: application.priceIds,
    extras: application.addOns,
    customer: {
      ...(person.title !== null && { title: person.title }),
      first_name: person.firstName,
      last_name: person.surname,
      date_of_birth: person.dateOfBirth,
      email: person.emailAddress,
      phone: person.contactNumber,
    },
    supply_address: {
      udprn: address.addressKey,
      line_1: formatStreetLine(address),
      line_2: address.addressLine2,
      town: address.cityTown,
      postcode: address.postcode,
    },
    meter_points: { mpan: application.mpan, mprn: application.mprn },
    move_in_date: application.moveInDate,
    supply_start_date: application.startOn,
    payment: toPayment(application),
    consents: {
      terms: true,
      smart_meter: application.smartMeterAgreed,
      billing_reads: application.billingReads && reads[application.billingReads],
      settlement_reads: application.settlementReads && reads[application.settlementReads],
      ...toMarketing(application),
    },
  };
}

function toMarketing(application: SupplyApplication | EarlierApplication): MarketingBody {
  if ('emailOffers' in application) return { marketing_email: application.emailOffers, marketing_sms: false };
  return {
    marketing_email: application.offerChannels.includes('email'),
    marketing_sms: application.offerChannels.includes('sms'),
    marketing_foundation: application.foundationOffers,
    marketing_group: application.groupOffers,
    priority_services: application.wantsPriorityServices,
  };
}

function toPayment({ paymentMethod, bank, collectionDay }: SupplyApplication): PaymentBody {
  if (paymentMethod === 'PAY_AS_YOU_GO') return { method: 'PAYG' };
  const directDebit = { method: 'DD', collection_day: collectionDay } as const;
  if (!bank) return { ...directDebit, paper_mandate: true };
  return {
    ...directDebit,
    paper_mandate: false,
    account_name: bank.accountName,
    account_number: bank.accountNumber,
    sort_code: bank.sortCode,
  };
}
