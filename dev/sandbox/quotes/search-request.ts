import { isGspGroup, type GspGroup } from '../postcodes/gsp-groups.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { profileOf } from '../postcodes/special-postcodes.js';
import { VendorError } from '../server/provider.js';
import { invalidRequest } from './invalid-request.js';
import type { Payment } from './tariffs.data.js';

export type Fuels = 'DUAL' | 'ELEC' | 'GAS';
export type Meter = 'STD' | 'E7';

interface FuelUse {
  annual_kwh: number;
  prepayment: boolean;
}

export interface SearchBody {
  gsp_group: string;
  postcode: string;
  fuels: Fuels;
  panel?: 'SPONSOR' | 'ALL';
  electricity?: FuelUse & { meter: Meter; night_share?: string };
  gas?: FuelUse;
}

/** A validated search. */
export interface Search {
  gsp: GspGroup;
  fuels: Fuels;
  sponsorOnly: boolean;
  payment: Payment;
  electricity: { kwh: number; meter: Meter; nightShare: number } | null;
  gas: { kwh: number } | null;
  longList?: true;
}

const kwh = { type: 'integer', minimum: 1, maximum: 499_999 };

export const SEARCH_BODY = {
  type: 'object',
  required: ['gsp_group', 'postcode', 'fuels'],
  properties: {
    gsp_group: { type: 'string' },
    postcode: { type: 'string' },
    fuels: { enum: ['DUAL', 'ELEC', 'GAS'] },
    panel: { enum: ['SPONSOR', 'ALL'] },
    electricity: {
      type: 'object',
      required: ['annual_kwh', 'meter', 'prepayment'],
      properties: {
        annual_kwh: kwh,
        meter: { enum: ['STD', 'E7'] },
        prepayment: { type: 'boolean' },
        night_share: { type: 'string', pattern: '^(0(\\.\\d{1,2})?|1(\\.0{1,2})?)$' },
      },
    },
    gas: {
      type: 'object',
      required: ['annual_kwh', 'prepayment'],
      properties: { annual_kwh: kwh, prepayment: { type: 'boolean' } },
    },
  },
};

/** Share of use that falls into Economy 7's night. Source: table of 2017 for Great Britain. */
const NIGHT_SHARE = '0.42';

export function readSearch(body: SearchBody): Search {
  const electricity = body.fuels === 'GAS' ? undefined : required(body.electricity, 'electricity');
  const gas = body.fuels === 'ELEC' ? undefined : required(body.gas, 'gas');
  if (!isGspGroup(body.gsp_group)) throw new VendorError(422, { error: 'NO_MARKET', fields: [] });
  if (electricity && gas && electricity.prepayment !== gas.prepayment) {
    throw new VendorError(422, { error: 'MIXED_PAYMENT', fields: [] });
  }
  return {
    gsp: body.gsp_group,
    fuels: body.fuels,
    sponsorOnly: body.panel === 'SPONSOR',
    payment: (electricity ?? gas)?.prepayment ? 'PPM' : 'DD',
    electricity: electricity
      ? { kwh: electricity.annual_kwh, meter: electricity.meter, nightShare: nightShareOf(electricity) }
      : null,
    gas: gas ? { kwh: gas.annual_kwh } : null,
    // Absent elsewhere: the id of a search depends on its fields.
    ...(isLongList(body.postcode) && { longList: true }),
  };
}

function isLongList(postcode: string): boolean {
  const parsed = parsePostcode(postcode);
  return parsed !== undefined && profileOf(parsed).longLists === true;
}

function nightShareOf({ meter, night_share = NIGHT_SHARE }: { meter: Meter; night_share?: string }): number {
  return meter === 'E7' ? Number(night_share) : 0;
}

function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw invalidRequest([{ field, reason: 'is required for these fuels' }]);
  return value;
}
