export { type Clock, movedClock, systemClock } from './commands/clock.js';
export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server.js';
export { DamagedLogError, FolderLockedError } from './storage/storage-errors.js';
