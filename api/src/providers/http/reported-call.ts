import type { Log } from '../../common/logging/log.js';
import { activeSpan, withinSpan } from '../../common/telemetry/active-span.js';
import type { Telemetry } from '../../common/telemetry/telemetry.js';
import { failureReason } from './provider-policies.js';

/** A call to a third party that is logged, measured and traced. It is named by its pattern, without values. */
export class ReportedCall {
  constructor(
    private readonly provider: string,
    private readonly pattern: string,
    private readonly log: Log,
    private readonly telemetry: Telemetry,
  ) {}

  /** Runs the call within its span, and reports its outcome. `work` counts each attempt. Rejects as `work` does. */
  async run<Result>(work: (countAttempt: () => void) => Promise<Result>): Promise<Result> {
    const attributes = { 'provider.name': this.provider, 'provider.call': this.pattern };
    const span = this.telemetry.startSpan({
      name: `${this.provider} ${this.pattern}`,
      kind: 'client',
      attributes,
      parent: activeSpan(),
    });
    const started = performance.now();
    let attempts = 0;
    const report = (outcome: string, failure?: string) => {
      const ms = performance.now() - started;
      this.telemetry.record('providerCall', ms, { ...attributes, outcome });
      span?.end({ outcome, 'provider.attempts': attempts }, failure);
      this.log.info({ provider: this.provider, call: this.pattern, outcome, ms: Math.round(ms) }, 'provider call');
    };
    try {
      const result = await withinSpan(span, () => work(() => (attempts += 1)));
      report('ok');
      return result;
    } catch (error) {
      const reason = failureReason(error);
      report(reason, reason);
      throw error;
    }
  }
}
