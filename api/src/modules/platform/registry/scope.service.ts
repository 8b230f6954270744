import { Injectable } from '@nestjs/common';
import type { PinScope } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';

/** Checks the scopes of rules against the brands that exist. */
@Injectable()
export class ScopeService {
  constructor(private readonly brands: BrandService) {}

  /** The scope in the spelling of the brands. Throws VALIDATION for an unknown partner, brand or branch. */
  async resolve(scope: PinScope): Promise<PinScope> {
    if (scope === 'all') return scope;
    const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });
    if ('partner' in scope) {
      const brand = await this.brands.find(scope.partner);
      if (brand?.level !== 1) throw invalid('scope.partner', `no partner is called ${scope.partner}`);
      return { partner: brand.urlRoute };
    }
    const brand = await this.brands.find(scope.brand);
    if (!brand) throw invalid('scope.brand', `no brand is called ${scope.brand}`);
    const { urlRoute } = brand;
    if (scope.branch === undefined) return { brand: urlRoute };
    if (!(await this.brands.find(urlRoute, scope.branch))) {
      throw invalid('scope.branch', `${urlRoute} has no branch ${scope.branch}`);
    }
    return { brand: urlRoute, branch: scope.branch };
  }
}
