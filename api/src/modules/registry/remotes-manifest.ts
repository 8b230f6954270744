import { remoteBuildSchema, type PublishedRecord } from '@home-move/contract';
import * as z from 'zod/mini';

const published = z.object({ publishedBy: z.string(), publishedAt: z.string() });
const manifest = z.array(z.intersection(remoteBuildSchema, published));

/** Parses the list of remotes that `npm start` has built; throws an error that names the row and field. */
export function parseManifest(text: string): readonly PublishedRecord[] {
  const result = z.safeParse(manifest, JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
