import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { flagNames, type EnrolmentType, type FlagName, type Flags } from '@home-move/contract';
import { type Client, type EvaluationContext, NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk';
import { DomainError } from '../../common/problem/domain.error.js';
import { type BrandKey, BrandFlagsProvider } from './brand-flags.provider.js';
import { ExposureHook } from './exposure.hook.js';

/** The fields of an enrolment that experiments use. [FLAG-04] */
export interface FlagSubject {
  readonly saveAndContinueToken: string;
  readonly enrolmentType: EnrolmentType;
  readonly partnerName: string;
  readonly brand: BrandKey;
}

/** Evaluates flags through OpenFeature. Rejects with UNAVAILABLE when they cannot be read: a guess would switch pages. */
@Injectable()
export class FlagEvaluation implements OnModuleInit, OnApplicationShutdown {
  /** OpenFeature is one for the whole process: a domain of our own keeps two applications in it apart. */
  private readonly domain = randomUUID();
  private readonly client: Client;

  constructor(
    private readonly provider: BrandFlagsProvider,
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

  /** Of a brand alone, before there is an enrolment: exposes nobody to anything. */
  ofBrand(brand: BrandKey): Promise<Flags> {
    return this.all(contextOf(brand));
  }

  ofEnrolment(enrolment: FlagSubject): Promise<Flags> {
    return this.all(contextOfEnrolment(enrolment));
  }

  isOn(flag: FlagName, enrolment: FlagSubject): Promise<boolean> {
    return this.evaluate(flag, contextOfEnrolment(enrolment));
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

const contextOf = ({ level, id }: BrandKey) => ({ brandLevel: level, brandId: id });

const contextOfEnrolment = ({ saveAndContinueToken, enrolmentType, partnerName, brand }: FlagSubject) => ({
  ...contextOf(brand),
  targetingKey: saveAndContinueToken,
  enrolmentType,
  partnerName,
});

/** OpenFeature would write to the console; whatever fails is thrown, and logged where it is caught. */
const nothing = () => undefined;
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing };
