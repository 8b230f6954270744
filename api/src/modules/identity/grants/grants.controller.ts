import { Body, Controller, Ip } from '@nestjs/common';
import { revokeRequestSchema, sessionEndpoints, tokenRequestSchema } from '@home-move/contract';
import type { RevokeRequest, TokenRequest } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { GrantsService } from './grants.service.js';

/** OAuth token endpoint. [SESS-20] */
@Controller()
export class GrantsController {
  constructor(private readonly grants: GrantsService) {}

  /** Issues tokens for one of the three grants. [SESS-20, SESS-27] */
  @Call(sessionEndpoints.token)
  token(@Body({ schema: tokenRequestSchema }) body: TokenRequest, @Ip() address: string) {
    return this.grants.grant(body, address);
  }

  /** Ends the session of a refresh token. Unknown tokens are ignored. */
  @Call(sessionEndpoints.revoke)
  revoke(@Body({ schema: revokeRequestSchema }) body: RevokeRequest, @Ip() address: string) {
    return this.grants.revoke(body.refresh_token, address);
  }
}
