import { Body, Controller, Ip } from '@nestjs/common';
import { prefillEndpoints, type RedeemPrefill, redeemPrefillSchema } from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PrefillService } from './prefill.service.js';

/** Details of movers that partners send ahead. */
@Controller()
export class PrefillController {
  constructor(private readonly prefills: PrefillService) {}

  /** Creates a code for a partner's server. */
  @Call(prefillEndpoints.newCode)
  create(@Partner() partner: CallingPartner, @Body() body: unknown) {
    return this.prefills.create(partner, body);
  }

  /** Exchanges a code for the details or the session that it carries. */
  @Call(prefillEndpoints.redeem)
  redeem(@Body({ schema: redeemPrefillSchema }) code: RedeemPrefill, @Ip() address: string) {
    return this.prefills.redeem(code, address);
  }
}
