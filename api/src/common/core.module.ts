import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { CallRules } from './access/call-rules.js';
import { DeployKeys } from './access/deploy-keys.js';
import { MailEventKey } from './access/mail-event-key.js';
import { ProviderSignatures } from './access/provider-signatures.js';
import { Clock } from './clock/clock.js';
import { FieldEncryption } from './crypto/field-encryption.js';
import { KeyedHash } from './crypto/keyed-hash.js';
import { LastingHash } from './crypto/lasting-hash.js';
import { SealedFields } from './crypto/sealed-fields.js';
import { Drain } from './drain/drain.js';
import { Erasure } from './erasure/erasure.js';
import { Log } from './logging/log.js';
import { noTelemetry, Telemetry } from './telemetry/telemetry.js';

/** What every module gets. */
export interface Core {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
  /** None by default. */
  readonly telemetry?: Telemetry;
}

/**
 * Provides every module with configuration, clock, log, telemetry, drain, keys of callers, field encryption, keyed hashes, and the registers of
 * rules, erasers and sealed fields.
 */
@Global()
@Module({})
export class CoreModule {
  static with({ env, clock, log, telemetry = noTelemetry }: Core): DynamicModule {
    return {
      module: CoreModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: Clock, useValue: clock },
        { provide: Log, useValue: log },
        { provide: Telemetry, useValue: telemetry },
        DeployKeys,
        MailEventKey,
        ProviderSignatures,
        CallRules,
        Drain,
        Erasure,
        SealedFields,
        {
          provide: FieldEncryption,
          useValue: new FieldEncryption(env.FIELD_KEY_ID, env.FIELD_KEY, env.FIELD_KEYS_OLD),
        },
        {
          provide: LastingHash,
          useValue: new LastingHash(env.FIELD_KEY_ID, [env.FIELD_KEY, ...env.FIELD_KEYS_OLD.values()]),
        },
        { provide: KeyedHash, useValue: new KeyedHash(env.JWT_SECRET, env.JWT_SECRET_PREVIOUS) },
      ],
      exports: [
        ENV,
        Clock,
        Log,
        Telemetry,
        DeployKeys,
        MailEventKey,
        ProviderSignatures,
        CallRules,
        Drain,
        Erasure,
        FieldEncryption,
        KeyedHash,
        LastingHash,
        SealedFields,
      ],
    };
  }
}
