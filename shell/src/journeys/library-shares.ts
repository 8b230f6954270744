import type { createInstance } from '@module-federation/runtime';
import type { SharedLibrary } from './shared-libraries';

type Federation = ReturnType<typeof createInstance>;

/** Offers libraries to remotes; each is loaded when the first chunk that needs it is. */
export function shareLibraries(federation: Federation, libraries: readonly SharedLibrary[]): void {
  const load = async ({ module, version, load: request }: SharedLibrary) => {
    try {
      const library = await request();
      return () => library;
    } catch (error) {
      // The runtime keeps the failed promise, and would answer every later attempt with it.
      const share = federation.shareScopeMap['default']?.[module]?.[version];
      if (share) share.loading = null;
      throw error;
    }
  };
  for (const library of libraries) {
    federation.registerShared({
      [library.module]: {
        version: library.version,
        // Otherwise a remote with its own copies would provide them to all others.
        strategy: 'loaded-first',
        get: () => load(library),
      },
    });
  }
}
