import type { BroadbandType } from '@home-move/contract';
import type { Offer, OfferedPackage } from '../broadband/offered-package.js';
import type { Deal } from './broadband-wombb.responses.js';

/** The feed does not count 5G as fibre. */
const networks = {
  cable: { name: 'Cable', type: 'Fibre' },
  fttp: { name: 'Full fibre', type: 'Fibre' },
  '5g': { name: '5G', type: 'Broadband' },
} as const satisfies Record<Deal['tech'], { name: string; type: BroadbandType }>;

/** Converts yyyy-MM-dd to the dd/MM/yyyy of the feed. */
export const toFeedDate = (day: string): string => day.split('-').toReversed().join('/');

export function toOfferedPackage(deal: Deal): OfferedPackage {
  const { advertiser, calls } = deal;
  const network = networks[deal.tech];
  return {
    packageId: deal.deal_id,
    sourceId: 'wombb',
    packageName: deal.title,
    provider: { id: String(advertiser.id), slug: advertiser.slug, name: advertiser.name, imageUrl: advertiser.img },
    partner: null,
    broadbandType: network.type,
    broadband: {
      name: network.name,
      downloadSpeed: deal.dl_mbps,
      uploadSpeed: deal.ul_mbps,
      guaranteedDownloadSpeed: deal.min_mbps,
      usageLimit: deal.cap_gb === 0 ? null : deal.cap_gb,
      unlimited: deal.cap_gb === 0,
    },
    call: calls && {
      name: calls.name,
      costDayPerMin: calls.ppm_day,
      costEveningPerMin: calls.ppm_eve,
      costWeekendPerMin: calls.ppm_wkd,
    },
    tv: toTv(deal),
    keyFeature: deal.usps[0] ?? null,
    keyFeature2: deal.usps[1] ?? null,
    enhancedFeatures: deal.bullets,
    eligibility: null,
    termsUrl: null,
    addOns: [],
    monthlyExitFee: deal.exit_fee_month,
    activation: deal.live_from === null ? null : { date: deal.live_from, needsEngineer: deal.visit === 1 },
    price: {
      monthly: deal.price_month,
      setUp: deal.setup_fee,
      lineRental: deal.line_rental,
      // The feed sends 0 when line rental is included.
      lineRentalIncluded: deal.line_rental === 0,
      contractMonths: deal.contract,
      isRolling: deal.rolling === 1,
      rises: deal.price_rises.map(({ date, price_month }) => ({ from: date, price: price_month })),
    },
    offers: deal.promos.map(toOffer),
  };
}

function toTv({ tv }: Deal): OfferedPackage['tv'] {
  if (!tv) return null;
  const [[feature1Title, feature1], [feature2Title, feature2]] = tv.points;
  return { name: tv.name, feature1, feature1Title, feature2, feature2Title };
}

function toOffer({ code, text, ends, price_month: price, months }: Deal['promos'][number]): Offer {
  // An offer price without an end is ignored: it could change at any time.
  const introductory = price === null || months === null ? null : { numberOfMonths: months, price };
  return { id: code, text, expires: new Date(ends * 1000), introductory };
}
