import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@home-move/contract';
import type { CallerIdentity } from './caller.js';

/** Throws a DomainError for a call that must not be made now, although the role of its caller admits it. */
export type CallRule = (caller: CallerIdentity, endpoint: Endpoint) => Promise<void>;

/** Rules beyond roles and limits, applied before a call is validated. The modules that know the reason register them. */
@Injectable()
export class CallRules {
  private readonly rules: CallRule[] = [];

  add(rule: CallRule): void {
    this.rules.push(rule);
  }

  async apply(caller: CallerIdentity, endpoint: Endpoint): Promise<void> {
    for (const rule of this.rules) await rule(caller, endpoint);
  }
}
