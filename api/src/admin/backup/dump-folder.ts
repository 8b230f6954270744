import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import * as z from 'zod';
import { creationFailure } from '../new-path.js';
import { UserError } from '../user-error.js';

const indexSchema = z.looseObject({ key: z.record(z.string(), z.unknown()), name: z.string() });
const collectionSchema = z.object({
  name: z.string().min(1),
  documents: z.int().min(0),
  sha256: z.string(),
  indexes: z.array(indexSchema),
});
const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The id of the key that sealed new values, which is not the key. */
  fieldKeyId: z.string(),
  collections: z.array(collectionSchema),
});

/** A collection in a dump. */
export type DumpedCollection = Readonly<z.infer<typeof collectionSchema>>;
/** The contents of a dump. It is written last, so a folder without it is not complete. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** A folder with a file of BSON documents for each collection, and a manifest. Only its owner reads it. */
export class DumpFolder {
  constructor(readonly path: string) {}

  /** Creates the folder. Throws UserError if it exists or cannot be created. */
  async create(): Promise<void> {
    try {
      await mkdir(this.path, { mode: 0o700 });
    } catch (error) {
      throw notCreated((error as NodeJS.ErrnoException).code ?? 'unknown', error);
    }
  }

  /** Throws like `create`, and creates nothing. */
  async requireCreatable(): Promise<void> {
    const failure = await creationFailure(this.path);
    if (failure !== null) throw notCreated(failure);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }

  /** The file of a collection. */
  fileOf({ name }: Pick<DumpedCollection, 'name'>): string {
    return join(this.path, `${encodeURIComponent(name)}.bson`);
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const file = await open(this.manifestFile, 'wx', 0o600);
    try {
      await file.writeFile(`${mongo.BSON.EJSON.stringify(manifest, undefined, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Throws UserError if the dump is not complete. */
  async readManifest(): Promise<Manifest> {
    const text = await readFile(this.manifestFile, 'utf8').catch((cause: unknown) => {
      throw new UserError('--from: the folder contains no complete dump: manifest.json is missing', { cause });
    });
    try {
      return manifestSchema.parse(mongo.BSON.EJSON.parse(text));
    } catch (cause) {
      throw new UserError('--from: manifest.json is not the manifest of a dump of this tool', { cause });
    }
  }

  private get manifestFile(): string {
    return join(this.path, 'manifest.json');
  }
}

function notCreated(code: string, cause?: unknown): UserError {
  return new UserError(`--to: ${code === 'EEXIST' ? 'the folder exists' : `the folder cannot be created (${code})`}`, {
    cause,
  });
}
