import { activationOf } from '../broadband/activation.js';
import { coverageAt, type Network } from '../broadband/coverage.js';
import { offerEnd, type PackageRow } from '../broadband/package-row.js';
import { priceRises } from '../broadband/price-rises.js';
import type { SoldPackages } from '../broadband/sold-packages.js';
import { type Day, parseDay } from '../clock/clock.js';
import { initialsLogo } from '../logos/initials-logo.js';
import type { Postcode } from '../postcodes/postcode.js';
import { ADVERTISER_IDS } from './deals.data.js';

interface Search {
  sold: SoldPackages;
  postcode: Postcode;
  start: Day;
  now: Date;
}

const TECHNOLOGIES: Readonly<Partial<Record<Network, { tech: string; mbps: number }>>> = {
  cable: { tech: 'cable', mbps: 1130 },
  altnet: { tech: 'fttp', mbps: 900 },
  'mast-5g': { tech: '5g', mbps: 150 },
};

/** The feed's networks at a postcode; speeds are strings, "" without one. */
export function coverageResponse(postcode: Postcode) {
  const coverage = coverageAt(postcode);
  const reached = (coverage?.networks ?? []).flatMap((network) => TECHNOLOGIES[network] ?? []);
  const fibre = Math.max(0, ...reached.filter(({ tech }) => tech !== '5g').map(({ mbps }) => mbps));
  return {
    ok: true,
    pc: postcode.text,
    tech: reached.map(({ tech }) => tech),
    standard_mbps: coverage ? String(coverage.standardMbps) : '',
    fibre_mbps: fibre === 0 ? '' : String(fibre),
  };
}

/** All deals for a postcode, in the feed's order. */
export function dealsResponse(search: Search) {
  const deals = search.sold.at(search.postcode);
  return {
    ok: true,
    pc: search.postcode.text,
    n: deals.length,
    deals: deals.map((row) => dealResponse(row, search)),
  };
}

/** Pounds as a number: 2799 → 27.99. */
const pounds = (pence: number): number => pence / 100;

function dealResponse(row: PackageRow, { start, now }: Search) {
  const { brand, calls } = row;
  const activation = activationOf(row.needs, start, now);
  return {
    deal_id: row.id,
    title: row.name,
    advertiser: { id: ADVERTISER_IDS[brand.slug], name: brand.name, slug: brand.slug, img: initialsLogo(brand) },
    tech: TECHNOLOGIES[row.needs]?.tech,
    types: ['bb', ...(calls ? ['tel'] : []), ...(row.tv ? ['tv'] : [])],
    price_month: pounds(row.pricePence),
    setup_fee: pounds(row.setUpPence),
    line_rental: 0,
    contract: row.months,
    rolling: row.months === 1 ? 1 : 0,
    exit_fee_month: row.exitPence === null ? null : pounds(row.exitPence),
    live_from: activation ? feedDate(activation.earliest) : '',
    visit: activation?.needsEngineer ? 1 : 0,
    price_rises: priceRises(row, start).map(({ from, monthlyPence }) => ({
      date: feedDate(from),
      price_month: pounds(monthlyPence),
    })),
    dl_mbps: String(row.download),
    ul_mbps: String(row.upload),
    min_mbps: row.minimum === null ? '' : String(row.minimum),
    cap_gb: row.usageGb ?? 0,
    calls: calls && { name: calls.name, ppm_day: calls.day, ppm_eve: calls.evening, ppm_wkd: calls.weekend },
    tv: row.tv && { name: row.tv.name, points: row.tv.features.map(({ title, text }) => [title, text]) },
    usps: row.keyPoints,
    bullets: row.features,
    promos: row.offers.map((offer) => ({
      code: offer.code,
      text: offer.text,
      price_month: offer.monthlyPence === null ? null : pounds(offer.monthlyPence),
      months: offer.months,
      ends: Math.floor(offerEnd(offer, now).getTime() / 1000),
    })),
  };
}

/** A day in the feed's format, dd/MM/yyyy. */
function feedDate(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** Parses dd/MM/yyyy; undefined for anything else. */
export function readFeedDate(text: string): Day | undefined {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return undefined;
  return parseDay(text.split('/').toReversed().join('-'));
}
