export { type Clock } from './clock.js';
export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server.js';
export { FolderLockedError } from './storage/lock-file.js';
export { DamagedLogError } from './storage/log-file.js';
