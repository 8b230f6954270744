import type { Problem } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemPage, problemPagePolicy } from './problem-page.js';

/** Answers a problem: as a page to who reads pages, as application/problem+json to everybody else. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, body: Problem): void {
  void reply.status(body.status);
  if (readsPages(request)) {
    void reply.headers({ 'content-security-policy': problemPagePolicy, 'cache-control': 'no-store' });
    void reply.type('text/html; charset=utf-8').send(problemPage(body));
    return;
  }
  void reply.type('application/problem+json').send(JSON.stringify(body));
}

function readsPages({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}
