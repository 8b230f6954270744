import type { FastifyInstance } from 'fastify';
import { type Provider, SANDBOX_KEY } from '../server/provider.js';

/** Trustpilot's id of Home Move in the sandbox. */
export const TRUSTPILOT_BUSINESS_UNIT = '507f191e810c19729de860ea';

/** Invented, with the same reviews as the reference format. */
const BUSINESS_UNIT = {
  id: TRUSTPILOT_BUSINESS_UNIT,
  displayName: 'Home Move',
  name: { identifying: 'home-move.example', referring: ['home-move.example'] },
  websiteUrl: 'https://home-move.example',
  country: 'GB',
  numberOfReviews: { total: 1284, usedForTrustScoreCalculation: 1284 },
  status: 'active',
  score: { trustScore: 4.6, stars: 4.5 },
};

/** Trustpilot's business units, as far as the API calls them. */
export const trustpilot: Provider = {
  name: 'rating',
  prefix: '/trustpilot',
  isAuthenticated: ({ headers }) => headers['apikey'] === SANDBOX_KEY,
  unauthenticated: { message: 'Unauthorized' },
  internal: { message: 'Internal Server Error' },
  routes(app: FastifyInstance) {
    const unit = `/v1/business-units/${TRUSTPILOT_BUSINESS_UNIT}`;
    app.get(unit, () => BUSINESS_UNIT);
    app.get(`${unit}/web-links`, () => ({
      profileUrl: 'https://candid-reviews.example/home-move',
      evaluateUrl: 'https://candid-reviews.example/evaluate/home-move',
    }));
    app.get(`${unit}/reviews`, () => ({ reviews: [{ id: 'r1', stars: 5, createdAt: '2025-11-01T09:12:00Z' }] }));
  },
};
