import { Controller, Ip } from '@nestjs/common';
import { revokeRequestSchema, sessionEndpoints, tokenRequestSchema } from '@home-move/contract';
import type { RevokeRequest, TokenRequest } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody } from '../../common/validation/contract-validation.js';
import { GrantsService } from './grants.service.js';

/** OAuth token endpoint. [SESS-20] */
@Controller()
export class GrantsController {
  constructor(private readonly grants: GrantsService) {}

  /** Issues tokens for one of the three grants. [SESS-20, SESS-27] */
  @Call(sessionEndpoints.token)
  token(@ContractBody(tokenRequestSchema) body: TokenRequest, @Ip() address: string) {
    return this.grants.grant(body, address);
  }

  /** Ends the session of a refresh token. Unknown tokens are ignored. */
  @Call(sessionEndpoints.revoke)
  revoke(@ContractBody(revokeRequestSchema) body: RevokeRequest, @Ip() address: string) {
    return this.grants.revoke(body.refresh_token, address);
  }
}
