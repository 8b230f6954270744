import type { FastifyInstance } from 'fastify';
import { type Provider, VendorError } from '../server/provider.js';

const jsonApiError = (status: string, title: string) => ({ errors: [{ status, title }] });

/** Invented for the sandbox; as of November 2026. */
const HOME_MOVE = {
  business: { slug: 'home-move', display_name: 'Home Move' },
  score: { average: '4.6', max: '5' },
  reviews: { count: 1284, period: { from: '2025-11-01', to: '2026-10-31' } },
  source: {
    name: 'Candid Reviews',
    method: 'Everyone who finishes setting up a home is asked once, by email, a week later. All answers count.',
    url: 'https://candid-reviews.example/home-move',
  },
};

export const rating: Provider = {
  name: 'rating',
  prefix: '/rating',
  unauthenticated: jsonApiError('401', 'Unauthenticated'),
  internal: jsonApiError('500', 'Internal error'),
  routes(app: FastifyInstance) {
    app.get<{ Querystring: { company?: string } }>('/v1/summary', (request) => {
      if (request.query.company !== HOME_MOVE.business.slug)
        throw new VendorError(404, jsonApiError('404', 'Unknown company'));
      return HOME_MOVE;
    });
  },
};
