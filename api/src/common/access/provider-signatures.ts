import { Inject, Injectable } from '@nestjs/common';
import type { SigningProvider } from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { ENV, type Env } from '../../config/env.js';
import { DomainError } from '../problem/domain.error.js';
import { signedBodyOf } from './signed-body.js';

/** The secrets with which providers sign their reports, as the Standard Webhooks specification describes. [ORDER-20] */
@Injectable()
export class ProviderSignatures {
  private readonly verifiers: Readonly<Record<SigningProvider, StandardWebhook | null>>;

  constructor(@Inject(ENV) env: Pick<Env, 'QUOTES_WEBHOOK_SECRET' | 'BROADBAND_HT_WEBHOOK_SECRET'>) {
    const verifier = (secret: string | undefined) => (secret === undefined ? null : new StandardWebhook(secret));
    this.verifiers = {
      quotes: verifier(env.QUOTES_WEBHOOK_SECRET),
      'broadband-ht': verifier(env.BROADBAND_HT_WEBHOOK_SECRET),
    };
  }

  /**
   * Admits a request whose signature is valid and at most five minutes old. Throws UNAUTHENTICATED, always without a secret of the
   * provider.
   */
  admit(request: FastifyRequest, provider: SigningProvider): void {
    const verifier = this.verifiers[provider];
    if (!verifier || !isSigned(verifier, request)) throw new DomainError('UNAUTHENTICATED');
  }
}

function isSigned(verifier: StandardWebhook, request: FastifyRequest): boolean {
  try {
    verifier.verify(signedBodyOf(request), request.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
