import { sellsAt, type PackageRow } from '../broadband/package-row.js';
import type { SoldPackages } from '../broadband/sold-packages.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { referenceFor } from '../server/seeded-values.js';
import { wombbError } from './wombb-error.js';

export interface ClickBody {
  deal_id: string;
  pc: string;
  sub_id: string;
}

export const CLICK_BODY = {
  type: 'object',
  required: ['deal_id', 'pc', 'sub_id'],
  properties: {
    deal_id: { type: 'string', minLength: 1, maxLength: 40 },
    pc: { type: 'string', minLength: 1, maxLength: 10 },
    sub_id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  },
};

export interface Click {
  id: string;
  deal: PackageRow;
  status: 'pending' | 'cancelled';
  visits: number;
}

const MAX_KEPT = 10_000;

/** Referrals to advertisers. The same person, deal and postcode are the same click, so opening one is idempotent. */
export class Clicks {
  readonly #clicks = new Map<string, Click>();

  constructor(private readonly sold: SoldPackages) {}

  open({ deal_id, pc, sub_id }: ClickBody): Click {
    const postcode = parsePostcode(pc);
    if (!postcode) throw wombbError(400, 'bad_pc', 'Not a postcode');
    const deal = this.sold.find(deal_id, postcode);
    if (!deal) throw wombbError(404, 'no_deal', 'No such deal');
    if (!sellsAt(deal, postcode)) throw wombbError(422, 'not_here', 'The deal does not reach this postcode');
    const id = `WM-${referenceFor('click', sub_id, deal_id, postcode.compact)}`;
    const click: Click = { id, deal, visits: this.#clicks.get(id)?.visits ?? 0, status: 'pending' };
    this.#clicks.set(id, click);
    const oldest = this.#clicks.keys().next();
    if (this.#clicks.size > MAX_KEPT && !oldest.done) this.#clicks.delete(oldest.value);
    return click;
  }

  get(id: string): Click {
    const click = this.find(id);
    if (!click) throw wombbError(404, 'no_click', 'No such click');
    return click;
  }

  find(id: string): Click | undefined {
    return this.#clicks.get(id);
  }

  cancel(id: string): Click {
    const click = this.get(id);
    click.status = 'cancelled';
    return click;
  }
}
