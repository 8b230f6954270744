import { Controller, Param } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { BrandService } from './brand.service.js';

/** The branding that the portal shows. */
@Controller()
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  /** Returns the branding of a brand. [BRAND-05] */
  @Call(brandEndpoints.branding)
  branding(@Param('brand') brand: string) {
    return this.brands.branding(brand);
  }

  /** Returns the branding of a branch. [BRAND-12] */
  @Call(brandEndpoints.branchBranding)
  branchBranding(@Param('brand') brand: string, @Param('branch') branch: string) {
    return this.brands.branding(brand, branch);
  }
}
