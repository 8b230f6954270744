import { AsyncLocalStorage } from 'node:async_hooks';
import type { HistoryActor } from '@home-move/contract';
import type { FastifyInstance } from 'fastify';
import type { CallerIdentity } from './caller.js';

interface Scope {
  actor: HistoryActor;
  enrolmentId: string | null;
  /** Of the job that does the work; null in requests. */
  readonly jobId: string | null;
}

/** Who acts in the work at hand, and for which enrolment. A holder, because a request is entered before its caller is known. */
const scopes = new AsyncLocalStorage<Scope>();

const system: HistoryActor = { kind: 'system' };

/** Gives each request its own scope. Runs after the body is read, because body events lose the scope. */
export function trackActors(server: FastifyInstance): void {
  server.addHook('preHandler', (_request, _reply, done) =>
    scopes.run({ actor: system, enrolmentId: null, jobId: null }, done),
  );
}

/** Sets the actor of the request, once its caller is authenticated. */
export function actAsCaller({ role, agentName, enrolmentId }: CallerIdentity): void {
  const scope = scopes.getStore();
  if (!scope) return;
  scope.actor = role === 'agent' ? { kind: 'agent', name: agentName ?? '' } : { kind: 'mover' };
  scope.enrolmentId = enrolmentId;
}

/** Runs a job, which may belong to an enrolment. */
export function actInJob<Result>(
  { jobId, enrolmentId }: { readonly jobId: string; readonly enrolmentId: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  return scopes.run({ actor: system, enrolmentId: enrolmentId ?? null, jobId }, work);
}

/** Runs work that concerns an enrolment, also if its caller is a partner, support, or a visitor without a session. */
export function forEnrolment<Result>(enrolmentId: string, work: () => Promise<Result>): Promise<Result> {
  return scopes.run({ actor: currentActor(), enrolmentId, jobId: currentJob() }, work);
}

/** Runs work of the support tool. */
export function actAsSupport<Result>(work: () => Promise<Result>): Promise<Result> {
  return scopes.run({ actor: { kind: 'support' }, enrolmentId: null, jobId: null }, work);
}

/** Who acts: the caller of the request, support in the support tool, otherwise the system, as in jobs. */
export function currentActor(): HistoryActor {
  return scopes.getStore()?.actor ?? system;
}

/** The enrolment of the caller or the job; null without one. */
export function currentEnrolment(): string | null {
  return scopes.getStore()?.enrolmentId ?? null;
}

/** The job that does the work at hand; null in requests. */
export function currentJob(): string | null {
  return scopes.getStore()?.jobId ?? null;
}
