import { Controller } from '@nestjs/common';
import { healthEndpoints, type Health } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { HealthService } from './health.service.js';

/** Liveness and readiness of the process. [HEALTH-01] */
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Call(healthEndpoints.healthcheck)
  healthcheck(): Promise<Health> {
    return this.health.ready();
  }

  @Call(healthEndpoints.live)
  live(): Health {
    return { status: 'ok' };
  }

  @Call(healthEndpoints.ready)
  ready(): Promise<Health> {
    return this.health.ready();
  }
}
