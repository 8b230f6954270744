import { Controller, Inject } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { ENV, type Env } from '../../config/env.js';
import { cookieDetails } from './cookie-details.js';

@Controller()
export class CookiesController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Call(brandEndpoints.cookieDetails)
  details() {
    return cookieDetails({ analyticsUrl: this.env.ANALYTICS_URL });
  }
}
