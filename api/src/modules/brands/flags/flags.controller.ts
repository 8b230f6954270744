import { Controller } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { FlagsService } from './flags.service.js';

/** Feature flags of the caller. */
@Controller()
export class FlagsController {
  constructor(private readonly service: FlagsService) {}

  /** Returns the flags of the enrolment, or of the default brand without one. [FLAG-04] */
  @Call(brandEndpoints.flags)
  flags(@Caller() caller: CallerIdentity) {
    return this.service.flags(caller);
  }
}
