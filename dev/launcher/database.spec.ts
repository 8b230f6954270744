import { databaseUri } from './database.mjs';

describe('the URI of another database on a server', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/specs'],
    ['mongodb://127.0.0.1:27017/home_move', 'mongodb://127.0.0.1:27017/specs'],
    ['mongodb://a:1,b:2,c:3/?replicaSet=rs0', 'mongodb://a:1,b:2,c:3/specs?replicaSet=rs0'],
    ['mongodb+srv://me:pass@cluster.example/x?w=1', 'mongodb+srv://me:pass@cluster.example/specs?w=1'],
  ])('replaces the database of %s', (uri, expected) => {
    expect(databaseUri(uri, 'specs')).toBe(expected);
  });

  it.each([
    ['mongodb://me:pass@host', 'mongodb://me:pass@host/specs?authSource=admin'],
    ['mongodb://me:pass@host/users?w=1', 'mongodb://me:pass@host/specs?w=1&authSource=users'],
    ['mongodb://me:pass@host/?authSource=a', 'mongodb://me:pass@host/specs?authSource=a'],
  ])('checks credentials in the same database as %s', (uri, expected) => {
    expect(databaseUri(uri, 'specs')).toBe(expected);
  });

  it('rejects a URI that is not MongoDB’s', () => {
    expect(() => databaseUri('postgres://db', 'specs')).toThrow('MONGODB_URI is malformed');
  });
});
