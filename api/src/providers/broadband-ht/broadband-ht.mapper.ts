import {
  addOnTypes,
  type BroadbandAddOn,
  entertainmentPartners,
  formatStreetLine,
  type SkyCallbackSlot,
} from '@home-move/contract';
import type { DataMap } from '../../common/disclosures/data-map.js';
import type { LineSpeeds, Offer, OfferedPackage } from '../broadband/offered-package.js';
import type { Accepted, HtPackage, LineCheckResponse } from './broadband-ht.responses.js';
import type { AcceptedOrder, BroadbandOrder } from './broadband-ht.port.js';

const networks = { PART_FIBRE: 'Part fibre', FULL_FIBRE: 'Full fibre' } as const;

export function toSpeeds({ lines }: LineCheckResponse): LineSpeeds {
  const best = (...candidates: readonly LineCheckResponse['lines']['standard'][]) => {
    const mbps = candidates.filter(({ available }) => available).map(({ maxDownloadMbps }) => maxDownloadMbps);
    return mbps.length === 0 ? null : Math.max(...mbps);
  };
  return { standard: best(lines.standard), fibre: best(lines.partFibre, lines.fullFibre) };
}

export function toOfferedPackage(htPackage: HtPackage): OfferedPackage {
  const { brand, contract, cost, speed, usage, phone, activation } = htPackage;
  return {
    packageId: htPackage.packageId,
    sourceId: 'ht',
    packageName: htPackage.packageName,
    provider: { id: brand.id, slug: brand.id, name: brand.name, imageUrl: brand.logo },
    partner: Object.values(entertainmentPartners).find((partner) => partner === htPackage.partner) ?? null,
    broadbandType: 'Fibre',
    broadband: {
      name: networks[htPackage.accessType],
      downloadSpeed: speed.averageDownMbps,
      uploadSpeed: speed.averageUpMbps,
      guaranteedDownloadSpeed: speed.guaranteedDownMbps,
      usageLimit: usage.unlimited ? null : usage.limitGb,
      unlimited: usage.unlimited,
    },
    call: phone && {
      name: phone.plan,
      costDayPerMin: phone.dayPencePerMin,
      costEveningPerMin: phone.eveningPencePerMin,
      costWeekendPerMin: phone.weekendPencePerMin,
    },
    tv: toTv(htPackage),
    keyFeature: htPackage.keyPoints[0] ?? null,
    keyFeature2: htPackage.keyPoints[1] ?? null,
    enhancedFeatures: htPackage.features,
    eligibility: htPackage.socialTariff?.eligibility ?? null,
    termsUrl: htPackage.termsUrl,
    addOns: htPackage.addOns.map(toAddOn),
    monthlyExitFee: contract.earlyExitPencePerMonth,
    activation: activation && { date: activation.earliest, needsEngineer: activation.engineerVisit },
    price: {
      monthly: cost.monthlyPence,
      setUp: cost.setUpPence,
      lineRental: cost.lineRentalPence,
      lineRentalIncluded: cost.lineRentalIncluded,
      contractMonths: contract.months,
      isRolling: contract.rolling,
      rises: cost.rises.map(({ from, monthlyPence }) => ({ from, price: monthlyPence })),
    },
    offers: htPackage.offers.map(toOffer),
  };
}

function toTv({ tv }: HtPackage): OfferedPackage['tv'] {
  if (!tv) return null;
  const [first, second] = tv.highlights;
  return {
    name: tv.name,
    feature1: first.text,
    feature1Title: first.title,
    feature2: second.text,
    feature2Title: second.title,
  };
}

function toOffer({ offerId, text, endsAt, monthlyPence, months }: HtPackage['offers'][number]): Offer {
  // An offer price without an end is ignored: it could change at any time.
  const introductory =
    monthlyPence === null || months === null ? null : { numberOfMonths: months, price: monthlyPence };
  return { id: offerId, text, expires: new Date(endsAt), introductory };
}

export function toAcceptedOrder({ orderNumber, activationDate }: Accepted): AcceptedOrder {
  return { number: orderNumber, activationDate };
}

function toAddOn({ addOnId, name, about, monthlyPence }: HtPackage['addOns'][number]): BroadbandAddOn {
  return { id: addOnId, name, description: about, monthlyPrice: monthlyPence, type: addOnTypes.broadband };
}

/** Home Telecom's name of Sky's slot. */
function toCallbackSlot(slot: SkyCallbackSlot | null): number | 'ANY' | null {
  if (slot === null) return null;
  return slot === 'Anytime' ? 'ANY' : Number(slot);
}

/** The body of an order. */
interface OrderBody {
  readonly packageId: string;
  readonly offerId: string | null;
  readonly customer: {
    readonly title?: string;
    readonly forename: string;
    readonly surname: string;
    readonly email: string;
    readonly telephone: string;
  };
  readonly installAt: {
    readonly udprn: string | null;
    readonly line1: string;
    readonly line2: string;
    readonly town: string;
    readonly postcode: string;
  };
  readonly startDate: string;
  readonly callbackSlot: number | 'ANY' | null;
  readonly addOns?: readonly string[];
}

export const orderData: DataMap<OrderBody> = {
  packageId: 'chosenProduct',
  offerId: 'chosenProduct',
  customer: { title: 'name', forename: 'name', surname: 'name', email: 'email', telephone: 'phone' },
  installAt: { udprn: 'address', line1: 'address', line2: 'address', town: 'address', postcode: 'address' },
  startDate: 'startDate',
  callbackSlot: 'callbackTime',
  addOns: 'chosenProduct',
};

/**
 * The body of an order. A resent order must have the same text as the first one. Without add-ons and slot, the body
 * therefore equals that of versions that supported neither.
 */
export function fromOrder({ packageId, offerId, person, address, startDate, ...order }: BroadbandOrder): OrderBody {
  const { skyCallbackSlot, addOnIds } = order;
  return {
    packageId,
    offerId,
    customer: {
      ...(person.title !== null && { title: person.title }),
      forename: person.firstName,
      surname: person.surname,
      email: person.emailAddress,
      telephone: person.contactNumber,
    },
    installAt: {
      udprn: address.addressKey,
      line1: formatStreetLine(address),
      line2: address.addressLine2,
      town: address.cityTown,
      postcode: address.postcode,
    },
    startDate,
    callbackSlot: toCallbackSlot(skyCallbackSlot),
    ...(addOnIds.length > 0 && { addOns: addOnIds }),
  };
}
