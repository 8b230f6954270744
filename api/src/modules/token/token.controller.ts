import { Controller, Ip } from '@nestjs/common';
import { revokeRequestSchema, sessionEndpoints, tokenRequestSchema } from '@home-move/contract';
import type { RevokeRequest, TokenRequest } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody } from '../../common/validation/contract-validation.js';
import { GrantsService } from './grants.service.js';

@Controller()
export class TokenController {
  constructor(private readonly grants: GrantsService) {}

  @Call(sessionEndpoints.token)
  token(@ContractBody(tokenRequestSchema) body: TokenRequest, @Ip() address: string) {
    return this.grants.grant(body, address);
  }

  @Call(sessionEndpoints.revoke)
  revoke(@ContractBody(revokeRequestSchema) body: RevokeRequest, @Ip() address: string) {
    return this.grants.revoke(body.refresh_token, address);
  }
}
