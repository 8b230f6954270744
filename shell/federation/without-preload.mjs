// In place of the federation runtime's preloading of remotes: the shell preloads a journey by loading its code.
const none = () => [];

export { none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets };
export const defaultPreloadArgs = (args) => args;
