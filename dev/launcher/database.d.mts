/** The URI of the named database on the server of `uri`, with the same authSource. Throws for a malformed URI. */
export function databaseUri(uri: string, name: string): string;
/** Drops the database that the URI names. */
export function dropDatabase(uri: string): Promise<void>;
