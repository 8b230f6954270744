/** Replaces a file with the module that Node itself loads (see native.environment.mjs). */
export default {
  process: (_source, path) => ({ code: `module.exports = requireNatively(${JSON.stringify(path)});` }),
};
