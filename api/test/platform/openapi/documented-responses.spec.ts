import { expectDocumented } from '../../support/documented-responses.js';

const json = { 'content-type': 'application/json; charset=utf-8' };
const problemJson = { 'content-type': 'application/problem+json' };
const rating = {
  company: 'Home Move',
  score: 4.6,
  outOf: 5,
  count: 812,
  from: '2026-01-01',
  to: '2026-10-31',
  sourceUrl: 'https://reviews.example/how',
};

const receive = (body: unknown, { status = 200, headers = json, url = '/api/v1/review/rating' } = {}) =>
  expectDocumented('GET', url, { status, headers, body });

describe('a response that a spec receives', () => {
  it('passes when it is as documented', () => {
    expect(() => receive(rating)).not.toThrow();
    expect(() =>
      receive(undefined, { status: 204, headers: json, url: '/api/v1/password-reset-request/t1' }),
    ).not.toThrow();
  });

  it.each([
    ['a field that is not documented', { ...rating, source: 'Trustpilot' }],
    ['no value for a documented field', { ...rating, score: undefined }],
    ['a value of another format', { ...rating, from: '1 January 2026' }],
  ])('fails with %s', (_case, body) => {
    expect(() => receive(body)).toThrow('GET /api/v1/review/rating: undocumented response');
  });

  it('fails with a status that is not documented', () => {
    expect(() => receive(rating, { status: 201 })).toThrow('undocumented status 201');
  });

  it('fails with a body if 204 is documented', () => {
    const url = '/api/v1/password-reset-request/t1';
    expect(() => receive({ valid: true }, { status: 204, url })).toThrow('undocumented response');
  });

  it('fails with a problem whose code is not in the catalogue', () => {
    const problem = { type: 'about:blank', title: 'No', status: 404, code: 'NOT_THERE' };
    expect(() => receive(problem, { status: 404, headers: problemJson })).toThrow('undocumented response');
  });

  it('matches fixed paths before parameters, with a query or a trailing slash', () => {
    const services = { country: null, council: null, water: null };
    expect(() => receive(services, { url: '/api/v1/enrolment/council-services/?retry=1' })).not.toThrow();
    expect(() => receive(services, { url: '/api/v1/enrolment/e1' })).toThrow('undocumented response');
  });

  it('passes when it is a page or a file', () => {
    expect(() => receive(undefined, { url: '/oakwood/enrolment/energy/list' })).not.toThrow();
  });
});
