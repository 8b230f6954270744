// The webpack command as this package resolves it: npm may hoist webpack away from its command line.
import 'webpack-cli/bin/cli.js';
