import { Controller } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { FlagsService } from './flags.service.js';

@Controller()
export class FlagsController {
  constructor(private readonly service: FlagsService) {}

  @Call(brandEndpoints.flags)
  flags(@Caller() caller: CallerIdentity) {
    return this.service.flags(caller);
  }
}
