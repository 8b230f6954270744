import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** An error of the sandbox itself, as opposed to a vendor's. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** Sends every error outside the providers as application/problem+json. */
export function registerProblemHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    send(reply, new Problem(404, 'Not found', `The sandbox has no ${request.method} ${request.url.split('?')[0]}.`)),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Problem) return send(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return send(
      reply,
      new Problem(status, status >= 500 ? 'Internal error' : 'Bad request', status >= 500 ? '' : error.message),
    );
  });
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, title, detail } = problem;
  return reply
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }));
}
