import type { GspGroup } from './gsp-groups.js';
import type { Postcode } from './postcode.js';

/** [post town, county, grid supply point group]; the group is '' outside the market of Great Britain. */
type AreaRow = readonly [town: string, county: string, gsp: GspGroup | ''];

/**
 * Postcode areas with post town, county and the grid supply point group of most of the area.
 * Source: common knowledge of postal geography, simplified to one group per area; as of November 2026.
 * The order is part of the address keys: add new areas at the end.
 */
export const AREAS: Readonly<Record<string, AreaRow>> = {
  AB: ['Aberdeen', 'Aberdeenshire', '_P'],
  AL: ['St Albans', 'Hertfordshire', '_A'],
  B: ['Birmingham', 'West Midlands', '_E'],
  BA: ['Bath', 'Somerset', '_L'],
  BB: ['Blackburn', 'Lancashire', '_G'],
  BD: ['Bradford', 'West Yorkshire', '_M'],
  BH: ['Bournemouth', 'Dorset', '_H'],
  BL: ['Bolton', 'Greater Manchester', '_G'],
  BN: ['Brighton', 'East Sussex', '_J'],
  BR: ['Bromley', 'Kent', '_J'],
  BS: ['Bristol', 'Bristol', '_L'],
  BT: ['Belfast', 'County Antrim', ''],
  CA: ['Carlisle', 'Cumbria', '_G'],
  CB: ['Cambridge', 'Cambridgeshire', '_A'],
  CF: ['Cardiff', 'South Glamorgan', '_K'],
  CH: ['Chester', 'Cheshire', '_D'],
  CM: ['Chelmsford', 'Essex', '_A'],
  CO: ['Colchester', 'Essex', '_A'],
  CR: ['Croydon', 'Surrey', '_J'],
  CT: ['Canterbury', 'Kent', '_J'],
  CV: ['Coventry', 'West Midlands', '_B'],
  CW: ['Crewe', 'Cheshire', '_D'],
  DA: ['Dartford', 'Kent', '_J'],
  DD: ['Dundee', 'Angus', '_P'],
  DE: ['Derby', 'Derbyshire', '_B'],
  DG: ['Dumfries', 'Dumfriesshire', '_N'],
  DH: ['Durham', 'County Durham', '_F'],
  DL: ['Darlington', 'County Durham', '_F'],
  DN: ['Doncaster', 'South Yorkshire', '_M'],
  DT: ['Dorchester', 'Dorset', '_H'],
  DY: ['Dudley', 'West Midlands', '_E'],
  E: ['London', 'Greater London', '_C'],
  EC: ['London', 'Greater London', '_C'],
  EH: ['Edinburgh', 'Midlothian', '_N'],
  EN: ['Enfield', 'Middlesex', '_A'],
  EX: ['Exeter', 'Devon', '_L'],
  FK: ['Falkirk', 'Stirlingshire', '_N'],
  FY: ['Blackpool', 'Lancashire', '_G'],
  G: ['Glasgow', 'Lanarkshire', '_N'],
  GL: ['Gloucester', 'Gloucestershire', '_E'],
  GU: ['Guildford', 'Surrey', '_H'],
  HA: ['Harrow', 'Middlesex', '_A'],
  HD: ['Huddersfield', 'West Yorkshire', '_M'],
  HG: ['Harrogate', 'North Yorkshire', '_M'],
  HP: ['Hemel Hempstead', 'Hertfordshire', '_A'],
  HR: ['Hereford', 'Herefordshire', '_E'],
  HS: ['Stornoway', 'Isle of Lewis', '_P'],
  HU: ['Hull', 'East Yorkshire', '_M'],
  HX: ['Halifax', 'West Yorkshire', '_M'],
  IG: ['Ilford', 'Essex', '_A'],
  IP: ['Ipswich', 'Suffolk', '_A'],
  IV: ['Inverness', 'Inverness-shire', '_P'],
  KA: ['Kilmarnock', 'Ayrshire', '_N'],
  KT: ['Kingston upon Thames', 'Surrey', '_J'],
  KW: ['Kirkwall', 'Orkney', '_P'],
  KY: ['Kirkcaldy', 'Fife', '_N'],
  L: ['Liverpool', 'Merseyside', '_D'],
  LA: ['Lancaster', 'Lancashire', '_G'],
  LD: ['Llandrindod Wells', 'Powys', '_K'],
  LE: ['Leicester', 'Leicestershire', '_B'],
  LL: ['Llandudno', 'Conwy', '_D'],
  LN: ['Lincoln', 'Lincolnshire', '_B'],
  LS: ['Leeds', 'West Yorkshire', '_M'],
  LU: ['Luton', 'Bedfordshire', '_A'],
  M: ['Manchester', 'Greater Manchester', '_G'],
  ME: ['Maidstone', 'Kent', '_J'],
  MK: ['Milton Keynes', 'Buckinghamshire', '_B'],
  ML: ['Motherwell', 'Lanarkshire', '_N'],
  N: ['London', 'Greater London', '_C'],
  NE: ['Newcastle upon Tyne', 'Tyne and Wear', '_F'],
  NG: ['Nottingham', 'Nottinghamshire', '_B'],
  NN: ['Northampton', 'Northamptonshire', '_B'],
  NP: ['Newport', 'Gwent', '_K'],
  NR: ['Norwich', 'Norfolk', '_A'],
  NW: ['London', 'Greater London', '_C'],
  OL: ['Oldham', 'Greater Manchester', '_G'],
  OX: ['Oxford', 'Oxfordshire', '_H'],
  PA: ['Paisley', 'Renfrewshire', '_N'],
  PE: ['Peterborough', 'Cambridgeshire', '_A'],
  PH: ['Perth', 'Perthshire', '_P'],
  PL: ['Plymouth', 'Devon', '_L'],
  PO: ['Portsmouth', 'Hampshire', '_H'],
  PR: ['Preston', 'Lancashire', '_G'],
  RG: ['Reading', 'Berkshire', '_H'],
  RH: ['Redhill', 'Surrey', '_J'],
  RM: ['Romford', 'Essex', '_A'],
  S: ['Sheffield', 'South Yorkshire', '_M'],
  SA: ['Swansea', 'West Glamorgan', '_K'],
  SE: ['London', 'Greater London', '_C'],
  SG: ['Stevenage', 'Hertfordshire', '_A'],
  SK: ['Stockport', 'Greater Manchester', '_G'],
  SL: ['Slough', 'Berkshire', '_H'],
  SM: ['Sutton', 'Surrey', '_J'],
  SN: ['Swindon', 'Wiltshire', '_H'],
  SO: ['Southampton', 'Hampshire', '_H'],
  SP: ['Salisbury', 'Wiltshire', '_H'],
  SR: ['Sunderland', 'Tyne and Wear', '_F'],
  SS: ['Southend-on-Sea', 'Essex', '_A'],
  ST: ['Stoke-on-Trent', 'Staffordshire', '_E'],
  SW: ['London', 'Greater London', '_C'],
  SY: ['Shrewsbury', 'Shropshire', '_E'],
  TA: ['Taunton', 'Somerset', '_L'],
  TD: ['Galashiels', 'Selkirkshire', '_N'],
  TF: ['Telford', 'Shropshire', '_E'],
  TN: ['Tonbridge', 'Kent', '_J'],
  TQ: ['Torquay', 'Devon', '_L'],
  TR: ['Truro', 'Cornwall', '_L'],
  TS: ['Middlesbrough', 'North Yorkshire', '_F'],
  TW: ['Twickenham', 'Middlesex', '_J'],
  UB: ['Southall', 'Middlesex', '_H'],
  W: ['London', 'Greater London', '_C'],
  WA: ['Warrington', 'Cheshire', '_D'],
  WC: ['London', 'Greater London', '_C'],
  WD: ['Watford', 'Hertfordshire', '_A'],
  WF: ['Wakefield', 'West Yorkshire', '_M'],
  WN: ['Wigan', 'Greater Manchester', '_G'],
  WR: ['Worcester', 'Worcestershire', '_E'],
  WS: ['Walsall', 'West Midlands', '_E'],
  WV: ['Wolverhampton', 'West Midlands', '_E'],
  YO: ['York', 'North Yorkshire', '_M'],
  ZE: ['Lerwick', 'Shetland', '_P'],
};

const BEDFORD: AreaRow = ['Bedford', 'Bedfordshire', '_A'];
const WELSH_AREAS = new Set(['CF', 'LD', 'LL', 'NP', 'SA']);

export type Country = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

export interface Area {
  town: string;
  county: string;
  country: Country;
  gsp: GspGroup | '';
}

/** Town, county and country of a postcode; undefined for areas without homes here (Channel Islands, Isle of Man, unknown letters). */
export function areaOf(postcode: Postcode): Area | undefined {
  const bedford = postcode.area === 'MK' && postcode.district >= 40 && postcode.district <= 45;
  const row = bedford ? BEDFORD : Object.hasOwn(AREAS, postcode.area) ? AREAS[postcode.area] : undefined;
  if (!row) return undefined;
  const [town, county, gsp] = row;
  return { town, county, country: countryOf(postcode.area, gsp), gsp };
}

function countryOf(area: string, gsp: GspGroup | ''): Country {
  if (gsp === '') return 'Northern Ireland';
  if (gsp === '_N' || gsp === '_P') return 'Scotland';
  return WELSH_AREAS.has(area) ? 'Wales' : 'England';
}
