import { Controller, Inject } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { ENV, type Env } from '../../../config/env.js';
import { cookieDetails } from './cookie-details.js';

/** The cookie policy. */
@Controller()
export class CookiesController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Returns the entries of the cookie policy. [CHROME-16] */
  @Call(brandEndpoints.cookieDetails)
  details() {
    return cookieDetails({ analyticsUrl: this.env.ANALYTICS_URL });
  }
}
