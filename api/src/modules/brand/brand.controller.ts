import { Controller, Param } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { BrandService } from './brand.service.js';

@Controller()
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  @Call(brandEndpoints.branding)
  branding(@Param('brand') brand: string) {
    return this.brands.branding(brand);
  }

  @Call(brandEndpoints.branchBranding)
  branchBranding(@Param('brand') brand: string, @Param('branch') branch: string) {
    return this.brands.branding(brand, branch);
  }
}
