import webpack from 'webpack';

/**
 * Lets Chromium compile a script's functions in the background while the script arrives, instead of each at its first call on the main
 * thread. Other browsers read a comment. Scripts of which a page calls few functions do not need it.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // The document has this script inline.
    exclude: /^document\.js$/,
    // After the minimizer, which removes comments, and before files are named by their content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
