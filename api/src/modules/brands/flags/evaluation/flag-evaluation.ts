import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { flagNames, type EnrolmentType, type FlagName, type Flags } from '@home-move/contract';
import { type Client, type EvaluationContext, NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk';
import { FieldEncryption, type Sealed } from '../../../../common/crypto/field-encryption.js';
import { sealedTokenPurpose } from '../../../../common/crypto/sealed.model.js';
import { DomainError } from '../../../../common/problem/domain.error.js';
import { type BrandKey, BrandFlagsProvider } from './brand-flags.provider.js';
import { ExposureHook } from './exposure.hook.js';

/** The fields of an enrolment that experiments use. [FLAG-04] */
export interface FlagSubject {
  readonly saveAndContinueToken: string;
  /** The token before its first renewal; null before it. */
  readonly firstToken: Sealed | null;
  readonly enrolmentType: EnrolmentType;
  readonly partnerName: string;
  readonly brand: BrandKey;
}

/** Evaluates flags through OpenFeature. Rejects with UNAVAILABLE when they cannot be read, because defaults would change pages. */
@Injectable()
export class FlagEvaluation implements OnModuleInit, OnApplicationShutdown {
  /** OpenFeature is global to the process; a separate domain isolates several applications in it. */
  private readonly domain = randomUUID();
  private readonly client: Client;

  constructor(
    private readonly provider: BrandFlagsProvider,
    private readonly encryption: FieldEncryption,
    exposures: ExposureHook,
  ) {
    this.client = OpenFeature.getClient(this.domain).addHooks(exposures).setLogger(silent);
  }

  async onModuleInit(): Promise<void> {
    await OpenFeature.setProviderAndWait(this.domain, this.provider);
  }

  async onApplicationShutdown(): Promise<void> {
    await OpenFeature.setProviderAndWait(this.domain, NOOP_PROVIDER);
  }

  /** The flags of a brand, without recording an exposure. */
  ofBrand(brand: BrandKey): Promise<Flags> {
    return this.all(brandContext(brand));
  }

  /** The flags of an enrolment; records an exposure to each. [FLAG-04] */
  ofEnrolment(enrolment: FlagSubject): Promise<Flags> {
    return this.all(this.enrolmentContext(enrolment));
  }

  isOn(flag: FlagName, enrolment: FlagSubject): Promise<boolean> {
    return this.evaluate(flag, this.enrolmentContext(enrolment));
  }

  /** The targeting key outlives renewals of the token, so that an enrolment keeps its buckets. */
  private enrolmentContext({ saveAndContinueToken, firstToken, enrolmentType, partnerName, brand }: FlagSubject) {
    const targetingKey = firstToken ? this.encryption.open(firstToken, sealedTokenPurpose) : saveAndContinueToken;
    return { ...brandContext(brand), targetingKey, enrolmentType, partnerName };
  }

  private async all(context: EvaluationContext): Promise<Flags> {
    const values = await Promise.all(
      flagNames.map(async (name) => [name, await this.evaluate(name, context)] as const),
    );
    return Object.fromEntries(values) as Record<FlagName, boolean>;
  }

  private async evaluate(flag: FlagName, context: EvaluationContext): Promise<boolean> {
    const { value, errorCode, errorMessage } = await this.client.getBooleanDetails(flag, false, context);
    if (errorCode !== undefined) throw new DomainError('UNAVAILABLE', { cause: errorMessage });
    return value;
  }
}

const brandContext = ({ level, id, flagsOff }: BrandKey) => ({
  brandLevel: level,
  brandId: id,
  ...(flagsOff && { flagsOff: [...flagsOff] }),
});

/** Prevents OpenFeature from writing to the console; errors are thrown and logged by the caller. */
const noop = () => undefined;
const silent = { error: noop, warn: noop, info: noop, debug: noop };
