import { Body, Controller, Ip } from '@nestjs/common';
import { reportBatchSchema, reportEndpoints, type ReportBatch } from '@home-move/contract';
import { Caller, type CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ReportService } from './report.service.js';

/** Reports of browsers about the remotes that they have mounted. */
@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  /** Counts a batch. */
  @Call(reportEndpoints.report)
  report(
    @Body({ schema: reportBatchSchema }) batch: ReportBatch,
    @Caller() caller: CallerIdentity,
    @Ip() address: string,
  ): Promise<void> {
    return this.reports.record(batch, caller, address);
  }
}
