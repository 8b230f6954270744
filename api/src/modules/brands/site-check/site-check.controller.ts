import { Body, Controller, Ip } from '@nestjs/common';
import { embeddingEndpoints, siteCheckSchema, type SiteCheckRequest } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { SiteCheckService } from './site-check.service.js';

/** "Is my site allowed?" of the page for web developers. */
@Controller()
export class SiteCheckController {
  constructor(private readonly checks: SiteCheckService) {}

  /** Checks whether a page can show the portal of a brand. */
  @Call(embeddingEndpoints.checkSite)
  check(@Body({ schema: siteCheckSchema }) request: SiteCheckRequest, @Ip() clientAddress: string) {
    return this.checks.check(request, clientAddress);
  }
}
