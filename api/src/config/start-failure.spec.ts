import { ConfigurationError } from './env.js';
import { formatStartFailure } from './start-failure.js';

describe('a failed start', () => {
  it.each([
    [new ConfigurationError('JWT_SECRET is missing'), 'Configuration: JWT_SECRET is missing'],
    [
      Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4000 }),
      'Port 4000 is taken: stop what uses it or choose another PORT',
    ],
    [
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:27017'), { name: 'MongooseServerSelectionError' }),
      'Database: not reachable at MONGODB_URI (connect ECONNREFUSED 127.0.0.1:27017)',
    ],
    [new Error('no such thing\n    at somewhere'), 'Start failed: no such thing'],
  ])('is explained in one line for %s', (error, line) => {
    expect(formatStartFailure(error)).toBe(line);
  });

  it('hides the password of a connection string', () => {
    const error = Object.assign(new Error('cannot reach mongodb://admin:hunter2@db.example/x'), { name: 'MongoError' });
    expect(formatStartFailure(error)).toBe(
      'Database: not reachable at MONGODB_URI (cannot reach mongodb://db.example/x)',
    );
  });
});
