// In place of the federation runtime's reader of manifests: registry records say all that a manifest would.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
