import type { BootedApp } from '../../support/boot-app.js';

/** Every collection with its documents as text. */
export async function storedTexts(api: BootedApp): Promise<Readonly<Record<string, readonly string[]>>> {
  const { db } = api.database;
  if (!db) throw new Error('not connected');
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const found = names.map(async (name) => {
    const documents = await db.collection(name).find({}).toArray();
    return [name, documents.map((document) => JSON.stringify(document))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
