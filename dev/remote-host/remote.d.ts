// The remote under development: development-page.mjs points these names to its files.
declare module 'remote' {
  import type { RemoteMountProps } from '@home-move/ui';
  export function bootstrap(props: RemoteMountProps): Promise<unknown>;
  export function mount(props: RemoteMountProps): Promise<unknown>;
}

declare module 'remote/sample-runtime' {
  import type { TestRuntime } from '@home-move/ui/testing';
  /** The runtime with sample answers. */
  export const runtime: TestRuntime;
  /** The path below the brand to open; null for a remote without steps. */
  export const path: string | null;
}

declare module 'remote/manifest' {
  import type { RemoteManifest } from './page-problem';
  const manifest: RemoteManifest;
  export default manifest;
}

declare module '@home-move/ui/tokens.css';
