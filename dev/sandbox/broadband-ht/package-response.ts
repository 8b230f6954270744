import { activationOf } from '../broadband/activation.js';
import { coverageAt, type Network } from '../broadband/coverage.js';
import { offerEnd, type PackageRow } from '../broadband/package-row.js';
import { priceRises } from '../broadband/price-rises.js';
import type { SoldPackages } from '../broadband/sold-packages.js';
import type { Day } from '../clock/clock.js';
import { initialsLogo } from '../logos/initials-logo.js';
import type { Postcode } from '../postcodes/postcode.js';
import { partnerOf } from './packages.data.js';

interface Search {
  packages: SoldPackages;
  postcode: Postcode;
  start: Day;
  now: Date;
}

/** The lines of the national network at a postcode; `maxDownloadMbps` is 0 for an unavailable line. */
export function lineCheck(postcode: Postcode, today: Day) {
  const coverage = coverageAt(postcode);
  const has = (network: Network): boolean => coverage?.networks.includes(network) ?? false;
  const line = (available: boolean, mbps: number) => ({ available, maxDownloadMbps: available ? mbps : 0 });
  return {
    postcode: postcode.text,
    checkedOn: today,
    lines: {
      standard: line(coverage !== undefined, coverage?.standardMbps ?? 0),
      partFibre: line(has('part-fibre'), coverage?.partFibreMbps ?? 0),
      fullFibre: line(has('full-fibre'), 900),
    },
  };
}

/** All packages available at a postcode, in the feed's order. */
export function packagesResponse(search: Search) {
  const packages = search.packages.at(search.postcode);
  return {
    postcode: search.postcode.text,
    contractFrom: search.start,
    total: packages.length,
    packages: packages.map((row) => packageResponse(row, search)),
  };
}

function packageResponse(row: PackageRow, { start, now }: Search) {
  const { brand } = row;
  const activation = activationOf(row.needs, start, now);
  return {
    packageId: row.id,
    packageName: row.name,
    partner: partnerOf(row),
    brand: { id: brand.slug, name: brand.name, logo: initialsLogo(brand), website: brand.website },
    accessType: row.needs === 'full-fibre' ? 'FULL_FIBRE' : 'PART_FIBRE',
    includes: ['BROADBAND', ...(row.calls ? ['PHONE'] : []), ...(row.tv ? ['TV'] : [])],
    contract: {
      months: row.months,
      rolling: row.months === 1,
      noticeDays: 30,
      earlyExitPencePerMonth: row.exitPence,
    },
    activation: activation && { earliest: activation.earliest, engineerVisit: activation.needsEngineer },
    cost: {
      monthlyPence: row.pricePence,
      setUpPence: row.setUpPence,
      lineRentalPence: 0,
      lineRentalIncluded: true,
      rises: priceRises(row, start),
    },
    speed: { averageDownMbps: row.download, averageUpMbps: row.upload, guaranteedDownMbps: row.minimum },
    usage: { unlimited: row.usageGb === null, limitGb: row.usageGb },
    phone: row.calls && {
      plan: row.calls.name,
      dayPencePerMin: row.calls.day,
      eveningPencePerMin: row.calls.evening,
      weekendPencePerMin: row.calls.weekend,
    },
    tv: row.tv && { name: row.tv.name, highlights: row.tv.features },
    keyPoints: row.keyPoints,
    features: row.features,
    socialTariff: row.eligibility === null ? null : { eligibility: row.eligibility },
    offers: row.offers.map((offer) => ({
      offerId: offer.code,
      kind: offer.monthlyPence === null ? 'REWARD' : 'INTRODUCTORY_PRICE',
      text: offer.text,
      monthlyPence: offer.monthlyPence,
      months: offer.months,
      endsAt: offerEnd(offer, now).toISOString(),
    })),
    addOns: row.addOns.map(({ id, name, description, monthlyPence }) => ({
      addOnId: id,
      name,
      about: description,
      monthlyPence,
    })),
    termsUrl: `${brand.website}/terms`,
  };
}
