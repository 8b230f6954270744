import type { RemoteRecord } from '@home-move/contract';
import * as z from 'zod';

const path = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const record = z
  .object({
    name: z.enum(['onboarding', 'energy', 'entertainment', 'council-water', 'confirmation', 'telephony']),
    version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
    contract: z.string().min(1),
    global: z.string().regex(/^\w+$/),
    entry: path,
    files: z.record(path, z.string().regex(/^sha384-/)),
    firstChunks: z.array(path),
    shared: z.record(z.string(), z.string()),
    routes: z.array(z.string().startsWith('/')),
    kind: z.enum(['required', 'optional', 'silent']),
    publishedBy: z.string(),
    publishedAt: z.string(),
  })
  .refine(({ entry, files }) => entry in files, { path: ['entry'], message: 'has no hash in files' });

/** Parses the list of published remotes; throws an error that names the row and field. */
export function parseManifest(text: string): readonly RemoteRecord[] {
  const result = z.array(record).safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
