/**
 * The URI of the named database on the server of `uri`. Credentials stay valid: they are checked in the database that `uri`
 * names, or in `admin`. Throws for a URI that is not MongoDB's.
 */
export function databaseUri(uri, name) {
  const [, server, database, query] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri) ?? [];
  if (!server) throw new Error('MONGODB_URI is malformed: must be mongodb://host[:port][/database][?options]');
  // The DNS record of a mongodb+srv server names its own authSource.
  const needsAuthSource =
    server.startsWith('mongodb://') && server.includes('@') && !/(^|&)authSource=/.test(query ?? '');
  const options = [query, needsAuthSource && `authSource=${database || 'admin'}`].filter(Boolean).join('&');
  return `${server}/${name}${options && `?${options}`}`;
}

/** Drops the database that the URI names. */
export async function dropDatabase(uri) {
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    await connection.dropDatabase();
  } finally {
    await connection.close();
  }
}
