import { brandEndpoints, embeddingEndpoints, type Branding, type Embedding } from '@home-move/contract';
import { cachedFor30s, useRuntime } from '@home-move/ui';
import useSWR from 'swr';

/** A brand by the names in the portal's address: `/oakwood/12`. */
export interface BrandName {
  readonly brand: string;
  /** '' for none. */
  readonly branch: string;
}

export interface FoundBrand {
  /** Undefined until it is loaded, and if there is none. */
  readonly branding: Branding | undefined;
  /** Whether it takes no new moves, so that no page can show it. */
  readonly isArchived: boolean;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The name by which a loaded brand is looked up. */
export const nameOf = ({ urlRoute, branch }: Branding): BrandName => ({
  brand: urlRoute,
  branch: branch === null ? '' : String(branch),
});

/** The only brand that cannot be archived. */
const defaultRoute = 'default';

/**
 * Whether the brand is archived; its branding does not contain that. Ignores other problems, which concern the page that sends the
 * request. If the check fails, the brand is treated as in use: the loader reports an archived brand later.
 */
function useArchived({ brand, branch }: BrandName): Pick<FoundBrand, 'isArchived' | 'isLoading'> {
  const { http } = useRuntime();
  const { data, isLoading } = useSWR<Embedding, unknown>(
    brand === defaultRoute && branch === '' ? null : [embeddingEndpoints.check.path, brand, branch],
    () => http.send(embeddingEndpoints.check, { query: { brand, ...(branch !== '' && { branch }) } }),
    cachedFor30s,
  );
  return { isArchived: data?.problem === 'brand-archived', isLoading };
}

/** Looks up the public branding of one brand. There is no list of brands: it would name every partner to everyone. */
export function useBrand(name: BrandName): FoundBrand {
  const { brand, branch } = name;
  const { http, brand: own } = useRuntime();
  const ownName = nameOf(own);
  const isOwn = brand === ownName.brand && branch === ownName.branch;
  const { isArchived, isLoading: isChecking } = useArchived(name);
  const found = useSWR<Branding, unknown>(
    isOwn ? null : [brandEndpoints.branding.path, brand, branch],
    () =>
      branch === ''
        ? http.send(brandEndpoints.branding, { params: { brand } })
        : http.send(brandEndpoints.branchBranding, { params: { brand, branch } }),
    cachedFor30s,
  );
  const branding = isOwn ? own : found.data;
  const isLoading = found.isLoading || isChecking;
  return {
    branding: isLoading ? undefined : branding,
    isArchived,
    error: found.error,
    isLoading,
    retry: () => void found.mutate(),
  };
}
