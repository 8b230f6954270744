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
import { BrandService, flagsOf } from '../../brand/brand.service.js';

/** Identifies the brand of an evaluation context. */
export interface BrandKey {
  readonly level: BrandLevel;
  readonly id: number;
  /** The brand's own, where the caller has read it: then it is not read again. */
  readonly flagsOff?: readonly FlagName[];
}

/** Provides the flags of the brand of the context, or of the default brand, to OpenFeature. */
@Injectable()
export class BrandFlagsProvider implements Provider {
  readonly metadata = { name: 'brand flags' };
  readonly runsOn = 'server';
  /** Shares one read between flags that are evaluated together. */
  private readonly reads = new Map<string, Promise<Flags>>();

  constructor(private readonly brands: BrandService) {}

  async resolveBooleanEvaluation(
    flag: string,
    _default: boolean,
    { brandLevel, brandId, flagsOff }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    if (!isFlag(flag)) throw new FlagNotFoundError(`no flag ${flag}`);
    const flags = Array.isArray(flagsOff)
      ? flagsOf({ flagsOff: flagsOff.filter(isFlag) })
      : await this.flagsOf({ level: brandLevel as BrandLevel, id: Number(brandId) });
    return {
      value: flags[flag],
      variant: flags[flag] ? 'on' : 'off',
      reason: StandardResolutionReasons.TARGETING_MATCH,
    };
  }

  resolveStringEvaluation(flag: string): never {
    return rejectNonBoolean(flag);
  }

  resolveNumberEvaluation(flag: string): never {
    return rejectNonBoolean(flag);
  }

  resolveObjectEvaluation(flag: string): never {
    return rejectNonBoolean(flag);
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

  /** Enrolments of a deleted brand use the flags of the default brand. */
  private async read({ level, id }: BrandKey): Promise<Flags> {
    return flagsOf((await this.brands.byLevelAndId(level, id)) ?? (await this.brands.default()));
  }
}

function isFlag(name: unknown): name is FlagName {
  return (flagNames as readonly unknown[]).includes(name);
}

function rejectNonBoolean(flag: string): never {
  throw new TypeMismatchError(`${flag} is on or off`);
}
