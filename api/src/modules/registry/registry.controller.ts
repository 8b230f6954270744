import { Controller, Header } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { RegistryService } from './registry.service.js';

@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Call(brandEndpoints.resolution)
  @Header('cache-control', 'max-age=5, stale-while-revalidate=25')
  resolution() {
    return this.registry.resolution();
  }
}
