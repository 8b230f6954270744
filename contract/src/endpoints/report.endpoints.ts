import type { ReportBatch } from '../report/report.schema';
import { roles } from '../session/tokens';
import { endpoint } from './endpoint';

/** Reports of a document about the remotes that it has mounted. */
export const reportEndpoints = {
  /** Counts faults and mounts by version. Unknown versions and brands are ignored. */
  report: endpoint<{ body: ReportBatch }, void>({
    method: 'POST',
    path: '/reports',
    roles,
    success: 204,
  }),
};
