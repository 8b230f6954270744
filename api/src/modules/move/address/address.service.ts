import { Inject, Injectable } from '@nestjs/common';
import type {
  Address,
  AddressOption,
  ChosenAddress,
  Enrolment,
  ManualAddress,
  ExpectedVersion,
} from '@home-move/contract';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { AddressesPort } from '../../../providers/addresses/addresses.port.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { detectConflicts } from '../enrolment/field-changes.js';
import { RevisionService } from '../enrolment/revision.service.js';
import { changeAddress, isSameHome } from '../enrolment/address-change.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';

@Injectable()
export class AddressService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly addresses: AddressesPort,
    private readonly revisions: RevisionService,
    private readonly limiter: RateLimiter,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** [ADDR-03, ADDR-04] */
  async lookUp(enrolmentId: string, postcode: string): Promise<readonly AddressOption[]> {
    await this.limiter.hit(perEnrolment('addresses', enrolmentId, this.env.ADDRESS_LIMIT));
    return this.addresses.lookUp(postcode);
  }

  /** [ADDR-05, ADDR-06] */
  async choose(enrolmentId: string, { addressKey, version }: ChosenAddress & ExpectedVersion): Promise<Enrolment> {
    const current = await this.enrolments.get(enrolmentId);
    // A repeated request succeeds even while the lookup is down.
    if (current.address?.addressKey === addressKey) return this.read(current);
    await this.limiter.hit(perEnrolment('address', enrolmentId, this.env.ADDRESS_LIMIT));
    return this.save(current, await this.addresses.find(addressKey), version);
  }

  /** [ADDR-07] */
  async enter(enrolmentId: string, { town, version, ...typed }: ManualAddress & ExpectedVersion): Promise<Enrolment> {
    const flags = { addressKey: null, isAbroad: false, manualAddress: true, isDomestic: true };
    return this.save(enrolmentId, { ...typed, ...flags, cityTown: town }, version);
  }

  private async save(
    enrolment: string | EnrolmentRecord,
    address: Address,
    version: number | undefined,
  ): Promise<Enrolment> {
    const changed = await this.revisions.revise(enrolment, (current) => {
      if (!isSameHome(current.address, address)) detectConflicts(current, { address }, version);
      return changeAddress(current, address);
    });
    return this.read(changed);
  }

  private read(record: EnrolmentRecord): Enrolment {
    return this.view.of(record);
  }
}
