import type { RegistryAuditEntry } from '../registry/audit';
import type { PublishedRecord } from '../registry/registry';
import type { RegistryReview, RegistryValidation } from '../registry/review';
import type {
  RegistryCanary,
  RegistryCleanup,
  RegistryDisabling,
  RegistryExplanation,
  RegistryPin,
  RegistryPreview,
  RegistryWithdrawal,
} from '../registry/rollout';
import type { PublishedShell, ShellRecord, ShellStatus } from '../registry/shell';
import type { ShellRollback, ShellWithdrawalRequest } from '../registry/shell.schema';
import type { RegistryStatus } from '../registry/status';
import type {
  CanaryRequest,
  CleanRequest,
  DisableRequest,
  PinRequest,
  PreviewRequest,
  PromoteRequest,
  RemoteBuild,
  RollbackRequest,
  WithdrawalRequest,
} from '../registry/registry.schema';
import { endpoint, type NoInput } from './endpoint';

/** Calls for deployment; the shell uses `brandEndpoints.resolution`. */
export const registryEndpoints = {
  publish: endpoint<{ query?: { percent?: string; why?: string }; body: RemoteBuild }, PublishedRecord>({
    method: 'POST',
    path: '/registry/remotes',
    roles: [],
    key: 'deploy',
    success: 201,
  }),
  validate: endpoint<{ body: RemoteBuild }, RegistryValidation>({
    method: 'POST',
    path: '/registry/validate',
    roles: [],
    key: 'deploy',
  }),
  /** Compares a build with the version that each brand gets now. Stores nothing, and needs none of its files. */
  review: endpoint<{ body: RemoteBuild }, RegistryReview>({
    method: 'POST',
    path: '/registry/review',
    roles: [],
    key: 'deploy',
  }),
  pin: endpoint<{ body: PinRequest }, readonly RegistryPin[]>({
    method: 'PUT',
    path: '/registry/pins',
    roles: [],
    key: 'deploy',
  }),
  /** Gives a version to a share of a scope only. Returns all canaries of the remote. */
  canary: endpoint<{ body: CanaryRequest }, readonly RegistryCanary[]>({
    method: 'PUT',
    path: '/registry/canary',
    roles: [],
    key: 'deploy',
  }),
  /** Ends the canaries of a version: everyone gets it, unless a pin says otherwise. */
  promote: endpoint<{ body: PromoteRequest }, readonly RegistryCanary[]>({
    method: 'POST',
    path: '/registry/promote',
    roles: [],
    key: 'deploy',
  }),
  /** Withdraws every release above a version. Returns the withdrawals that this call has made. */
  rollback: endpoint<{ body: RollbackRequest }, readonly RegistryWithdrawal[]>({
    method: 'POST',
    path: '/registry/rollback',
    roles: [],
    key: 'deploy',
  }),
  /** Withdraws or restores one version. Returns all withdrawals of the remote. */
  withdraw: endpoint<{ body: WithdrawalRequest }, readonly RegistryWithdrawal[]>({
    method: 'PUT',
    path: '/registry/withdrawals',
    roles: [],
    key: 'deploy',
  }),
  /** Switches a remote off or on for a scope. Returns all scopes for which it is off. */
  disable: endpoint<{ body: DisableRequest }, readonly RegistryDisabling[]>({
    method: 'PUT',
    path: '/registry/disabled',
    roles: [],
    key: 'deploy',
  }),
  /** Creates a link that gives one browser a version. */
  preview: endpoint<{ body: PreviewRequest }, RegistryPreview>({
    method: 'POST',
    path: '/registry/previews',
    roles: [],
    key: 'deploy',
    success: 201,
  }),
  /** Lists the versions of a remote that nothing needs any more; with `confirm` it removes their records. */
  clean: endpoint<{ body: CleanRequest }, RegistryCleanup>({
    method: 'POST',
    path: '/registry/clean',
    roles: [],
    key: 'deploy',
  }),
  /** Publishes a version of the shell, which new documents use from then on. */
  publishShell: endpoint<{ query?: { why?: string }; body: ShellRecord }, PublishedShell>({
    method: 'POST',
    path: '/registry/shells',
    roles: [],
    key: 'deploy',
    success: 201,
  }),
  /** Checks whether a version of the shell can be published. Stores nothing. */
  validateShell: endpoint<{ body: ShellRecord }, RegistryValidation>({
    method: 'POST',
    path: '/registry/shells/validate',
    roles: [],
    key: 'deploy',
  }),
  /** Withdraws every release of the shell above a version. Returns all versions. */
  rollbackShell: endpoint<{ body: ShellRollback }, ShellStatus>({
    method: 'POST',
    path: '/registry/shells/rollback',
    roles: [],
    key: 'deploy',
  }),
  /** Withdraws or restores one version of the shell. Returns all versions. */
  withdrawShell: endpoint<{ body: ShellWithdrawalRequest }, ShellStatus>({
    method: 'PUT',
    path: '/registry/shells/withdrawals',
    roles: [],
    key: 'deploy',
  }),
  /** The versions of the shell, and the one that new documents use. */
  shells: endpoint<NoInput, ShellStatus>({
    method: 'GET',
    path: '/registry/shells',
    roles: [],
    key: 'deploy',
  }),
  /** The latest entries of the audit, newest first. */
  audit: endpoint<{ query: { name?: string; limit?: string } }, readonly RegistryAuditEntry[]>({
    method: 'GET',
    path: '/registry/audit',
    roles: [],
    key: 'deploy',
  }),
  /** Explains which version a visitor of a brand gets. */
  why: endpoint<{ query: { name: string; brand?: string; branch?: string; bucket?: string } }, RegistryExplanation>({
    method: 'GET',
    path: '/registry/why',
    roles: [],
    key: 'deploy',
  }),
  status: endpoint<NoInput, RegistryStatus>({
    method: 'GET',
    path: '/registry/status',
    roles: [],
    key: 'deploy',
  }),
};
