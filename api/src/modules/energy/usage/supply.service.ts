import { Inject, Injectable } from '@nestjs/common';
import type { Address, SupplyFacts } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { SupplyPort } from '../../../providers/supply/supply.port.js';
import { isSameHome } from '../../move/enrolment/address-change.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { StoredSupply } from '../state/energy.state.js';
import { supplyFacts } from '../state/supply-facts.js';

/** An enrolment whose home and supply are known. */
export type CheckedEnrolment = EnrolmentRecord & { readonly address: Address; readonly supply: StoredSupply };

function isChecked(record: EnrolmentRecord): record is CheckedEnrolment {
  return record.address !== null && record.supply !== null;
}

@Injectable()
export class SupplyService {
  constructor(
    private readonly supply: SupplyPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** [USAGE-22] */
  async facts(enrolmentId: string): Promise<SupplyFacts> {
    return supplyFacts(await this.checked(enrolmentId));
  }

  /** Calls the register once per address and stores the result. ADDRESS_MISSING without an address. */
  async checked(enrolmentId: string): Promise<CheckedEnrolment> {
    const enrolment = await this.enrolments.get(enrolmentId);
    if (isChecked(enrolment)) return enrolment;
    const { address } = enrolment;
    if (!address) throw new DomainError('ADDRESS_MISSING');
    const supply = await this.lookUp(enrolmentId, address);
    const record = await this.enrolments.revise(enrolment, (current) =>
      current.supply === null && isSameHome(current.address, address) ? { supply } : {},
    );
    // Another tab changed the home during the call.
    if (!isChecked(record)) throw new DomainError('CONFLICT');
    return record;
  }

  private async lookUp(enrolmentId: string, { addressKey, postcode }: Address): Promise<StoredSupply> {
    await this.limiter.hit(perEnrolment('supply', enrolmentId, this.env.SUPPLY_LIMIT));
    const meters = addressKey === null ? 'meters-unknown' : await this.supply.metersAt(addressKey);
    if (meters === 'outside-market') return { kind: 'outside-market' };
    if (meters !== 'meters-unknown') return { kind: 'register', home: meters };
    const area = await this.supply.areaOf(postcode);
    return area === 'outside-market' ? { kind: 'outside-market' } : { kind: 'area', gspGroup: area.gspGroup };
  }
}
