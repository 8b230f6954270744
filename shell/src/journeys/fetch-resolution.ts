import { brandEndpoints, urlOf, type RegistryResolution } from '@home-move/contract';

/** A mover may be waiting for it. */
const timeoutMs = 3000;

/**
 * Fetches the versions of a brand and branch with the tag of the last answer, so that an unchanged one is empty. Only a document
 * with a preview sends its cookie: other tabs of the browser show no badge, so they keep their versions. Rejects when the registry
 * does not answer in time.
 */
export async function fetchResolution(
  query: { readonly brand?: string; readonly branch?: string },
  hasPreview: boolean,
  fetcher: typeof fetch = window.fetch.bind(window),
): Promise<RegistryResolution> {
  const response = await fetcher(urlOf(brandEndpoints.resolution, { query }), {
    cache: 'no-cache',
    credentials: hasPreview ? 'same-origin' : 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return JSON.parse(await response.text()) as RegistryResolution;
}
