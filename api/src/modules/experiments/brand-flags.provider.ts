import { Injectable } from '@nestjs/common';
import { flagNames, type BrandLevel, type FlagName, type Flags } from '@home-move/contract';
import {
  type EvaluationContext,
  FlagNotFoundError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk';
import { BrandService, flagsOf } from '../brand/brand.service.js';

/** Where a context says which brand it is evaluated for. */
export interface BrandKey {
  readonly level: BrandLevel;
  readonly id: number;
}

/** Our flags as OpenFeature asks for them: what the brand of the context turned off, or the default brand. */
@Injectable()
export class BrandFlagsProvider implements Provider {
  readonly metadata = { name: 'brand flags' };
  readonly runsOn = 'server';
  /** Flags that are asked for together are read once. */
  private readonly reads = new Map<string, Promise<Flags>>();

  constructor(private readonly brands: BrandService) {}

  async resolveBooleanEvaluation(
    flag: string,
    _default: boolean,
    { brandLevel, brandId }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    if (!isFlag(flag)) throw new FlagNotFoundError(`no flag ${flag}`);
    const flags = await this.flagsOf({ level: brandLevel as BrandLevel, id: Number(brandId) });
    return {
      value: flags[flag],
      variant: flags[flag] ? 'on' : 'off',
      reason: StandardResolutionReasons.TARGETING_MATCH,
    };
  }

  resolveStringEvaluation(flag: string): never {
    return isNoBoolean(flag);
  }

  resolveNumberEvaluation(flag: string): never {
    return isNoBoolean(flag);
  }

  resolveObjectEvaluation(flag: string): never {
    return isNoBoolean(flag);
  }

  private flagsOf(brand: BrandKey): Promise<Flags> {
    const key = `${brand.level}:${brand.id}`;
    const read =
      this.reads.get(key) ??
      this.read(brand).finally(() => {
        this.reads.delete(key);
      });
    this.reads.set(key, read);
    return read;
  }

  /** A brand that is gone leaves its enrolments with the default brand's flags. */
  private async read({ level, id }: BrandKey): Promise<Flags> {
    return flagsOf((await this.brands.byLevelAndId(level, id)) ?? (await this.brands.default()));
  }
}

function isFlag(name: string): name is FlagName {
  return (flagNames as readonly string[]).includes(name);
}

function isNoBoolean(flag: string): never {
  throw new TypeMismatchError(`${flag} is on or off`);
}
