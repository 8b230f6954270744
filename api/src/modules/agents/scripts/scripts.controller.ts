import { Controller, Header } from '@nestjs/common';
import { telephonyEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ScriptsService, scriptsMaxAgeSeconds } from './scripts.service.js';

@Controller()
export class ScriptsController {
  constructor(private readonly scripts: ScriptsService) {}

  /**
   * Returns the scripts that agents read out. The next call may be for another brand, with another token. [TEL-25,
   * TEL-26]
   */
  @Call(telephonyEndpoints.content)
  @Header('cache-control', `private, max-age=${scriptsMaxAgeSeconds}`)
  @Header('vary', 'authorization')
  content(@OwnEnrolment() enrolmentId: string) {
    return this.scripts.content(enrolmentId);
  }
}
