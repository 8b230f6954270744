import { formatStreetLine } from '../../common/address/address-line.js';
import type { SupplyApplication } from './quotes.port.js';

const reads = { HalfHourly: 'HH', Daily: 'DAILY', Monthly: 'MONTHLY' } as const;

/**
 * An application that the version before prepared, whose outcome is unknown. Sent again, it needs the same body, because the
 * provider takes another one under the same key for another application.
 */
interface EarlierApplication {
  readonly emailOffers: boolean;
}

export function fromApplication(application: SupplyApplication): object {
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
      line_1: formatStreetLine(address.houseNameOrNumber, address.addressLine1),
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

function toMarketing(application: SupplyApplication | EarlierApplication): object {
  if ('emailOffers' in application) return { marketing_email: application.emailOffers, marketing_sms: false };
  return {
    marketing_email: application.offerChannels.includes('email'),
    marketing_sms: application.offerChannels.includes('sms'),
    marketing_foundation: application.foundationOffers,
    marketing_group: application.groupOffers,
    priority_services: application.wantsPriorityServices,
  };
}

function toPayment({ paymentMethod, bank, collectionDay }: SupplyApplication): object {
  if (paymentMethod === 'PAY_AS_YOU_GO') return { method: 'PAYG' };
  const directDebit = { method: 'DD', collection_day: collectionDay };
  if (!bank) return { ...directDebit, paper_mandate: true };
  return {
    ...directDebit,
    paper_mandate: false,
    account_name: bank.accountName,
    account_number: bank.accountNumber,
    sort_code: bank.sortCode,
  };
}
