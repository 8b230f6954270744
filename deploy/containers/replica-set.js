// Health check of the database in compose.yaml: succeeds if the member is the primary and the API's user exists. Creates the replica set
// and the user at the first checks. While the image sets the database up, it listens on another address, so this fails.
const { MONGO_INITDB_ROOT_PASSWORD, DATABASE_PASSWORD } = process.env;

db.getSiblingDB('admin').auth('root', MONGO_INITDB_ROOT_PASSWORD);
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'database:27017' }] });
}
if (!db.hello().isWritablePrimary) quit(1);
const portal = db.getSiblingDB('home_move');
if (!portal.getUser('home_move')) {
  portal.createUser({ user: 'home_move', pwd: DATABASE_PASSWORD, roles: ['readWrite', 'dbAdmin'] });
}
